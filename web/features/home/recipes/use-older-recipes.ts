import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { fetchOlder, hasOlderQuery } from '../../../offline/recipes.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Distance of the list's end from the screen at which the next page is fetched. */
const PREFETCH_MARGIN = '600px';

/**
 * Fetches older recipes when the end of the list comes near.
 * @param oldest the last recipe that is shown
 * @returns `end`, the ref of an element at the end of the list
 */
export function useOlderRecipes(oldest: RecipeId | undefined) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const { data: hasOlder = false } = useQuery(hasOlderQuery(userId));
  const [isFetching, setIsFetching] = useState(false);

  const fetchNext = useEffectEvent(async (signal: AbortSignal) => {
    if (oldest === undefined || !hasOlder || isFetching) return;
    setIsFetching(true);
    try {
      await fetchOlder(userId, client, { after: oldest, signal });
    } catch {
      // The list stays as it is. Scrolling to its end again retries.
    } finally {
      setIsFetching(false);
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNext(controller.signal),
      { rootMargin: PREFETCH_MARGIN },
    );
    if (end.current) observer.observe(end.current);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [oldest, hasOlder]);

  return { end, isFetching };
}
