import { BESIDE, HEATS, MEANT_AS_MEAT, SEARS, THE_MEAT } from './safety-words.ts';

// Steps in normal text that a safety sentence belongs to.

/** Finds the last matching step that heats, else the last matching step, else the last one that heats. */
export const stepAbout =
  (about: RegExp) =>
  (steps: readonly string[]): number =>
    lastOf(steps, [
      (step) => about.test(step) && HEATS.test(step),
      (step) => about.test(step),
      (step) => HEATS.test(step),
    ]);

/**
 * Finds the step that heats the meat: the last one that says so in a sentence, else the last one that browns something
 * after the meat is named and names nothing else. Steps that only knead or marinate it are none.
 */
export function heatedStep(steps: readonly string[]): number {
  const first = Math.max(
    0,
    steps.findIndex((step) => MEANT_AS_MEAT.test(step) || THE_MEAT.test(step)),
  );
  const isAfter = (step: string) => steps.indexOf(step) >= first;
  return lastOf(steps, [
    (step) => heatsIn(step, MEANT_AS_MEAT) || heatsIn(step, THE_MEAT),
    (step) => isAfter(step) && SEARS.test(step) && !BESIDE.test(step),
    (step) => isAfter(step) && HEATS.test(step) && !BESIDE.test(step),
    (step) => isAfter(step) && HEATS.test(step),
    (step) => MEANT_AS_MEAT.test(step),
    (step) => HEATS.test(step),
  ]);
}

/** Normal text ends a sentence with a line. */
const heatsIn = (step: string, food: RegExp): boolean =>
  step.split('|').some((sentence) => food.test(sentence) && HEATS.test(sentence));

/** Returns the index of the last step that the first test finds which finds any, else of the last step. */
function lastOf(steps: readonly string[], tests: readonly ((step: string) => boolean)[]): number {
  for (const isMeant of tests) {
    const found = steps.findLastIndex((step) => isMeant(step));
    if (found >= 0) return found;
  }
  return steps.length - 1;
}
