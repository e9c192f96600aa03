import { useLingui } from '@lingui/react';
import { useState, type ComponentProps } from 'react';
import { DEFAULT_GOALS, type DailyGoals, type Goals } from '#core/goals/goals.ts';
import { needsUser } from '../../../offline/operation-rules/put-aside.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useIsOnline } from '../../../requests/use-is-online.ts';
import { GoalTexts, textsOfGoals } from './goal-texts.ts';
import { goalNutrients, LIMITED_NUTRIENTS, withinSentence } from '../../../eaten/nutrients.ts';

type GoalsFormProps = { goals: Goals | undefined; className?: string };

/** Form for the daily goals. Collapsed on phones once goals exist. */
export function GoalsForm({ goals, className = '' }: GoalsFormProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(goals === undefined);
  const { save, isSaving, isSending } = useSaving(goals !== undefined);
  const prefilled = textsOfGoals(goals ?? DEFAULT_GOALS, i18n.locale);
  const form = useForm(GoalTexts, prefilled);
  usePrefilled(prefilled, form.fill);
  const hasLimits = LIMITED_NUTRIENTS.some(({ goal }) => goals?.[goal] !== undefined);
  return (
    <div className={`grid gap-4 ${className}`}>
      {goals && (
        <Button
          kind="line"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls="goals"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="edit" />
          {i18n._('goals.change')}
        </Button>
      )}
      <Sheet
        id="goals"
        aria-labelledby="goals-title"
        className={`gap-5 lg:grid ${isOpen ? 'grid' : 'hidden'}`}
      >
        <div>
          <h2 id="goals-title" className="text-[1.375rem]">
            {i18n._('goals.title')}
          </h2>
          <p className="text-sm text-muted">{i18n._('goals.lead')}</p>
        </div>
        <form className="grid gap-4" noValidate onSubmit={form.submit((changed) => void save(changed))}>
          {goalNutrients().map((nutrient) => (
            <GoalField key={nutrient.goal} nutrient={nutrient} field={form.field(nutrient.goal)} />
          ))}
          <details className="group" open={hasLimits || undefined}>
            <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
              <span className="grow">{i18n._('goals.limits')}</span>
              <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <div className="grid gap-4 pt-1">
              <p className="text-sm text-muted">{i18n._('goals.limits.lead')}</p>
              {LIMITED_NUTRIENTS.map((nutrient) => (
                <GoalField key={nutrient.goal} nutrient={nutrient} field={form.field(nutrient.goal)} />
              ))}
            </div>
          </details>
          <Button kind="main" size="big" type="submit" busy={isSaving}>
            {isSaving || isSending ? i18n._('goals.saving') : i18n._('goals.save')}
          </Button>
        </form>
      </Sheet>
    </div>
  );
}

type GoalFieldProps = {
  nutrient: ReturnType<typeof goalNutrients>[number] | (typeof LIMITED_NUTRIENTS)[number];
  field: Omit<ComponentProps<typeof Field>, 'label'>;
};

function GoalField({ nutrient: { label, about, unit }, field }: GoalFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field
      {...field}
      label={i18n._(label)}
      besideLabel={
        <Tooltip
          about={i18n._('nutrient.about', { name: withinSentence(i18n, i18n._(label)) })}
          text={i18n._(about)}
        />
      }
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

/** Saves goals on the device. The outbox sends them. */
function useSaving(hasGoals: boolean) {
  const { i18n } = useLingui();
  const { entries, enqueue } = useOutbox(useUser().id);
  const isOnline = useIsOnline();
  const [isSaving, setIsSaving] = useState(false);
  const isWaiting = entries.some((entry) => entry.operation.type === 'goals' && !needsUser(entry));
  return {
    isSaving,
    isSending: isOnline && isWaiting,
    async save(goals: DailyGoals) {
      setIsSaving(true);
      try {
        await enqueue({ type: 'goals', goals, at: Date.now() });
        toast({ title: hasGoals ? i18n._('goals.updated') : i18n._('goals.saved') });
      } catch (failure) {
        console.error(failure);
        toast({ kind: 'error', title: i18n._('error_updating'), description: i18n._('goals.failed') });
      } finally {
        setIsSaving(false);
      }
    },
  };
}

/** Fills the form when the stored values change. Otherwise keeps what the user is typing. */
function usePrefilled<Values extends Record<string, string>>(values: Values, fill: (values: Values) => void) {
  const [shown, setShown] = useState(values);
  if (Object.entries(values).every(([name, text]) => shown[name] === text)) return;
  setShown(values);
  fill(values);
}
