import { Trans, useLingui } from '@lingui/react';
import { PLANS } from '#core/plan/plan.ts';
import type { UserSubscription } from '#core/plan/subscription.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';
import { usePortal } from './use-portal.ts';

type Props = { subscription: NonNullable<UserSubscription> };

/** State of the user's subscription, with a link to manage it. */
export function SubscriptionNote({ subscription }: Props) {
  return subscription.pastDueUntil !== undefined || subscription.status !== 'active' ? (
    <PaymentDue subscription={subscription} />
  ) : (
    <RunningPlan subscription={subscription} />
  );
}

function RunningPlan({ subscription }: Props) {
  const { i18n } = useLingui();
  const day = useDay()(subscription.currentPeriodEnd);
  const isAnnual = [PLANS.basic, PLANS.pro].some((plan) => plan.stripeAnnualPriceId === subscription.priceId);
  const paid = isAnnual ? i18n._('plans.paid_annually') : i18n._('plans.paid_monthly');
  return (
    <Sheet className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <p className="max-w-none min-w-0 flex-[1_1_16rem]">
        <Trans
          id="plans.yours"
          values={{ plan: subscription.plan.name, paid }}
          components={{ b: <b className="font-semibold" /> }}
        />
        <br />
        <span className="text-sm text-muted">
          {subscription.cancelAtPeriodEnd ? i18n._('plans.ends', { day }) : i18n._('plans.renews', { day })}
        </span>
      </p>
      <ManageButton />
    </Sheet>
  );
}

function PaymentDue({ subscription: { status, plan, pastDueUntil } }: Props) {
  const { i18n } = useLingui();
  const day = useDay();
  const isKept = status === 'active' && pastDueUntil !== undefined;
  return (
    <Note kind="attention" title={i18n._('plans.past_due')} action={<ManageButton />}>
      {isKept
        ? i18n._('plans.past_due.kept', { plan: plan.name, day: day(pastDueUntil) })
        : i18n._('plans.past_due.lost', { plan: plan.name })}
    </Note>
  );
}

function ManageButton() {
  const { i18n } = useLingui();
  const portal = usePortal();
  return (
    <Button kind="line" className="text-ink" busy={portal.isPending} onClick={() => portal.mutate()}>
      {i18n._('plans.manage')}
    </Button>
  );
}

function useDay(): (at: number) => string {
  const { i18n } = useLingui();
  return (at) => i18n.date(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' });
}
