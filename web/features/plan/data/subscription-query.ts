import type { UserId } from '#core/user-id.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Language } from '#core/language.ts';
import { UserSubscription } from '#core/plan/subscription.ts';
import { get } from '#web/shared/requests/api.ts';

/** The user's subscription with texts in a language, or null. Makes no request without a user. */
export const subscriptionQuery = (userId: UserId | undefined, language: Language) =>
  queryOptions({
    queryKey: ['subscription', userId, language],
    meta: { persist: true },
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }) => get('/api/user/subscription', { schema: UserSubscription, signal }),
  });
