import type { Recipe } from '#core/recipe/recipe.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import type { Step } from '#core/recipe/steps/step.ts';

/** Returns the steps with marked times, temperatures and amounts. If the stored recipe has no marks, adds them. */
export function stepsOf({ steps, lines, language }: Recipe): readonly Step[] {
  // One marked step proves that all steps were processed; the others contain nothing to mark.
  if (steps.some(isMarked)) return steps;
  const names = lines.map(({ name }) => name);
  return steps.map(({ text, section }) => ({
    ...markedStep(text, language, names),
    ...(section !== undefined && { section }),
  }));
}

const isMarked = ({ timers, temperatures, amounts }: Step): boolean =>
  [timers, temperatures, amounts].some((marks) => marks !== undefined);
