import type { Avoid } from '#core/nutrition/avoid.ts';
import { avoidedWords, type AvoidedWord } from '#core/reading/understanding/avoided-words.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

export type { AvoidedWord };

/** Address of this chunk. */
export const ADDRESS = import.meta.url;

type Read = Pick<Recipe, 'title' | 'lines' | 'steps'>;

/**
 * Returns the words of a recipe that name avoided foods. Checks one reason at a time, to keep the screen responsive.
 */
export async function findAvoided(
  { title, lines, steps }: Read,
  { allergens, words }: Avoid,
  signal: AbortSignal,
): Promise<readonly AvoidedWord[]> {
  const found: AvoidedWord[] = [];
  const read = { title, lines, steps: steps.map(({ text }) => text) };
  const reasons: Avoid[] = [
    ...allergens.map((allergen) => ({ allergens: [allergen], words: [] })),
    ...words.map((word) => ({ allergens: [], words: [word] })),
  ];
  for (const reason of reasons) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return [];
    found.push(...tellingOf(avoidedWords(read, reason)));
  }
  return found;
}

/** Leaves out a word that another one contains: the title's "Walnut" beside "walnuts". */
const tellingOf = (words: readonly AvoidedWord[]): readonly AvoidedWord[] =>
  words.filter((each) => !words.some((other) => other !== each && contains(other, each)));

const contains = (one: AvoidedWord, other: AvoidedWord): boolean =>
  one.word.toLowerCase().includes(other.word.toLowerCase());
