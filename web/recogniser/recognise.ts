import { CLASSES } from './classes.ts';
import type { Network } from './network.ts';
import { showsThings } from './scene.ts';

/** A food that was seen, how likely it is there, and whether that is as good as certain. */
type Sighting = { readonly food: string; readonly probability: number; readonly isSure: boolean };

/** What a photo shows. */
export type Sight = {
  /** The likeliest first. */
  readonly foods: readonly Sighting[];
  /** It shows several foods, and perhaps some that nobody here knows. */
  readonly mayBeMore: boolean;
};

/**
 * From here on a guess is as good as certain, and from here on it is worth the question whether it is right: measured in
 * MODEL.md.
 */
const SURE = 0.93;
const MAYBE = 0.35;

/** A part of a photo shows less of a food than a photo of it does, and there are more of them to be wrong about. */
const SURE_OF_PART = 0.993;
const MAYBE_OF_PART = 0.85;

/** More guesses about one photo are no help. */
const MOST = 6;

/**
 * Says which foods a photo shows.
 * @param squares the pixels of its parts as `squaresOf` gives them, SIDE × SIDE, three bytes each; the whole first
 */
export async function recognise(
  network: Network,
  squares: readonly (() => Uint8Array | Promise<Uint8Array>)[],
): Promise<Sight> {
  const [whole, ...parts] = squares;
  const best = whole && likeliest(network, await whole());
  const main = best && best.probability >= SURE ? best.food : undefined;

  const seen = new Map<string, Sighting>();
  const note = (guess: Guess | undefined, sure: number, maybe: number) => {
    if (!guess || guess.probability < maybe) return;
    const held = seen.get(guess.food);
    if (held && held.probability >= guess.probability) return;
    seen.set(guess.food, { ...guess, isSure: guess.probability >= sure });
  };
  // Where the whole is one food, only what is certain lies beside it.
  for (const part of parts) {
    note(likeliest(network, await part()), SURE_OF_PART, main ? SURE_OF_PART : MAYBE_OF_PART);
  }
  const mayBeMore = main ? [...seen.keys()].some((food) => food !== main) : seen.size > 1;
  // Of several foods the whole is a mixture that may look like another one.
  if (main || !mayBeMore) note(best, SURE, MAYBE);
  const foods = [...seen.values()].toSorted((a, b) => b.probability - a.probability).slice(0, MOST);
  return { foods, mayBeMore };
}

type Guess = { readonly food: string; readonly probability: number };

/** @returns undefined where there is nothing to be seen, or nothing that the network knows */
function likeliest(network: Network, rgb: Uint8Array): Guess | undefined {
  if (!showsThings(rgb)) return undefined;
  const chances = new Map<string, number>();
  network(rgb).forEach((probability, index) => {
    const food = CLASSES[index]?.[0] ?? NOTHING;
    chances.set(food, (chances.get(food) ?? 0) + probability);
  });
  const [food, probability] = [...chances].reduce((best, each) => (each[1] > best[1] ? each : best));
  return food === NOTHING ? undefined : { food, probability };
}

const NOTHING = '';
