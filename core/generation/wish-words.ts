import type { FoodId } from '../nutrition/food.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';

/** What a wish in the cook's own words says of foods and the oven, as far as it is understood. */
export type WishWords = {
  /** What to leave out, as the cook calls it. */
  readonly without: readonly string[];
  /** Foods that it has to hold. */
  readonly with: readonly FoodId[];
  /** True if the cook has no oven. */
  readonly isWithoutOven: boolean;
};

const WITHOUT = /(?:without|ohne|\bno|keine?n?)\s+(?:(?:any|an|the|den)\s+)?(\p{L}{3,})/giu;
const WITH =
  /(?:\bwith|\bmit|\badd|\bplus)\s+(?:(?:more|some|extra|mehr|etwas|a|einer?|einem)\s+)?(\p{L}{3,})/giu;
const OVEN = /^(?:oven|(?:back)?ofen)$/i;

/** "Mehr Eiweiß" means protein, and not the white of eggs. */
const PROTEIN = /^(?:eiwei|protein)/i;

/** Reads "without …" and "with …" in either language. Words that are no food and no oven are ignored. */
export function wishWords(wish: string): WishWords {
  const left = [...wish.matchAll(WITHOUT)].map(([, word = '']) => word);
  return {
    without: left.filter((word) => !OVEN.test(word)),
    with: [...wish.matchAll(WITH)].flatMap(([, word = '']) => foodCalled(word)),
    isWithoutOven: left.some((word) => OVEN.test(word)),
  };
}

/** Returns the food that a word of either language means; none if it means no food. */
export const foodCalled = (word: string): readonly FoodId[] => {
  if (PROTEIN.test(word)) return [];
  const match = matchFood(word, 'en') ?? matchFood(word, 'de');
  return match ? [match.food.id] : [];
};
