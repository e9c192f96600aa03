import type { CellScores } from './network.ts';
import { windowScores } from './windows.ts';

export type Evidence = {
  /** Index among the network's foods. */
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

/** Returns the evidence for each food that may be in the picture. */
export function evidenceIn(scores: CellScores): readonly Evidence[] {
  const chances = windowScores(scores).map(softmax);
  // The last class means no food.
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

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const BOUND = 1e-4;

function logit(probability: number): number {
  const bounded = Math.min(1 - BOUND, Math.max(BOUND, probability));
  return Math.log(bounded / (1 - bounded));
}
