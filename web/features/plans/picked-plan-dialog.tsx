import { useLingui } from '@lingui/react';
import { annualPrice, type Plan } from '#core/plan/plan.ts';
import type { PickedPlan } from '../../session/picked-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inEuro } from './price.ts';

type PickedPlanDialogProps = {
  picked: PickedPlan;
  /** Plans that the user can order. */
  plans: readonly Plan[];
  onOrder: () => void;
  onClose: () => void;
};

/** Asks whether to order the plan that the visitor picked before signing in. */
export function PickedPlanDialog({ picked, plans, onOrder, onClose }: PickedPlanDialogProps) {
  const { i18n } = useLingui();
  const plan = plans.find(({ id }) => id === picked.planId);
  if (!plan) return null;
  const isAnnual = picked.priceId === plan.stripeAnnualPriceId;
  const price = inEuro(i18n, isAnnual ? annualPrice(plan) : plan.monthlyPrice);
  return (
    <Dialog
      title={i18n._('plans.picked', { plan: plan.name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {i18n._('plans.picked.not_now')}
          </Button>
          <Button kind="main" onClick={onOrder}>
            {i18n._('plans.picked.order')}
          </Button>
        </>
      }
    >
      <p>
        {isAnnual ? i18n._('plans.picked.annually', { price }) : i18n._('plans.picked.monthly', { price })}{' '}
        {i18n._('plans.picked.text')}
      </p>
    </Dialog>
  );
}
