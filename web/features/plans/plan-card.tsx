import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { annualPrice, type Plan } from '#core/plan/plan.ts';
import { PATHS } from '../../paths.ts';
import { pickPlan } from '../../session/picked-plan.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BasicIcon } from '../../ui/basic-icon.tsx';
import type { Action } from './action-of.ts';
import { inEuro, monthlyPrice, type Period } from './price.ts';

type PlanCardProps = {
  plan: Plan;
  period: Period;
  action: Action;
  /** True while the checkout of this plan opens. */
  isBusy: boolean;
  /** True while the checkout of any plan opens. */
  isBlocked: boolean;
  isPopular: boolean;
  onSelect: () => void;
};

export function PlanCard({ plan, period, isPopular, ...button }: PlanCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  // Shown in bold above the list.
  const recipes = i18n._('plans.recipes', { recipes: plan.recipesPerMonth });
  const features = plan.features.filter((feature) => feature !== recipes);
  return (
    <li
      aria-labelledby={id}
      className={`relative flex flex-col gap-4 rounded-md bg-surface p-6 shadow-sheet lg:min-h-108 ${isPopular ? 'border-2 border-ink lg:-translate-y-4 lg:py-8' : ''}`}
    >
      {isPopular && (
        <span className="absolute -top-3.5 right-5 rotate-2 rounded-pill bg-saffron-paper px-4.5 py-1.5 text-sm leading-tight font-semibold text-on-saffron-paper shadow-print">
          {i18n._('plans.popular')}
        </span>
      )}
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {plan.name}
        </h2>
        <p className="text-sm text-muted">{plan.description}</p>
      </div>
      <Price plan={plan} period={period} />
      <p className="font-semibold">{recipes}</p>
      <ul className="grid grow content-start gap-2 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <BasicIcon name="check" className="text-basil" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} isPopular={isPopular} describedBy={id} {...button} />
    </li>
  );
}

/** Separates facts by dots, which are hidden at line breaks. */
const DOTTED =
  "flex flex-wrap gap-x-3 overflow-hidden text-sm text-muted *:relative *:before:absolute *:before:-left-2 *:before:content-['·']";

function Price({ plan, period }: Pick<PlanCardProps, 'plan' | 'period'>) {
  const { i18n } = useLingui();
  const isFree = plan.monthlyPrice === 0;
  return (
    <div>
      <p className="font-title text-[min(3.25rem,17vw)] leading-none font-semibold tracking-tight tabular-nums lining-nums">
        {inEuro(i18n, monthlyPrice(plan, period))}
        {!isFree && (
          <small className="ml-2 font-text text-base font-medium tracking-normal text-muted">
            {i18n._('plans.per_month')}
          </small>
        )}
      </p>
      <p className={`mt-1.5 ${DOTTED}`}>
        {isFree ? (
          <span>{i18n._('plans.no_card')}</span>
        ) : (
          <>
            {/* The paid sum stands out, because the large price is only the part for one month. */}
            <span className={period === 'annual' ? 'text-ink' : ''}>
              {period === 'annual'
                ? i18n._('plans.billed_annually', { price: inEuro(i18n, annualPrice(plan)) })
                : i18n._('plans.billed_monthly')}
            </span>
            <span>{i18n._('plans.vat')}</span>
          </>
        )}
      </p>
    </div>
  );
}

type PlanButtonProps = Pick<
  PlanCardProps,
  'plan' | 'action' | 'isBusy' | 'isBlocked' | 'isPopular' | 'onSelect'
> & {
  describedBy: string;
};

function PlanButton({ plan, action, isBusy, isBlocked, isPopular, onSelect, describedBy }: PlanButtonProps) {
  const { i18n } = useLingui();
  if (action === 'none') return null;
  if (action === 'current') {
    return (
      <Button disabled aria-describedby={describedBy}>
        {i18n._('plans.current')}
      </Button>
    );
  }
  if (action === 'login') {
    const pick = () => pickPlan({ planId: plan.id, priceId: plan.stripePriceId });
    return (
      <ButtonLink kind="line" to={PATHS.auth} onClick={pick} aria-describedby={describedBy}>
        {i18n._('plans.login_to_start')}
      </ButtonLink>
    );
  }
  return (
    <Button
      kind={isPopular ? 'main' : 'line'}
      busy={isBusy}
      disabled={isBlocked && !isBusy}
      onClick={onSelect}
      aria-describedby={describedBy}
    >
      {i18n._('plans.select')}
    </Button>
  );
}
