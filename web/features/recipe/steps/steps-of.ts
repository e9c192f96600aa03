import type { Recipe } from '#core/recipe/recipe.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import type { Step } from '#core/recipe/steps/step.ts';

/** The steps of a recipe with their times, temperatures and amounts; a recipe that was stored without is read now. */
export function stepsOf({ steps, lines, language }: Recipe): readonly Step[] {
  // Where one is marked, all were read: the others have nothing to mark.
  if (steps.some(isMarked)) return steps;
  const names = lines.map(({ name }) => name);
  return steps.map(({ text }) => markedStep(text, language, names));
}

const isMarked = ({ timers, temperatures, amounts }: Step): boolean =>
  [timers, temperatures, amounts].some((marks) => marks !== undefined);
