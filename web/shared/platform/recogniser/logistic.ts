/** Returns scores as probabilities that add up to one. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const BOUND = 1e-4;

/** Returns the log-odds of a probability, bounded on both sides. */
export function logit(probability: number): number {
  const bounded = Math.min(1 - BOUND, Math.max(BOUND, probability));
  return Math.log(bounded / (1 - bounded));
}

/** Returns the probability of log-odds. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
