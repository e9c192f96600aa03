import { useEffect, useRef, useState } from 'react';
import { canLook, lookAt } from '../../../recogniser/look.ts';
import { EMPTY_SIGHT, withAllConfirmed, type PhotoSight, type Seen } from './detected-foods.ts';
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
export function useSights(photos: readonly Photo[]) {
  const [isAble] = useState(canLook);
  const [held, setHeld] = useState<ReadonlyMap<string, PhotoSight>>(new Map());
  const asked = useRef(new Set<string>());
  const fields = useRef(new Set<OpenField>());

  const put = (id: string, change: (sight: PhotoSight) => PhotoSight) =>
    setHeld((sights) => new Map(sights).set(id, change(sights.get(id) ?? EMPTY_SIGHT)));

  useEffect(() => {
    if (!isAble) return;
    for (const { id, jpeg } of photos) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void look(jpeg).then((sight) => put(id, (told) => withSight(told, sight)));
    }
  }, [photos, isAble]);

  const sightOf = (id: string): PhotoSight | undefined =>
    held.get(id) ?? (isAble && id !== ADDED ? undefined : EMPTY_SIGHT);
  const sights = [...photos.map(({ id }) => id), ADDED].map((id) => sightOf(id) ?? EMPTY_SIGHT);
  const has = (state: Seen['state']) =>
    sights.some(({ foods }) => foods.some((food) => food.state === state));
  return {
    sights,
    sightOf,
    hasGuesses: has('guess'),
    hasTicks: has('confirmed'),
    change: put,
    confirmAll: () =>
      setHeld((known) => new Map([...known].map(([id, sight]) => [id, withAllConfirmed(sight)]))),
    forget: () => setHeld(new Map()),
    fields,
  };
}

export type Sights = ReturnType<typeof useSights>;

/** What the cook has said meanwhile stays. */
const withSight = (told: PhotoSight, sight: PhotoSight): PhotoSight => ({
  ...told,
  mayBeMore: sight.mayBeMore,
  foods: [...told.foods, ...sight.foods.filter((seen) => told.foods.every(({ food }) => food !== seen.food))],
});

async function look(jpeg: Blob): Promise<PhotoSight> {
  const sight = await lookAt(jpeg);
  if (!sight) return EMPTY_SIGHT;
  return {
    ...EMPTY_SIGHT,
    mayBeMore: sight.mayBeMore,
    foods: sight.foods.map(({ food, probability }) => ({
      food,
      probability,
      key: crypto.randomUUID(),
      state: 'guess',
    })),
  };
}
