import { logit, softmax } from './logistic.ts';

/** Food that one of the scores stands for, and the clearness, as a logit, that photos without it seldom reach. */
export type Remembered = { readonly food: string; readonly from: number };

/** Fewest cells of a window: what ImageNet showed filled its pictures, and parts of things look like foods. */
export const LEAST_CELLS = 9;

/**
 * Returns the foods that the network remembers from ImageNet in the picture, and how much clearer than in photos
 * without them.
 * @param remembered foods of the first scores; the others stand for things that are none
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
