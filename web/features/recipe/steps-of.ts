import type { Recipe } from '#core/recipe/recipe.ts';
import { markedStep } from '#core/recipe/step-marks.ts';
import type { Step } from '#core/recipe/step.ts';

/** The steps of a recipe with their times, temperatures and amounts; those that were stored without are read now. */
export function stepsOf({ steps, lines, language }: Recipe): Step[] {
  const names = lines.map(({ name }) => name);
  return steps.map((step) => (isMarked(step) ? step : markedStep(step.text, language, names)));
}

const isMarked = ({ timers, temperatures, amounts }: Step): boolean =>
  [timers, temperatures, amounts].some((marks) => marks !== undefined);
