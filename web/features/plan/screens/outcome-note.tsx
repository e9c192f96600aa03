import { useLingui } from '@lingui/react';
import type { UserSubscription } from '#core/plan/subscription.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import type { Arrival, Outcome } from './use-awaited-subscription.ts';

type OutcomeNoteProps = {
  outcome: NonNullable<Outcome>;
  arrival: Arrival;
  plan: NonNullable<UserSubscription>['plan'] | undefined;
  onRetry: () => void;
};

/** Explains the outcome of the visit to Stripe. */
export function OutcomeNote({ outcome, arrival, plan, onRetry }: OutcomeNoteProps) {
  const { i18n } = useLingui();
  if (outcome === 'cancelled') {
    return (
      <Note kind="attention" title={i18n._('plans.abandoned')}>
        {i18n._('plans.abandoned.text')}
      </Note>
    );
  }
  if (outcome === 'changed') return <Note kind="good" title={i18n._('plans.changed')} />;
  if (arrival === 'arrived' && plan) {
    return (
      <Note kind="good" title={i18n._('plans.arrived', { plan: plan.name })}>
        {i18n._('plans.arrived.text', { recipes: plan.recipesPerMonth })}
      </Note>
    );
  }
  if (arrival === 'late') {
    return (
      <Note
        kind="attention"
        title={i18n._('plans.late')}
        action={
          <Button kind="line" className="text-ink" onClick={onRetry}>
            {i18n._('plans.look_again')}
          </Button>
        }
      >
        {i18n._('plans.late.text')}
      </Note>
    );
  }
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-md bg-basil-soft px-pad py-4 text-on-basil-soft"
    >
      <Spinner />
      <span>
        <b className="font-semibold">{i18n._('plans.awaited')}</b> {i18n._('plans.awaited.text')}
      </span>
    </p>
  );
}
