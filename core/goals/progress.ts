import type { Nutrition } from '../nutrition/nutrition.ts';
import { nutritionOf, type DailyGoals } from './goals.ts';

/** How far something that was eaten goes towards a goal. */
export type Progress = {
  readonly consumed: number;
  readonly goal: number;
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly level: Level;
};

/** From 100 % a goal is reached, from 80 % it is near. */
type Level = 'reached' | 'near' | 'far';

/** A day, or an average one, against the goals, nutrient by nutrient. */
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
