import type { Evidence } from './evidence.ts';

// Fitted by `tools/recogniser/calibrate.py` on photos that the network was not trained with.

const OFFSET = 0.422;
const WEIGHTS = { clearness: 0.354, lead: -0.405, share: 1.543 };

/** Minimum probability of the likeliest food. */
export const FIRST_FROM = 0.28;

/** Minimum probability of a food to choose from if none is named. */
export const CANDIDATE_FROM = 0.05;

/** Minimum probability of further foods: parts of a food look like others. */
export const OTHER_FROM = 0.5;

/** Probability from which a food is sure: at least 97 % of such were right in kitchens, and 98 % in the supermarket. */
export const SURE_FROM = 0.947;

/** Returns the probability that a food is in the picture. */
export function probabilityOf({ clearness, lead, share }: Evidence): number {
  const sum = OFFSET + WEIGHTS.clearness * clearness + WEIGHTS.lead * lead + WEIGHTS.share * share;
  return 1 / (1 + Math.exp(-sum));
}
