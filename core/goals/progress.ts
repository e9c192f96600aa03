import type { Nutrition } from '../nutrition/nutrition.ts';
import { nutritionOf, type DailyGoals } from './goals.ts';

/** Progress towards one goal. */
export type Progress = {
  readonly consumed: number;
  readonly goal: number;
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly level: Level;
};

/** `reached` from 100 %, `near` from 80 %. */
type Level = 'reached' | 'near' | 'far';

/** Compares a day, or an average day, with the goals. */
export function againstGoals(eaten: Nutrition, goals: DailyGoals): Record<keyof Nutrition, Progress> {
  const wanted = nutritionOf(goals);
  const progress = (nutrient: keyof Nutrition) => progressOf(eaten[nutrient], wanted[nutrient]);
  return {
    calories: progress('calories'),
    protein: progress('protein'),
    carbs: progress('carbs'),
    fat: progress('fat'),
    fiber: progress('fiber'),
  };
}

function progressOf(consumed: number, goal: number): Progress {
  const percent = goal > 0 ? Math.min(100, (consumed / goal) * 100) : 0;
  const level = percent >= 100 ? 'reached' : percent >= 80 ? 'near' : 'far';
  return { consumed, goal, percent, level };
}
