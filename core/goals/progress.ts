import type { Nutrition } from '../nutrition/nutrition.ts';
import { MAIN_NUTRIENTS } from '../nutrition/nutrients.ts';
import { objectOf } from '../object-of.ts';
import { targetsOf, type DailyGoals, type GoalNutrient } from './goals.ts';

/** Progress towards one goal. */
export type Progress = {
  readonly consumed: number;
  readonly goal: number;
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly level: Level;
};

/** `reached` from 100 %, `near` from 80 %. */
export type Level = 'reached' | 'near' | 'far';

/** Compares a day, or an average day, with the goals. */
export function againstGoals(eaten: Nutrition, goals: DailyGoals): Record<GoalNutrient, Progress> {
  const wanted = targetsOf(goals);
  return objectOf(MAIN_NUTRIENTS, (name) => progressOf(eaten[name], wanted[name]));
}

function progressOf(consumed: number, goal: number): Progress {
  const percent = goal > 0 ? Math.min(100, (consumed / goal) * 100) : 0;
  const level = percent >= 100 ? 'reached' : percent >= 80 ? 'near' : 'far';
  return { consumed, goal, percent, level };
}

/**
 * Compares an amount in g with a limit: `reached` up to 80 % of it, `near` up to 100 %, `far` above. Rounds the amount
 * to one decimal, like limits, so that an excess is never shown as 0 g.
 */
export function againstLimit(eaten: number, limit: number): Progress {
  const consumed = Math.round(eaten * 10) / 10;
  const share = limit > 0 ? consumed / limit : consumed > 0 ? Infinity : 0;
  const level = share > 1 ? 'far' : share > 0.8 ? 'near' : 'reached';
  return { consumed, goal: limit, percent: Math.min(100, share * 100), level };
}
