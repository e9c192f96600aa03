import * as v from 'valibot';
import { DailyGoals } from '#core/goals/goals.ts';

/** Goals as text in form fields. */
const TextsOfGoals = v.object({
  dailyCalories: v.string(),
  dailyProtein: v.string(),
  dailyCarbs: v.string(),
  dailyFat: v.string(),
  dailyFiber: v.string(),
  dailySugars: v.string(),
  dailySalt: v.string(),
});
type TextsOfGoals = v.InferOutput<typeof TextsOfGoals>;

type Limit = 'dailySugars' | 'dailySalt';

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

const textOf = <Goal extends Exclude<keyof DailyGoals, Limit>>(goal: Goal) =>
  v.pipe(NumberText, DailyGoals.entries[goal]);

const limitTextOf = (limit: Limit) => v.pipe(NumberText, DailyGoals.entries[limit].wrapped);

/** Parses goals as the user types them. An empty field of a limit sets none. */
export const GoalTexts = v.pipe(
  TextsOfGoals,
  v.transform(({ dailySugars, dailySalt, ...goals }) => ({
    ...goals,
    ...(dailySugars.trim() !== '' && { dailySugars }),
    ...(dailySalt.trim() !== '' && { dailySalt }),
  })),
  v.object({
    dailyCalories: textOf('dailyCalories'),
    dailyProtein: textOf('dailyProtein'),
    dailyCarbs: textOf('dailyCarbs'),
    dailyFat: textOf('dailyFat'),
    dailyFiber: textOf('dailyFiber'),
    dailySugars: v.exactOptional(limitTextOf('dailySugars')),
    dailySalt: v.exactOptional(limitTextOf('dailySalt')),
  }),
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
    dailySugars: goals.dailySugars === undefined ? '' : format(goals.dailySugars),
    dailySalt: goals.dailySalt === undefined ? '' : format(goals.dailySalt),
  };
}
