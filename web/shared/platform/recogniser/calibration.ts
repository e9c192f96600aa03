import type { Evidence } from './evidence.ts';

// Fitted by `tools/recogniser/calibrate.py` on photos that the network was not trained with.

const OFFSET = 0.422;
const WEIGHTS = { clearness: 0.354, lead: -0.405, share: 1.543 };

/** Minimum probability of the likeliest food. */
export const FIRST_FROM = 0.36;

/** Minimum probability of a food to choose from if none is named. */
export const CANDIDATE_FROM = 0.05;

/** Minimum probability of further foods: parts of a food look like others. */
export const OTHER_FROM = 0.5;

/** Probability from which a food is sure: at least 97 % of such were right in kitchens, and 98 % in the supermarket. */
export const SURE_FROM = 0.97;

/** Returns the log-odds of a food that the network was trained on, by its evidence alone. */
export const logOddsOf = ({ clearness, lead, share }: Evidence): number =>
  OFFSET + WEIGHTS.clearness * clearness + WEIGHTS.lead * lead + WEIGHTS.share * share;

// Chosen on half of the kitchens, of the supermarket and of the foods on plates: see the model card.

/**
 * Added to the log-odds of foods: less than zero for those that others are taken for, more for those that are seldom
 * named in vain.
 */
export const LEANINGS: Readonly<Partial<Record<string, number>>> = {
  asparagus: 1,
  'bell-pepper': 1.5,
  carrot: -0.25,
  egg: -0.5,
  garlic: -0.5,
  'green-pepper': -0.5,
  kiwi: -1,
  leek: -1,
  margarine: 0.5,
  milk: -0.5,
  'minced-beef': 2,
  'oat-drink': 1,
  onion: 2,
  'orange-juice': -0.5,
  parsley: -0.5,
  pasta: 1,
  pomegranate: -1.5,
  potato: -1,
  sausage: -1,
  tomato: -1,
  yoghurt: 0.5,
};

/** Log-odds of a food that has no evidence of its own. */
export const ABSENT = -1.5;

/** Weights of a remembered food. */
export const MEMORY = {
  gain: 1.2,
  /** Another food speaks against a memory by as much as its own log-odds exceed this. */
  rivalFrom: -0.3,
  rival: 2.2,
  /** A memory lowers other foods by its support times this. */
  doubt: 1.2,
} as const;
