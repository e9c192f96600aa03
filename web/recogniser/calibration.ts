/** The network's answer for a photo or a part of it. */
export type Guess = {
  readonly food: string;
  /** Output of the network, 0 to 1. Overconfident in kitchens. */
  readonly score: number;
  readonly of: 'whole' | 'part';
};

/**
 * Probability from which a guess of a food is nearly certain: at least 95 % of at least 20 such guesses were right on
 * sessions outside the calibration. No other food comes close.
 */
export const SURE_FROM: Readonly<Record<string, number>> = { tomato: 0.8 };

/**
 * Returns the probability of a food. The network was trained on photos of one supermarket, so its score means less in a
 * kitchen, depending on the food: eggs, which it does not know, look like melons to it.
 */
export function probabilityOf({ food, score, of }: Guess): number {
  const bounded = Math.min(Math.max(score, LEAST_SCORE), 1 - LEAST_SCORE);
  const { slope, shift } = CURVES[of];
  const logit = slope * Math.log(bounded / (1 - bounded)) + shift + (SHIFTS[food] ?? -Infinity);
  return 1 / (1 + Math.exp(-logit));
}

const LEAST_SCORE = 1e-4;

// Printed by `tools/recogniser/calibrate.ts`.

const CURVES = {
  whole: { slope: 0.62, shift: 0 },
  part: { slope: 0.56, shift: -0.7 },
};

const SHIFTS: Readonly<Record<string, number>> = {
  apple: -1.67,
  'apple-juice': -2.64,
  asparagus: -1.74,
  aubergine: -1.64,
  avocado: -2.16,
  banana: -2.65,
  beetroot: -2.24,
  'bell-pepper': -0.39,
  cabbage: -2.15,
  carrot: -1.61,
  courgette: -1.46,
  cucumber: -2.19,
  garlic: -2.92,
  ginger: -2.07,
  grapefruit: -2.57,
  kiwi: -3.08,
  leek: -2.52,
  lemon: -1.43,
  lime: -1.63,
  mango: -2.07,
  melon: -3.07,
  milk: -1.56,
  mushroom: -0.75,
  nectarine: -2.28,
  'oat-drink': -2.56,
  'oat-yoghurt': -2.7,
  onion: -0.34,
  orange: -2.13,
  'orange-juice': -2.29,
  papaya: -3.38,
  'passion-fruit': -2.09,
  peach: -1.93,
  pear: -2.07,
  pineapple: -2.26,
  plum: -2.29,
  pomegranate: -1.84,
  potato: -0.77,
  satsuma: -1.85,
  'sour-cream': -2.99,
  'soured-milk': -3.57,
  'soy-drink': -2.82,
  'soy-yoghurt': -1.55,
  'sweet-potato': -1.98,
  tomato: 0.04,
  watermelon: -1.93,
  yoghurt: -2.3,
};
