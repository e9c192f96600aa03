import type { UserId } from '#core/user-id.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '#core/language.ts';
import type { UserSubscription } from '#core/plan/subscription.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { subscriptionQuery } from '../../shell/subscription-query.ts';
import { usageQuery } from '../../generation/usage-query.ts';

const MAX_WAIT = MINUTE;

/** Number of refetches after a change: Stripe's webhook arrives shortly after the user returns. */
const REFETCHES_AFTER_CHANGE = 4;

/** Outcome of the visit to Stripe's pages; undefined without one. */
export type Outcome = 'success' | 'cancelled' | 'changed' | undefined;

/** `awaited`: the user has paid, but Stripe's webhook has not arrived yet. `late`: the webhook takes too long. */
export type Arrival = 'arrived' | 'awaited' | 'late';

/** Returns the user's subscription. After a payment, polls for up to a minute until the subscription is active. */
export function useAwaitedSubscription(userId: UserId | undefined, language: Language, outcome: Outcome) {
  const client = useQueryClient();
  const isPaid = outcome === 'success';
  const [isWaiting, setIsWaiting] = useState(isPaid);
  const query = useQuery({
    ...subscriptionQuery(userId, language),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const isAwaited = isPaid && isWaiting && !isActive(state.data);
      const mayChange = outcome === 'changed' && state.dataUpdateCount < REFETCHES_AFTER_CHANGE;
      return isAwaited || mayChange ? 2 * SECOND : false;
    },
  });
  const hasArrived = isActive(query.data);
  useEffect(() => {
    if (!isWaiting || hasArrived) return;
    const timer = setTimeout(() => setIsWaiting(false), MAX_WAIT);
    return () => clearTimeout(timer);
  }, [isWaiting, hasArrived]);
  const planId = query.data?.planId;
  useEffect(() => {
    if (planId !== undefined && userId !== undefined) void client.invalidateQueries(usageQuery(userId));
  }, [client, planId, userId]);
  const arrival: Arrival = hasArrived ? 'arrived' : isWaiting ? 'awaited' : 'late';
  return { ...query, arrival, waitAgain: () => setIsWaiting(true) };
}

const isActive = (subscription: UserSubscription | undefined): boolean => subscription?.status === 'active';
