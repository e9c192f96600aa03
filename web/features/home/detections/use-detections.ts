import { useEffect, useRef, useState } from 'react';
import { canDetectFoods, detectFoods } from '../../../recogniser/detect-foods.ts';
import { NO_DETECTION, withAllConfirmed, type PhotoDetection, type FoodOnTable } from './detected-foods.ts';
import type { Photo } from '../photos/use-photos.ts';

/** Key of the foods that were added without a photo. */
export const ADDED = 'added';

/** A food field on the screen. */
export type OpenField = {
  /** Adds the typed foods. @returns false if some are unknown */
  readonly add: () => boolean;
  readonly focus: () => void;
};

/** Detects the foods of photos and holds the user's corrections. Without WebAssembly SIMD or workers it detects none. */
export function useDetections(photos: readonly Photo[]) {
  const [isAble] = useState(canDetectFoods);
  const [byPhoto, setByPhoto] = useState<ReadonlyMap<string, PhotoDetection>>(new Map());
  const started = useRef(new Set<string>());
  const fields = useRef(new Set<OpenField>());

  const update = (id: string, change: (detection: PhotoDetection) => PhotoDetection) =>
    setByPhoto((detections) => new Map(detections).set(id, change(detections.get(id) ?? NO_DETECTION)));

  useEffect(() => {
    if (!isAble) return;
    for (const { id, jpeg } of photos) {
      if (started.current.has(id)) continue;
      started.current.add(id);
      void detect(jpeg).then((detection) => update(id, (current) => withDetection(current, detection)));
    }
  }, [photos, isAble]);

  const detectionOf = (id: string): PhotoDetection | undefined =>
    byPhoto.get(id) ?? (isAble && id !== ADDED ? undefined : NO_DETECTION);
  const detections = [...photos.map(({ id }) => id), ADDED].map((id) => detectionOf(id) ?? NO_DETECTION);
  const has = (state: FoodOnTable['state']) =>
    detections.some(({ foods }) => foods.some((food) => food.state === state));
  return {
    detections,
    detectionOf,
    hasGuesses: has('guess'),
    hasTicks: has('confirmed'),
    update,
    confirmAll: () =>
      setByPhoto((current) => new Map([...current].map(([id, each]) => [id, withAllConfirmed(each)]))),
    clear: () => setByPhoto(new Map()),
    fields,
  };
}

export type Detections = ReturnType<typeof useDetections>;

/** Adds detected foods. Corrections that the user made in the meantime stay. */
const withDetection = (current: PhotoDetection, detection: PhotoDetection): PhotoDetection => ({
  ...current,
  mayBeMore: detection.mayBeMore,
  foods: [
    ...current.foods,
    ...detection.foods.filter((detected) => current.foods.every(({ food }) => food !== detected.food)),
  ],
});

async function detect(jpeg: Blob): Promise<PhotoDetection> {
  const detection = await detectFoods(jpeg);
  if (!detection) return NO_DETECTION;
  return {
    ...NO_DETECTION,
    mayBeMore: detection.mayBeMore,
    foods: detection.foods.map(({ food, probability }) => ({
      food,
      probability,
      key: crypto.randomUUID(),
      state: 'guess',
    })),
  };
}
