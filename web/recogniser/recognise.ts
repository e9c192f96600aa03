import { CANDIDATE_FROM, FIRST_FROM, OTHER_FROM, probabilityOf, SURE_FROM } from './calibration.ts';
import { evidenceIn } from './evidence.ts';
import type { Network, Picture } from './network.ts';

/** `isSure`: nearly certain, see `SURE_FROM`. */
type FoodDetection = { readonly food: string; readonly probability: number; readonly isSure: boolean };

/** Foods on a photo. */
export type Detection = {
  /** Most likely first. */
  readonly foods: readonly FoodDetection[];
  /** The likeliest foods if none is likely enough to be named: the user is asked to choose. */
  readonly candidates: readonly string[];
  /** True for several foods: there may be some that the network does not know. */
  readonly mayBeMore: boolean;
};

const MAX_FOODS = 6;
const MAX_CANDIDATES = 3;

/**
 * Detects the foods on a photo.
 * @param picture photo in the size of `pictureSize`
 */
export function recognise(network: Network, picture: Picture): Detection {
  const guesses = evidenceIn(network.scoresOf(picture))
    .map((evidence) => ({
      food: network.foods[evidence.food] ?? '',
      probability: probabilityOf(evidence),
    }))
    .toSorted((a, b) => b.probability - a.probability);
  const foods = guesses
    .slice(0, MAX_FOODS)
    .filter(({ probability }, at) => probability >= (at === 0 ? FIRST_FROM : OTHER_FROM))
    .map((guess) => ({ ...guess, isSure: guess.probability >= SURE_FROM }));
  const candidates = guesses
    .slice(0, foods.length === 0 ? MAX_CANDIDATES : 0)
    .filter(({ probability }) => probability >= CANDIDATE_FROM)
    .map(({ food }) => food);
  const isAmbiguous = guesses.slice(1).some(({ probability }) => probability >= FIRST_FROM);
  return { foods, candidates, mayBeMore: foods.length > 1 || isAmbiguous };
}
