import * as v from 'valibot';
import { DailyGoals } from '#core/goals/goals.ts';

/** Goals as text in form fields. */
type TextsOfGoals = Record<keyof DailyGoals, string>;

/** Number with a decimal comma or point: "62,5". Three digits after the sign are thousands: "2.000". */
const NUMBER = /^-?\d+([.,]\d+)?$/;
const THOUSANDS = /(?<=^\d+)[.,](?=\d{3}$)/;

const NumberText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'goals.missing'),
  v.regex(NUMBER, /*i18n*/ 'goals.not_a_number'),
  v.transform((text) => Number(text.replace(THOUSANDS, '').replace(',', '.'))),
);

const textOf = <Goal extends keyof DailyGoals>(goal: Goal) => v.pipe(NumberText, DailyGoals.entries[goal]);

/** Parses goals as the user types them. */
export const GoalTexts = v.object({
  dailyCalories: textOf('dailyCalories'),
  dailyProtein: textOf('dailyProtein'),
  dailyCarbs: textOf('dailyCarbs'),
  dailyFat: textOf('dailyFat'),
  dailyFiber: textOf('dailyFiber'),
});

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
