import { probabilityOf, SURE_FROM, type Guess } from './calibration.ts';
import { CLASSES } from './classes.ts';
import type { Network } from './network.ts';
import { hasContent } from './scene.ts';

/** `isSure`: nearly certain, see `SURE_FROM`. */
type FoodDetection = { readonly food: string; readonly probability: number; readonly isSure: boolean };

/** Foods on a photo. */
export type Detection = {
  /** Most likely first. */
  readonly foods: readonly FoodDetection[];
  /** True for several foods: there may be some that the network does not know. */
  readonly mayBeMore: boolean;
};

/** RGB pixels of the squares from `squaresOf`, SIDE × SIDE each; the whole photo first. */
export type Squares = readonly (() => Uint8Array | Promise<Uint8Array>)[];

/** Minimum probability of a reported food: half of such guesses are right on sessions outside the calibration. */
const MIN_PROBABILITY = 0.6;

/** Minimum for a part if the whole photo shows a food: parts of tomatoes look like peppers. */
const MIN_PROBABILITY_BESIDE = 0.8;

const MAX_FOODS = 6;

/** Detects the foods on a photo. */
export async function recognise(network: Network, squares: Squares): Promise<Detection> {
  const guesses = await guessesOf(network, squares);
  const hasMain = guesses.some((guess) => guess.of === 'whole' && probabilityOf(guess) >= MIN_PROBABILITY);
  const foods = guesses
    .filter((guess) => {
      const isBeside = hasMain && guess.of === 'part';
      return probabilityOf(guess) >= (isBeside ? MIN_PROBABILITY_BESIDE : MIN_PROBABILITY);
    })
    .map((guess) => ({ food: guess.food, probability: probabilityOf(guess) }))
    .map((each) => ({ ...each, isSure: each.probability >= (SURE_FROM[each.food] ?? Infinity) }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MAX_FOODS);
  return { foods, mayBeMore: foods.length > 1 };
}

/**
 * Returns the most likely food of the whole photo and the other foods of its parts, each once with its highest score.
 */
export async function guessesOf(network: Network, [whole, ...parts]: Squares): Promise<readonly Guess[]> {
  const main = whole && likeliest(network, await whole());
  const beside = new Map<string, Guess>();
  for (const part of parts) {
    const guess = likeliest(network, await part());
    if (!guess || guess.food === main?.food) continue;
    if (guess.score > (beside.get(guess.food)?.score ?? 0)) beside.set(guess.food, { ...guess, of: 'part' });
  }
  return [...(main ? [{ ...main, of: 'whole' as const }] : []), ...beside.values()];
}

/** @returns undefined for a picture without content or without known foods */
function likeliest(network: Network, rgb: Uint8Array): Omit<Guess, 'of'> | undefined {
  if (!hasContent(rgb)) return undefined;
  const scores = new Map<string, number>();
  network(rgb).forEach((score, index) => {
    const food = CLASSES[index]?.[0] ?? NOTHING;
    scores.set(food, (scores.get(food) ?? 0) + score);
  });
  const [food, score] = [...scores].reduce((best, each) => (each[1] > best[1] ? each : best));
  return food === NOTHING ? undefined : { food, score };
}

const NOTHING = '';
