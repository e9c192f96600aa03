import { useEffect, useRef, useState } from 'react';
import { canLook, lookAt } from '../../recogniser/look.ts';
import { EMPTY_SIGHT, type PhotoSight } from './seen-foods.ts';
import type { Photo } from './use-photos.ts';

/** Under this name stands what the cook has added to all photos. */
export const ADDED = 'added';

/**
 * What the photos show, by their ids, as the device and then the cook see it.
 * @returns no sights at all where this device cannot look by itself
 */
export function useSights(photos: readonly Photo[]) {
  const [isAble] = useState(canLook);
  const [held, setHeld] = useState<ReadonlyMap<string, PhotoSight>>(new Map());
  const asked = useRef(new Set<string>());

  const put = (id: string, change: (sight: PhotoSight) => PhotoSight) =>
    setHeld((sights) => new Map(sights).set(id, change(sights.get(id) ?? EMPTY_SIGHT)));

  useEffect(() => {
    if (!isAble) return;
    for (const { id, jpeg } of photos) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void look(jpeg).then((sight) => put(id, () => sight));
    }
  }, [photos, isAble]);

  const known = [...photos.map(({ id }) => id), ADDED];
  return {
    isAble,
    isLooking: isAble && photos.some(({ id }) => !held.has(id)),
    sights: known.map((id) => held.get(id) ?? EMPTY_SIGHT),
    sightOf: (id: string) => held.get(id),
    change: put,
    forget: () => setHeld(new Map()),
  };
}

export type Sights = ReturnType<typeof useSights>;

async function look(jpeg: Blob): Promise<PhotoSight> {
  const sight = await lookAt(jpeg);
  if (!sight) return EMPTY_SIGHT;
  return {
    ...EMPTY_SIGHT,
    mayBeMore: sight.mayBeMore,
    foods: sight.foods.map(({ food, isSure }) => ({
      food,
      key: crypto.randomUUID(),
      certainty: isSure ? 'sure' : 'maybe',
    })),
  };
}
