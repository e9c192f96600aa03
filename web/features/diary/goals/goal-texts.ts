import * as v from 'valibot';
import { DailyGoals, GOAL_NAMES, LIMIT_NAMES, UPPER_LIMITS } from '#core/goals/goals.ts';
import { objectOf } from '#core/object-of.ts';

type Goal = keyof DailyGoals;

const NAMES: readonly Goal[] = [...GOAL_NAMES, ...LIMIT_NAMES];

/** Number with a decimal comma or point: "62,5". Three digits after the separator are thousands: "2.000". */
const NUMBER = /^-?\d+([.,]\d+)?$/;
const THOUSANDS = /(?<=^\d+)[.,](?=\d{3}$)/;

const NumberText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'goals.missing'),
  v.regex(NUMBER, /*i18n*/ 'goals.not_a_number'),
  v.transform((text) => Number(text.replace(THOUSANDS, '').replace(',', '.'))),
);

/** Returns the typed goals. An empty limit means none; the others are required. */
const typedOf = (texts: Record<Goal, string>): Partial<Record<Goal, string>> =>
  Object.fromEntries(
    NAMES.filter((goal) => texts[goal].trim() !== '' || !isLimit(goal)).map((goal) => [goal, texts[goal]]),
  );

const isLimit = (goal: Goal): boolean => goal in UPPER_LIMITS;

function goalText(
  goal: Goal,
): v.GenericSchema<string, number> | v.ExactOptionalSchema<v.GenericSchema<string, number>, undefined> {
  const bounds = DailyGoals.entries[goal];
  return bounds.type === 'exact_optional'
    ? v.exactOptional(v.pipe(NumberText, bounds.wrapped))
    : v.pipe(NumberText, bounds);
}

/** Parses goals as the user types them. */
export const GoalTexts: v.GenericSchema<Record<Goal, string>, DailyGoals> = v.pipe(
  v.object(objectOf(NAMES, () => v.string())),
  v.transform(typedOf),
  v.object(objectOf(NAMES, goalText)),
  // All required goals are present: each was checked by its schema.
  v.transform((goals) => goals as DailyGoals),
);

/** Formats goals for the form fields, without thousands separators. */
export function textsOfGoals(goals: DailyGoals, locale: string): Record<Goal, string> {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 });
  return objectOf(NAMES, (goal) => {
    const value = goals[goal];
    return value === undefined ? '' : format(value);
  });
}
