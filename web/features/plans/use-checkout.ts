import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { PLANS } from '#core/plan/plan.ts';
import { post } from '../../api/api.ts';
import { describeError } from '../../errors/describe-error.ts';
import { PATHS } from '../../paths.ts';
import { pickPlan, takePickedPlan, type PickedPlan } from '../../picked-plan.ts';
import { toast } from '../../ui/feedback/toast.ts';

const Checkout = v.object({ checkoutUrl: v.string() });

/**
 * Orders plans: the paid ones at the checkout, the free one by going home. A stranger logs in first, and what they
 * picked is ordered once when they come back.
 * @param isSignedIn undefined while it is not known
 * @returns the plan that is being ordered, and what orders one
 */
export function useCheckout(isSignedIn: boolean | undefined): {
  ordering: PickedPlan | undefined;
  order: (picked: PickedPlan) => void;
} {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const checkout = useMutation({
    mutationFn: async (picked: PickedPlan) => {
      // Every press is an order of its own; only the network may repeat one.
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return post('/api/subscription/create', picked, { schema: Checkout, headers });
    },
    onSuccess: ({ checkoutUrl }) => location.assign(checkoutUrl),
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('subscription_error'),
        description: describeError(failure, i18n, i18n._('subscription_creation_failed')),
      }),
  });
  const order = (picked: PickedPlan) => {
    if (!isSignedIn) {
      pickPlan(picked);
      void navigate(PATHS.auth);
    } else if (picked.planId === PLANS.free.id) {
      toast({ title: i18n._('free_plan_activated'), description: i18n._('free_plan_activated.text') });
      void navigate(PATHS.home);
    } else checkout.mutate(picked);
  };
  const resume = useEffectEvent(() => {
    const picked = takePickedPlan();
    if (picked) order(picked);
  });
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);
  useRestoredPage(checkout.reset);
  return { ordering: checkout.isPending || checkout.isSuccess ? checkout.variables : undefined, order };
}

/** Who goes back from the checkout may meet the page as it was left: in the middle of an order. */
function useRestoredPage(act: () => void): void {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
