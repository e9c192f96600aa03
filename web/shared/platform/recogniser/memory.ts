import { logit, softmax } from './logistic.ts';

/** Food that a score stands for, and the logit of that score that photos without the food seldom exceed. */
export type Remembered = { readonly food: string; readonly from: number };

/**
 * Minimum number of cells of a window. Objects fill the pictures of ImageNet. A smaller window shows parts of things, and
 * those look like foods.
 */
export const LEAST_CELLS = 9;

/**
 * Returns the foods that the network remembers from ImageNet in the picture, and how much clearer than in photos
 * without them.
 * @param remembered foods of the first scores; all further scores stand for other things
 * @param windows scores of each window
 */
export function memoriesIn(
  remembered: readonly Remembered[],
  windows: readonly Float64Array[],
): ReadonlyMap<string, number> {
  const chances = windows.map(softmax);
  const memories = new Map<string, number>();
  for (const [index, { food, from }] of remembered.entries()) {
    const clearness = logit(Math.max(...chances.map((chance) => chance[index] ?? 0)));
    const most = Math.max(clearness - from, memories.get(food) ?? 0);
    if (most > 0) memories.set(food, most);
  }
  return memories;
}
