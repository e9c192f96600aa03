import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { PLANS } from '#core/plan/plan.ts';
import { post } from '../../requests/api.ts';
import { describeError } from '../../errors/describe-error.ts';
import { PATHS } from '../../paths.ts';
import { forgetPickedPlan, pickedPlan, pickPlan, type PickedPlan } from '../../session/picked-plan.ts';
import { toast } from '../../ui/feedback/toast.ts';

const Checkout = v.object({ checkoutUrl: v.string() });

type Checkouts = {
  readonly opening: PickedPlan | undefined;
  readonly open: (picked: PickedPlan) => void;
  /** Paid plan that the visitor picked before signing in. It needs a confirmation. */
  readonly asked: PickedPlan | undefined;
  readonly forget: () => void;
};

/**
 * Opens the checkout of a paid plan, or home for the free one. Visitors sign in first.
 * @param isSignedIn undefined while unknown
 */
export function useCheckout(isSignedIn: boolean | undefined): Checkouts {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const checkout = useMutation({
    mutationFn: async (picked: PickedPlan) => {
      // Each click opens a new checkout. The key only protects against network retries.
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return post('/api/subscription/create', picked, { schema: Checkout, headers, kind: 'long' });
    },
    onSuccess: ({ checkoutUrl }) => location.assign(checkoutUrl),
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('subscription_error'),
        description: describeError(failure, i18n, i18n._('subscription_creation_failed')),
      }),
  });
  const [held, setHeld] = useState(pickedPlan);
  const forget = () => {
    forgetPickedPlan();
    setHeld(undefined);
  };
  const open = (picked: PickedPlan) => {
    if (!isSignedIn) {
      pickPlan(picked);
      void navigate(PATHS.auth);
    } else if (picked.planId === PLANS.free.id) {
      toast({ title: i18n._('free_plan_activated'), description: i18n._('free_plan_activated.text') });
      void navigate(PATHS.home);
    } else checkout.mutate(picked);
  };
  const isFree = held?.planId === PLANS.free.id;
  const resume = useEffectEvent(() => {
    if (!held || !isFree) return;
    forgetPickedPlan();
    open(held);
  });
  useEffect(() => {
    if (isSignedIn) resume();
  }, [isSignedIn]);
  useRestoredPage(checkout.reset);
  return {
    opening: checkout.isPending || checkout.isSuccess ? checkout.variables : undefined,
    open,
    asked: isSignedIn && !isFree ? held : undefined,
    forget,
  };
}

/** Resets a page that the back/forward cache restores in the middle of a checkout. */
function useRestoredPage(reset: () => void): void {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) reset();
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
