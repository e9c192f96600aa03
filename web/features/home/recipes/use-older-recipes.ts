import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { fetchOlder, hasOlderQuery, PAGE_SIZE, recipesOf } from '../../../offline/recipes/recipes.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Distance of the list's end from the screen at which older recipes are shown. */
const PREFETCH_MARGIN = '600px';

/**
 * Shows older recipes when the end of the list comes near: those on the device, and then those that only the server has.
 * @param newest the recipes that are shown at first
 * @returns `end`, the ref of an element at the end of the list
 */
export function useOlderRecipes(newest: readonly RecipeCard[]) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(PAGE_SIZE);
  const { data: hasOlder = false } = useQuery(hasOlderQuery(userId));
  const [isFetching, setIsFetching] = useState(false);
  const read = useOnDevice(recipesOf(userId, client, most)) ?? newest;
  const [shown, setShown] = useState(read);
  // While more are read, those that were read before stay.
  if (read !== shown && (read !== newest || most === PAGE_SIZE)) setShown(read);
  const oldest = shown.at(-1)?.id;

  const showNext = useEffectEvent(async (signal: AbortSignal) => {
    if (oldest === undefined || isFetching) return;
    if (shown.length >= most) return setMost(most + PAGE_SIZE);
    if (!hasOlder) return;
    setIsFetching(true);
    try {
      await fetchOlder(userId, client, { after: oldest, signal });
      setMost(most + PAGE_SIZE);
    } catch {
      // The list stays as it is. Scrolling to its end again retries.
    } finally {
      setIsFetching(false);
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void showNext(controller.signal),
      { rootMargin: PREFETCH_MARGIN },
    );
    if (end.current) observer.observe(end.current);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [oldest, hasOlder]);

  return { shown, end, isFetching };
}
