import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { targetsOf } from '#core/goals/goals.ts';
import { NUTRIENT_WORDS } from '#core/nutrition/nutrient-words.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import type { LocalDay } from '#core/time.ts';
import { dayWord, plannedNutrition, type DayWord } from '#core/week/day-nutrition.ts';
import type { Meal } from '#core/week/meal.ts';
import { hidesEnergy } from '../../../offline/hidden-energy.ts';
import { goalsOf } from '../../../offline/goals.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { recipeOfMeal, type WeekView } from '../plan/week-view.ts';
import { DayNutrition } from './day-nutrition.tsx';

type DaySumProps = { meals: readonly Meal[]; day: LocalDay; view: WeekView };

/** Nutrition of a day, one serving of each dish, compared with the user's goals. */
export function DaySum({ meals, day, view }: DaySumProps) {
  const { i18n } = useLingui();
  const goals = useOnDevice(goalsOf(view.userId, useQueryClient()))?.active;
  const details = useOverlay(`nutrition ${day}`);
  const planned = plannedNutrition(meals, (meal) => recipeOfMeal(meal, view)?.nutrition);
  if (!planned)
    return (
      <p className="mt-auto text-sm text-muted">
        {meals.length === 0 ? i18n._('week.nothing_on_day') : i18n._('week.nothing_known')}
      </p>
    );
  const isQuiet = hidesEnergy();
  const share = goals && !isQuiet ? planned.total.calories / goals.dailyCalories : undefined;
  const word = goals && dayWord(planned, targetsOf(goals));
  return (
    <div className="mt-auto grid gap-1 pt-1">
      {share !== undefined && (
        <span className="*:h-1.5">
          <ProgressBar label={i18n._('week.share_bar')} text={shareText(i18n, share)} percent={100 * share} />
        </span>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => details.open()}
        className="-mx-1 flex min-h-11 items-center justify-between gap-1 rounded-sm px-1 text-left text-sm leading-snug tabular-nums hover:bg-sunken"
      >
        <span>
          {share === undefined ? sumText(i18n, planned.total) : <Share share={share} />}
          {word && !(isQuiet && ABOUT_ENERGY.has(word)) && (
            <span className="block text-muted">{i18n._(DAY_WORD[word])}</span>
          )}
        </span>
        <Icon name="open" className="size-4.5 text-muted" />
      </button>
      {details.isOpen && (
        <DayNutrition planned={planned} goals={goals} day={day} view={view} onClose={details.close} />
      )}
    </div>
  );
}

function Share({ share }: { share: number }) {
  const { i18n } = useLingui();
  const percent = percentOf(i18n, share);
  const text = i18n._('week.share', { percent });
  const [before, after] = text.split(percent);
  return (
    <>
      <span className="text-muted">{before}</span>
      <b className="font-semibold">{percent}</b>
      <span className="text-muted">{after}</span>
    </>
  );
}

/** Returns the energy of a day. If the user hides energy, returns the protein. */
const sumText = (i18n: I18n, { calories, protein }: Nutrition): string =>
  hidesEnergy()
    ? `${i18n._(NUTRIENT_WORDS.protein)} ${i18n._('unit.grams', { grams: Math.round(protein) })}`
    : i18n._('unit.kcal', { kcal: Math.round(calories) });

const percentOf = (i18n: I18n, share: number) =>
  i18n.number(Math.round(100 * share) / 100, { style: 'percent' });

const shareText = (i18n: I18n, share: number) => i18n._('week.share', { percent: percentOf(i18n, share) });

const ABOUT_ENERGY: ReadonlySet<DayWord> = new Set(['rich', 'light']);

/** Neutral words, because no day is wrong. */
const DAY_WORD: Readonly<Record<DayWord, string>> = {
  rich: /*i18n*/ 'week.rich_day',
  light: /*i18n*/ 'week.light_day',
  'little-protein': /*i18n*/ 'week.little_protein',
};
