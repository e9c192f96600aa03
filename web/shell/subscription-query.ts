import type { UserId } from '#core/user-id.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#core/language.ts';
import { UserSubscription } from '#core/plan/subscription.ts';
import { get } from '../api/api.ts';

/** What a user subscribes to, named in a language; null for nothing. Nobody's is never asked for. */
export const subscriptionQuery = (userId: UserId | undefined, language: Language) =>
  queryOptions({
    queryKey: ['subscription', userId, language],
    meta: { persist: true },
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }) => get('/api/user/subscription', { schema: UserSubscription, signal }),
  });
