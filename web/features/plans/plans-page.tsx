import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLANS } from '#core/plan/plan.ts';
import { describeError } from '../../errors/describe-error.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import { PATHS } from '../../paths.ts';
import { userQuery } from '../../session/user-query.ts';
import { Brand } from '../../shell/brand.tsx';
import { plansQuery } from '../../shell/plans-query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { actionOf } from './action-of.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { priceIdFor, type Period } from './price.ts';
import { SmallPrint } from './small-print.tsx';
import { SubscriptionNote } from './subscription-note.tsx';
import { useArrival, type Outcome } from './use-arrival.ts';
import { useCheckout } from './use-checkout.ts';

/** What can be bought, for strangers too; for who has bought something, how it stands. */
export function PlansPage() {
  const { i18n } = useLingui();
  const language = preferredLanguage();
  const outcome = useOutcome();
  const [period, setPeriod] = useState<Period>('annual');
  const { data: user } = useQuery(userQuery);
  const plans = useQuery({ ...plansQuery(language), refetchOnMount: 'always' });
  const subscription = useArrival(user?.id, language, outcome);
  const { ordering, order } = useCheckout(user === undefined ? undefined : user !== null);
  const isReady = plans.data !== undefined && (!user || !subscription.isLoading);
  usePageTitle(i18n._('plans.title'));
  return (
    <>
      {!user && <StrangersHeader />}
      <main
        id="main"
        className="mx-auto grid w-full max-w-[calc(70rem+2*var(--gutter))] grow content-start gap-8 px-gutter pt-4 pb-10 md:gap-12"
      >
        {user && <BackHome to={PATHS.home} className="-mb-4 -ml-3 justify-self-start md:-mb-8" />}
        <div className="grid gap-4 lg:justify-items-center lg:text-center">
          <h1>{i18n._('plans.heading')}</h1>
          <p className="text-muted">{i18n._('plans.lead')}</p>
          <PeriodSwitch period={period} onChange={setPeriod} />
        </div>
        {user && outcome && (
          <OutcomeNote
            outcome={outcome}
            arrival={subscription.arrival}
            plan={subscription.data?.plan}
            onAskAgain={subscription.waitAgain}
          />
        )}
        {subscription.data && <SubscriptionNote subscription={subscription.data} />}
        {plans.error && !plans.data && (
          <Failure failure={plans.error} onRetry={() => void plans.refetch()} isBusy={plans.isFetching} />
        )}
        {user && subscription.error && !subscription.data && outcome !== 'success' && (
          <Failure
            failure={subscription.error}
            onRetry={() => void subscription.refetch()}
            isBusy={subscription.isFetching}
          />
        )}
        {!isReady && !plans.error && <Loading />}
        {isReady && (
          <ul className="grid items-start gap-6 lg:grid-cols-3">
            {plans.data.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                period={period}
                action={actionOf(plan, Boolean(user), subscription.data)}
                isBusy={ordering?.planId === plan.id}
                isBlocked={ordering !== undefined}
                isPopular={plan.tier === PLANS.pro.tier}
                onSelect={() => order({ planId: plan.id, priceId: priceIdFor(plan, period) })}
              />
            ))}
          </ul>
        )}
        <SmallPrint />
      </main>
    </>
  );
}

function useOutcome(): Outcome {
  const [search] = useSearchParams();
  const told = search.get('checkout');
  return OUTCOMES.find((outcome) => outcome === told);
}

const OUTCOMES = ['success', 'cancelled', 'changed'] as const;

const StrangersHeader = () => (
  <header className="mx-auto flex min-h-16 w-full max-w-[calc(70rem+2*var(--gutter))] flex-wrap items-center gap-x-2 px-gutter py-2 md:min-h-20">
    <Brand to={PATHS.landing} />
    <BackHome to={PATHS.landing} className="-mx-3" />
  </header>
);

function BackHome({ to, className = '' }: { to: string; className?: string }) {
  const { i18n } = useLingui();
  return (
    <ButtonLink kind="bare" to={to} reloadDocument={to === PATHS.landing} className={className}>
      <Icon name="back" />
      {i18n._('plans.back_home')}
    </ButtonLink>
  );
}

/** As high as the screen, so that nothing below it jumps when the plans are there. */
function Loading() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="min-h-dvh justify-self-center p-8 text-2xl text-muted">
      <Spinner />
      <span className="sr-only">{i18n._('loading')}</span>
    </p>
  );
}

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
