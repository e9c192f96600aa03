import type { Language } from '../../language.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import { MINUTE, SECOND } from '../../time.ts';

/** Words of a step that runs beside another one. */
const BESIDE =
  /\b(?:meanwhile|while|during|in the meantime|at the same time|inzwischen|währenddessen|unterdessen|derweil|zwischenzeit|gleichzeitig|parallel|während|zuvor|vorher)\b/iu;

/** Minutes are told in fives. */
const ROUNDED_TO = 5;

const MINUTES_OF_A_DAY = 24 * 60;

/**
 * Returns the minutes that the timers of the steps take one after the other, at least: of each step the longest, at the
 * lower end of its range, and none of steps that run beside others.
 */
function minutesOfSteps(steps: readonly string[], language: Language): number {
  const seconds = steps
    .filter((step) => !BESIDE.test(step))
    .map((step) => Math.max(0, ...(markedStep(step, language).timers ?? []).map((timer) => timer.seconds)))
    .reduce((sum, each) => sum + each, 0);
  return Math.floor((seconds * SECOND) / MINUTE);
}

/** Returns a draft that is not on the table before its own steps are over. */
export function withStepTime<Timed extends { readonly prepTime: number; readonly steps: readonly string[] }>(
  draft: Timed,
  language: Language,
): Timed {
  const least = minutesOfSteps(draft.steps, language);
  if (least <= draft.prepTime) return draft;
  const prepTime = Math.min(MINUTES_OF_A_DAY, Math.ceil(least / ROUNDED_TO) * ROUNDED_TO);
  return { ...draft, prepTime };
}
