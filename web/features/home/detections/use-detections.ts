import { useEffect, useRef, useState } from 'react';
import { canLook, lookAt } from '../../../recogniser/look.ts';
import { NO_DETECTION, withAllConfirmed, type PhotoDetection, type FoodOnTable } from './detected-foods.ts';
import type { Photo } from '../photos/use-photos.ts';

/** Under this name stands what the cook has added to all photos, or without any. */
export const ADDED = 'added';

/** A field that foods are typed into. */
export type OpenField = {
  /** Takes over what is typed. @returns false where some of it is not known */
  readonly add: () => boolean;
  readonly focus: () => void;
};

/** What the photos show, by their ids, as the device and then the cook see it. A device that cannot look says nothing. */
export function useDetections(photos: readonly Photo[]) {
  const [isAble] = useState(canLook);
  const [held, setHeld] = useState<ReadonlyMap<string, PhotoDetection>>(new Map());
  const asked = useRef(new Set<string>());
  const fields = useRef(new Set<OpenField>());

  const put = (id: string, change: (detection: PhotoDetection) => PhotoDetection) =>
    setHeld((detections) => new Map(detections).set(id, change(detections.get(id) ?? NO_DETECTION)));

  useEffect(() => {
    if (!isAble) return;
    for (const { id, jpeg } of photos) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void look(jpeg).then((detection) => put(id, (told) => withDetection(told, detection)));
    }
  }, [photos, isAble]);

  const detectionOf = (id: string): PhotoDetection | undefined =>
    held.get(id) ?? (isAble && id !== ADDED ? undefined : NO_DETECTION);
  const detections = [...photos.map(({ id }) => id), ADDED].map((id) => detectionOf(id) ?? NO_DETECTION);
  const has = (state: FoodOnTable['state']) =>
    detections.some(({ foods }) => foods.some((food) => food.state === state));
  return {
    detections,
    detectionOf,
    hasGuesses: has('guess'),
    hasTicks: has('confirmed'),
    change: put,
    confirmAll: () =>
      setHeld((known) => new Map([...known].map(([id, detection]) => [id, withAllConfirmed(detection)]))),
    forget: () => setHeld(new Map()),
    fields,
  };
}

export type Detections = ReturnType<typeof useDetections>;

/** What the cook has said meanwhile stays. */
const withDetection = (told: PhotoDetection, detection: PhotoDetection): PhotoDetection => ({
  ...told,
  mayBeMore: detection.mayBeMore,
  foods: [
    ...told.foods,
    ...detection.foods.filter((seen) => told.foods.every(({ food }) => food !== seen.food)),
  ],
});

async function look(jpeg: Blob): Promise<PhotoDetection> {
  const detection = await lookAt(jpeg);
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
