import { queryOptions } from '@tanstack/react-query';
import type { UserId } from '#core/account/account.ts';
import { RecipeUsage } from '#core/plan/usage.ts';
import { get } from '../api.ts';

/** Recipes used of the monthly quota. */
export const usageQuery = (userId: UserId) =>
  queryOptions({
    queryKey: ['usage', userId],
    meta: { persist: true },
    queryFn: ({ signal }) => get('/api/user/recipe-usage', { schema: RecipeUsage, signal }),
  });
