import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLANS, type Plan } from '#core/plan/plan.ts';
import { describeError } from '../../errors/describe-error.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import { userQuery } from '../../session/user-query.ts';
import { plansQuery } from '../../shell/plans-query.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { actionOf, type Action } from './action-of.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { PickedPlanDialog } from './picked-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { Loading, PlansFrame } from './plans-frame.tsx';
import { priceIdFor, type Period } from './price.ts';
import { SeeAll } from './see-all.tsx';
import { SubscriptionNote } from './subscription-note.tsx';
import { useAwaitedSubscription, type Outcome } from './use-awaited-subscription.ts';
import { useCheckout } from './use-checkout.ts';

/** Plans and the user's subscription. Also shown to visitors. */
export function PlansPage() {
  const { i18n } = useLingui();
  const language = preferredLanguage();
  const outcome = useOutcome();
  const [period, setPeriod] = useState<Period>('annual');
  const { data: user } = useQuery(userQuery);
  const plans = useQuery({ ...plansQuery(language), refetchOnMount: 'always' });
  const subscription = useAwaitedSubscription(user?.id, language, outcome);
  const checkout = useCheckout(user === undefined ? undefined : user !== null);
  const failure = plans.data ? undefined : failureOf(plans);
  const isReady = plans.data !== undefined && (!user || !subscription.isLoading);
  usePageTitle(i18n._('plans.title'));
  return (
    <PlansFrame isSignedIn={Boolean(user)} period={period} onPeriodChange={setPeriod}>
      {user && outcome && (
        <OutcomeNote
          outcome={outcome}
          arrival={subscription.arrival}
          plan={subscription.data?.plan}
          onRetry={subscription.waitAgain}
        />
      )}
      {subscription.data && <SubscriptionNote subscription={subscription.data} />}
      {failure && (
        // As high as the spinner before it.
        <div className="min-h-dvh">
          <Failure failure={failure} onRetry={() => void plans.refetch()} isBusy={plans.isFetching} />
        </div>
      )}
      {user && subscription.error && !subscription.data && outcome !== 'success' && (
        <Failure
          failure={subscription.error}
          onRetry={() => void subscription.refetch()}
          isBusy={subscription.isFetching}
        />
      )}
      {!isReady && !failure && <Loading />}
      {isReady && (
        <PlanCards
          plans={plans.data}
          period={period}
          checkout={checkout}
          actionFor={(plan) => actionOf(plan, Boolean(user), subscription.data)}
        />
      )}
      {isReady && !user && <SeeAll />}
    </PlansFrame>
  );
}

type PlanCardsProps = {
  plans: readonly Plan[];
  period: Period;
  checkout: ReturnType<typeof useCheckout>;
  actionFor: (plan: Plan) => Action;
};

function PlanCards({ plans, period, checkout, actionFor }: PlanCardsProps) {
  const { opening, open, asked, forget } = checkout;
  return (
    <>
      <ul className="grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            action={actionFor(plan)}
            isBusy={opening?.planId === plan.id}
            isBlocked={opening !== undefined}
            isPopular={plan.tier === PLANS.pro.tier}
            onSelect={() => open({ planId: plan.id, priceId: priceIdFor(plan, period) })}
          />
        ))}
      </ul>
      {asked && (
        <PickedPlanDialog
          picked={asked}
          plans={plans.filter((plan) => actionFor(plan) === 'select')}
          onOrder={() => {
            forget();
            open(asked);
          }}
          onClose={forget}
        />
      )}
    </>
  );
}

function useOutcome(): Outcome {
  const [search] = useSearchParams();
  const parameter = search.get('checkout');
  return OUTCOMES.find((outcome) => outcome === parameter);
}

const OUTCOMES = ['success', 'cancelled', 'changed'] as const;

type FailureProps = { failure: Error; onRetry: () => void; isBusy: boolean };

function Failure({ failure, onRetry, isBusy }: FailureProps) {
  const { i18n } = useLingui();
  return (
    <Note
      kind="bad"
      title={describeError(failure, i18n, i18n._('error_loading_plans'))}
      action={
        <Button kind="line" className="text-ink" busy={isBusy} onClick={onRetry}>
          {i18n._('try_again')}
        </Button>
      }
    />
  );
}
