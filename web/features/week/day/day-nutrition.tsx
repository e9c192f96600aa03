import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { targetsOf, type Goals } from '#core/goals/goals.ts';
import { NUTRIENT_WORDS } from '#core/nutrition/nutrient-words.ts';
import { MAIN_NUTRIENTS, type NutrientName } from '#core/nutrition/nutrients.ts';
import type { LocalDay } from '#core/time.ts';
import type { PlannedNutrition } from '#core/week/day-nutrition.ts';
import { nutrientAmount } from '../../../eaten/nutrient-amount.ts';
import { isHidden } from '../../../offline/hidden-energy.ts';
import { dayText } from '../../../kitchen/planning/day-text.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { WeekView } from '../plan/week-view.ts';

type DayNutritionProps = {
  planned: PlannedNutrition;
  goals: Goals | undefined;
  day: LocalDay;
  view: WeekView;
  onClose: () => void;
};

export function DayNutrition({ planned, goals, day, view, onClose }: DayNutritionProps) {
  const { i18n } = useLingui();
  const { total, unknown } = planned;
  const wanted = goals && targetsOf(goals);
  const amount = (name: NutrientName, value: number) => nutrientAmount(i18n, name, Math.round(value));
  return (
    <Dialog
      title={dayText(day, view.language, 'full')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{i18n._('close')}</Button>}
    >
      <p className="text-sm text-muted">{i18n._('week.a_serving_each')}</p>
      <dl className="grid tabular-nums">
        {MAIN_NUTRIENTS.filter((name) => !isHidden(name)).map((name) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
            <dt>{i18n._(NUTRIENT_WORDS[name])}</dt>
            <dd className="text-right">
              <b className="font-semibold">{amount(name, total[name])}</b>
              {wanted && wanted[name] > 0 && (
                <span className="text-muted">
                  {' '}
                  {i18n._('week.of_goal', { goal: amount(name, wanted[name]) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p className="text-sm text-muted">
          {i18n._('week.not_counted', { titles: new Intl.ListFormat(i18n.locale).format(unknown) })}
        </p>
      )}
      {!goals && (
        <p className="text-sm">
          <Link to={PATHS.nutrition} replace>
            {i18n._('week.set_goals')}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
