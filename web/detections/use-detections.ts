import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FoodOnTable, PhotoDetection, TablePhoto } from '../offline/schema.ts';
import { blobOf, type StoredPicture } from '../offline/pictures/stored-picture.ts';
import type { Table } from '../offline/table/table.ts';
import { canDetectFoods, detectFoods } from '../recogniser/detect-foods.ts';
import type { StoredTableAccess } from '../offline/table/use-stored-table.ts';
import { NO_DETECTION, withAllConfirmed } from './detected-foods.ts';

/** Key of the foods that were added without a photo. */
export const ADDED = 'added';

/** A food field on the screen. */
export type OpenField = {
  /** Adds the typed foods. @returns false if some are unknown */
  readonly add: () => boolean;
  readonly focus: () => void;
};

/** Photos whose detection has started, also on a page that the user has left. */
const started = new Set<string>();

/**
 * Detects the foods of photos and applies the user's corrections. Without WebAssembly SIMD or workers it detects none.
 */
export function useDetections({ table, change }: StoredTableAccess) {
  const [isAble] = useState(canDetectFoods);
  const fields = useRef(new Set<OpenField>());

  const update = (id: string, next: (detection: PhotoDetection) => PhotoDetection) =>
    change((held) => ({
      ...held,
      detections: new Map(held.detections).set(id, next(held.detections.get(id) ?? NO_DETECTION)),
    }));

  const begin = useEffectEvent((photos: readonly TablePhoto[]) => {
    for (const { id, jpeg } of photos) {
      // Already detected on an earlier visit.
      if (started.has(id) || table.detections.has(id)) continue;
      started.add(id);
      void detect(jpeg).then((detection) => update(id, (current) => withDetection(current, detection)));
    }
  });
  useEffect(() => {
    if (isAble) begin(table.photos);
  }, [table.photos, isAble]);

  const detectionOf = (id: string): PhotoDetection | undefined =>
    table.detections.get(id) ?? (isAble && id !== ADDED ? undefined : NO_DETECTION);
  const has = (state: FoodOnTable['state']) =>
    detectionsOf(table).some(({ foods }) => foods.some((food) => food.state === state));
  return {
    detectionOf,
    hasGuesses: has('guess'),
    hasTicks: has('confirmed'),
    update,
    confirmAll: () =>
      change((held) => ({
        ...held,
        detections: new Map([...held.detections].map(([id, each]) => [id, withAllConfirmed(each)])),
      })),
    typedIn: (id: string) => table.typed.get(id) ?? '',
    type: (id: string, text: string) =>
      change((held) => ({ ...held, typed: new Map(held.typed).set(id, text) })),
    fields,
  };
}

export type Detections = ReturnType<typeof useDetections>;

/** Returns the foods of each photo on the table, and those without a photo. */
export const detectionsOf = ({ photos, detections }: Table): PhotoDetection[] =>
  [...photos.map(({ id }) => id), ADDED].map((id) => detections.get(id) ?? NO_DETECTION);

/** Returns the processed photos without any known food. */
export const unknownPhotos = ({ photos, detections }: Table): TablePhoto[] =>
  photos.filter(({ id }) => detections.get(id)?.foods.length === 0);

/** Returns true if all photos on the table were processed. */
export const isDetected = ({ photos, detections }: Table): boolean =>
  photos.every(({ id }) => detections.has(id));

/** Adds detected foods, and keeps corrections made meanwhile. */
const withDetection = (current: PhotoDetection, detection: PhotoDetection): PhotoDetection => ({
  ...current,
  mayBeMore: detection.mayBeMore,
  candidates: detection.candidates ?? [],
  foods: [
    ...current.foods,
    ...detection.foods.filter((detected) => current.foods.every(({ food }) => food !== detected.food)),
  ],
});

async function detect(jpeg: StoredPicture): Promise<PhotoDetection> {
  const detection = await detectFoods(blobOf(jpeg));
  if (!detection) return NO_DETECTION;
  return {
    ...NO_DETECTION,
    mayBeMore: detection.mayBeMore,
    candidates: detection.candidates,
    foods: detection.foods.map(({ food, probability }) => ({
      food,
      probability,
      key: crypto.randomUUID(),
      state: 'guess',
    })),
  };
}
