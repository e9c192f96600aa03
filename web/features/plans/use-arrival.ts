import type { UserId } from '#core/user-id.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '#core/language.ts';
import type { UserSubscription } from '#core/plan/subscription.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { subscriptionQuery } from '../../shell/subscription-query.ts';
import { usageQuery } from '../../generation/usage-query.ts';

const PATIENCE = MINUTE;

/** How often a changed plan is asked for: Stripe tells us a moment after it has sent the cook back. */
const LOOKS_AFTER_CHANGE = 4;

/** How a cook comes back from Stripe's pages; undefined for who was not there. */
export type Outcome = 'success' | 'cancelled' | 'changed' | undefined;

/** `arrived`: the plan is there. `awaited`: it is paid, and Stripe is about to tell us. `late`: that takes too long. */
export type Arrival = 'arrived' | 'awaited' | 'late';

/** The cook's subscription. After a payment it is asked for again and again for a minute, until the plan is there. */
export function useArrival(userId: UserId | undefined, language: Language, outcome: Outcome) {
  const client = useQueryClient();
  const isPaid = outcome === 'success';
  const [isPatient, setIsPatient] = useState(isPaid);
  const asked = useQuery({
    ...subscriptionQuery(userId, language),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const isAwaited = isPaid && isPatient && !isThere(state.data);
      const mayChange = outcome === 'changed' && state.dataUpdateCount < LOOKS_AFTER_CHANGE;
      return isAwaited || mayChange ? 2 * SECOND : false;
    },
  });
  const hasArrived = isThere(asked.data);
  useEffect(() => {
    if (!isPatient || hasArrived) return;
    const timer = setTimeout(() => setIsPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, [isPatient, hasArrived]);
  const planId = asked.data?.planId;
  useEffect(() => {
    if (planId !== undefined && userId !== undefined) void client.invalidateQueries(usageQuery(userId));
  }, [client, planId, userId]);
  const arrival: Arrival = hasArrived ? 'arrived' : isPatient ? 'awaited' : 'late';
  return { ...asked, arrival, waitAgain: () => setIsPatient(true) };
}

const isThere = (subscription: UserSubscription | undefined): boolean => subscription?.status === 'active';
