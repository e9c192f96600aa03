import { BESIDE, HEATS, MINCE, SEARS, THE_MEAT } from './safety-words.ts';

// Finds the step, in normal text, to which a safety sentence is added.

type IsAbout = (text: string) => boolean;

/** Finds the last step about a food that heats, else the last step about the food, else the last step that heats. */
export const stepAbout = (isAbout: IsAbout, steps: readonly string[]): number =>
  lastOf(steps, [(step) => isAbout(step) && HEATS.test(step), isAbout, (step) => HEATS.test(step)]);

/**
 * Finds the step that heats the meat: the last step that says so in a sentence, else the last step that browns
 * something after the meat was named and names no side dish. Steps that only knead or marinate do not count.
 */
export function heatedStep(isOfMeat: IsAbout, steps: readonly string[]): number {
  const isMeat = (text: string) => isOfMeat(text) || MINCE.test(text) || THE_MEAT.test(text);
  const first = Math.max(0, steps.findIndex(isMeat));
  const isAfter = (step: string) => steps.indexOf(step) >= first;
  return lastOf(steps, [
    // Sentences of normal text are separated by "|".
    (step) => step.split('|').some((sentence) => isMeat(sentence) && HEATS.test(sentence)),
    (step) => isAfter(step) && SEARS.test(step) && !BESIDE.test(step),
    (step) => isAfter(step) && HEATS.test(step) && !BESIDE.test(step),
    (step) => isAfter(step) && HEATS.test(step),
    isMeat,
    (step) => HEATS.test(step),
  ]);
}

/** Returns the index of the last step that passes the first test that any step passes. Default: the last step. */
function lastOf(steps: readonly string[], tests: readonly IsAbout[]): number {
  for (const isMeant of tests) {
    const found = steps.findLastIndex((step) => isMeant(step));
    if (found >= 0) return found;
  }
  return steps.length - 1;
}
