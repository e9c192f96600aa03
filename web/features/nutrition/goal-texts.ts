import * as v from 'valibot';
import { DailyGoals } from '#core/goals/goals.ts';

/** Goals as text in form fields. */
type TextsOfGoals = Record<keyof DailyGoals, string>;

/** Parses goals with a decimal comma or point. Text that is no number fails like a number that is too small. */
export const GoalTexts = v.pipe(
  v.object({
    dailyCalories: v.string(),
    dailyProtein: v.string(),
    dailyCarbs: v.string(),
    dailyFat: v.string(),
    dailyFiber: v.string(),
  }),
  v.transform((texts): DailyGoals => ({
    dailyCalories: numberOf(texts.dailyCalories),
    dailyProtein: numberOf(texts.dailyProtein),
    dailyCarbs: numberOf(texts.dailyCarbs),
    dailyFat: numberOf(texts.dailyFat),
    dailyFiber: numberOf(texts.dailyFiber),
  })),
  DailyGoals,
);

/** Formats goals for the form fields, without thousands separators. */
export function textsOfGoals(goals: DailyGoals, locale: string): TextsOfGoals {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 });
  return {
    dailyCalories: format(goals.dailyCalories),
    dailyProtein: format(goals.dailyProtein),
    dailyCarbs: format(goals.dailyCarbs),
    dailyFat: format(goals.dailyFat),
    dailyFiber: format(goals.dailyFiber),
  };
}

const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
