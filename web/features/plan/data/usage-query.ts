import type { UserId } from '#core/user-id.ts';
import { queryOptions } from '@tanstack/react-query';
import { RecipeUsage } from '#core/plan/usage.ts';
import { get } from '#web/shared/requests/api.ts';

/** Recipes used of the monthly quota. */
export const usageQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['usage', userId],
    meta: { persist: true },
    queryFn: ({ signal }) => get('/api/user/recipe-usage', { schema: RecipeUsage, signal }),
  });
