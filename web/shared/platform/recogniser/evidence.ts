import { logit, softmax } from './logistic.ts';

export type Evidence = {
  /** Index among the foods that the network was trained on. */
  readonly food: number;
  /** Score of its likeliest window, as a logit. */
  readonly clearness: number;
  /** Lead over the best other food, on a log scale, -3 to 3. */
  readonly lead: number;
  /** Its share in all windows, as a logit. */
  readonly share: number;
};

/** Minimum probability in a window. */
const LEAST = 0.08;

/**
 * Returns the evidence for each food that may be in the picture.
 * @param windows scores of each window: one per food, and last one for no known food
 */
export function evidenceIn(windows: readonly Float64Array[]): readonly Evidence[] {
  const chances = windows.map(softmax);
  const count = (chances[0]?.length ?? 1) - 1;
  const foods = Array.from({ length: count }, (_, food) => {
    const each = chances.map((chance) => chance[food] ?? 0);
    const most = Math.max(...each);
    const mean = each.reduce((sum, chance) => sum + chance, 0) / each.length;
    return { food, most, mean, weight: Math.log(most + mean + 1e-3) };
  });
  const total = foods.reduce((sum, { mean }) => sum + mean, 0);
  const [best, second] = foods.toSorted((a, b) => b.weight - a.weight);
  return foods
    .filter(({ most }) => most > LEAST)
    .map(({ food, most, mean, weight }) => {
      const rival = (food === best?.food ? second : best)?.weight ?? 0;
      const lead = Math.min(3, Math.max(-3, weight - rival));
      return { food, clearness: logit(most), lead, share: logit(mean / total) };
    });
}
