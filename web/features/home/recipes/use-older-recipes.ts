import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { fetchOlder, hasOlderQuery } from '../../../offline/recipes.ts';
import { useUser } from '../../../session/require-user.tsx';

/** How far below the screen the end of the list may be before the next page is fetched. */
const AHEAD = '600px';

/**
 * Fetches older recipes when the end of the list comes near.
 * @param oldest the last recipe that is shown
 * @returns where to put the end of the list, and whether more is on its way
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
      // The list stays as it is; scrolling here again asks again.
    } finally {
      setIsFetching(false);
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNext(leaving.signal),
      { rootMargin: AHEAD },
    );
    if (end.current) observer.observe(end.current);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [oldest, hasOlder]);

  return { end, isFetching };
}
