import { CANDIDATE_FROM, FIRST_FROM, OTHER_FROM } from './calibration.ts';
import { evidenceIn } from './evidence.ts';
import { guessesFrom, type Guess } from './guesses.ts';
import { LEAST_CELLS, memoriesIn } from './memory.ts';
import type { Network, Picture } from './network.ts';
import { windowScores } from './windows.ts';

/** Foods on a photo. */
export type Detection = {
  /** Most likely first. */
  readonly foods: readonly Guess[];
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
  const { learnt, memories } = seenIn(network, picture);
  const guesses = guessesFrom(learnt, memories);
  const foods = guesses
    .slice(0, MAX_FOODS)
    .filter(({ probability }, at) => probability >= (at === 0 ? FIRST_FROM : OTHER_FROM));
  const candidates = guesses
    .slice(0, foods.length === 0 ? MAX_CANDIDATES : 0)
    .filter(({ probability }) => probability >= CANDIDATE_FROM)
    .map(({ food }) => food);
  // A memory lowers all other foods, so those that are likely without memories count as well.
  const isAmbiguous = [...guesses, ...guessesFrom(learnt, new Map())].some(
    ({ food, probability }) => food !== guesses[0]?.food && probability >= FIRST_FROM,
  );
  return { foods, candidates, mayBeMore: foods.length > 1 || isAmbiguous };
}

function seenIn({ foods, remembered, scoresOf }: Network, picture: Picture) {
  const windows = windowScores(scoresOf(picture));
  // One more score stands for no known food.
  const learnt = evidenceIn(windows.map(({ scores }) => scores.subarray(0, foods.length + 1)));
  const large = windows.filter(({ cells }) => cells >= LEAST_CELLS);
  return {
    learnt: new Map(learnt.map((evidence) => [foods[evidence.food] ?? '', evidence])),
    memories: memoriesIn(
      remembered,
      large.map(({ scores }) => scores.subarray(foods.length + 1)),
    ),
  };
}
