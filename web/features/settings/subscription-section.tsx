import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UserSubscription } from '#core/plan/subscription.ts';
import { describeError } from '../../errors/describe-error.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { plansQuery } from '../../shell/plans-query.ts';
import { subscriptionQuery } from '../../shell/subscription-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Setting } from './setting.tsx';

/** The user's plan, with a link to change it. */
export function SubscriptionSection() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const language = preferredLanguage();
  const id = useId();
  const query = useQuery({ ...subscriptionQuery(userId, language), refetchOnMount: 'always' });
  const { data: subscription } = query;
  const plans = useQuery(plansQuery(language));
  const free = subscription === null ? plans.data?.find(({ tier }) => tier === 'free') : undefined;
  const name = subscription?.plan.name ?? free?.name;
  const recipes = subscription?.plan.recipesPerMonth ?? free?.recipesPerMonth;
  const failure = name === undefined ? (failureOf(plans) ?? failureOf(query)) : undefined;
  const status = useStatusText(subscription);
  return (
    <Setting id={id} title={i18n._('settings.subscription')}>
      {failure && <Note kind="bad" title={describeError(failure, i18n, i18n._('settings.plans_failed'))} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="max-w-none min-w-0 flex-[1_1_14rem]">
          <b className="font-semibold">{name ?? (failure ? '' : i18n._('loading'))}</b>
          {recipes !== undefined && (
            <span className="block text-sm text-muted">
              {[i18n._('settings.recipes', { recipes }), status].filter(Boolean).join('\u00a0· ')}
            </span>
          )}
        </p>
        <ButtonLink kind="line" to={PATHS.plans}>
          {subscription ? i18n._('settings.manage') : i18n._('settings.upgrade')}
        </ButtonLink>
      </div>
    </Setting>
  );
}

/** Returns the end or renewal date of the plan, or a note that a payment is overdue. */
function useStatusText(subscription: UserSubscription | undefined): string | undefined {
  const { i18n } = useLingui();
  if (!subscription) return undefined;
  const { status, pastDueUntil, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status !== 'active' || pastDueUntil !== undefined) return i18n._('settings.overdue');
  const day = i18n.date(new Date(currentPeriodEnd), { day: 'numeric', month: 'long', year: 'numeric' });
  return cancelAtPeriodEnd ? i18n._('settings.until', { day }) : i18n._('settings.next', { day });
}
