import * as v from 'valibot';
import { DailyGoals } from '#core/goals/goals.ts';

/** Every goal as it is typed. */
type Words = Record<keyof DailyGoals, string>;

/** Goals as they are typed, with a comma or a point; what is no number is judged like one that is too small. */
export const GoalsInWords = v.pipe(
  v.object({
    dailyCalories: v.string(),
    dailyProtein: v.string(),
    dailyCarbs: v.string(),
    dailyFat: v.string(),
    dailyFiber: v.string(),
  }),
  v.transform((words): DailyGoals => ({
    dailyCalories: numberIn(words.dailyCalories),
    dailyProtein: numberIn(words.dailyProtein),
    dailyCarbs: numberIn(words.dailyCarbs),
    dailyFat: numberIn(words.dailyFat),
    dailyFiber: numberIn(words.dailyFiber),
  })),
  DailyGoals,
);

/** The goals as the language writes them, without signs between the thousands. */
export function wordsOfGoals(goals: DailyGoals, locale: string): Words {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 });
  return {
    dailyCalories: format(goals.dailyCalories),
    dailyProtein: format(goals.dailyProtein),
    dailyCarbs: format(goals.dailyCarbs),
    dailyFat: format(goals.dailyFat),
    dailyFiber: format(goals.dailyFiber),
  };
}

const numberIn = (word: string): number =>
  word.trim() === '' ? Number.NaN : Number(word.trim().replace(',', '.'));
