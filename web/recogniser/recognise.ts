import { probabilityOf, SURE_FROM, type Guess } from './calibration.ts';
import { CLASSES } from './classes.ts';
import type { Network } from './network.ts';
import { showsThings } from './scene.ts';

/** A food that was seen, how likely it is there, and whether that is as good as certain. */
type FoodDetection = { readonly food: string; readonly probability: number; readonly isSure: boolean };

/** What a photo shows. */
export type Detection = {
  /** The likeliest first. */
  readonly foods: readonly FoodDetection[];
  /** It shows several foods, and perhaps some that nobody here knows. */
  readonly mayBeMore: boolean;
};

/** The pixels of the parts of a photo as `squaresOf` gives them, SIDE × SIDE, three bytes each; the whole first. */
export type Squares = readonly (() => Uint8Array | Promise<Uint8Array>)[];

/** Lowest probability worth a question: on sessions that the calibration has not seen, such guesses are right in half. */
const LEAST = 0.6;

/** The same of a part where the whole photo shows a food already: parts of tomatoes look like peppers. */
const LEAST_BESIDE = 0.8;

/** More guesses about one photo are no help. */
const MOST = 6;

/** Says which foods a photo shows. */
export async function recognise(network: Network, squares: Squares): Promise<Detection> {
  const guesses = await guessesOf(network, squares);
  const hasMain = guesses.some((guess) => guess.of === 'whole' && probabilityOf(guess) >= LEAST);
  const foods = guesses
    .filter((guess) => probabilityOf(guess) >= (hasMain && guess.of === 'part' ? LEAST_BESIDE : LEAST))
    .map((guess) => ({ food: guess.food, probability: probabilityOf(guess) }))
    .map((seen) => ({ ...seen, isSure: seen.probability >= (SURE_FROM[seen.food] ?? Infinity) }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST);
  return { foods, mayBeMore: foods.length > 1 };
}

/**
 * Returns the likeliest food of the whole photo, and those that its parts show beside it: each once, by the part that
 * shows it best.
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

/** @returns undefined where there is nothing to be seen, or nothing that the network knows */
function likeliest(network: Network, rgb: Uint8Array): Omit<Guess, 'of'> | undefined {
  if (!showsThings(rgb)) return undefined;
  const scores = new Map<string, number>();
  network(rgb).forEach((score, index) => {
    const food = CLASSES[index]?.[0] ?? NOTHING;
    scores.set(food, (scores.get(food) ?? 0) + score);
  });
  const [food, score] = [...scores].reduce((best, each) => (each[1] > best[1] ? each : best));
  return food === NOTHING ? undefined : { food, score };
}

const NOTHING = '';
