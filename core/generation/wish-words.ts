import { WITHOUT } from '../language/denial.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';

/** Foods and use of the oven that a wish asks for. */
export type WishWords = {
  /** Words behind "without", in the cook's spelling. Some are not foods. */
  readonly without: readonly string[];
  /** Foods that the cook wants in the dish. */
  readonly with: readonly FoodId[];
  /** True if the cook has no oven. */
  readonly isWithoutOven: boolean;
};

/** Pattern of a word that leaves something out, in both languages. */
export const NO = String.raw`(?<!\p{L})(?:${WITHOUT})(?!\p{L})`;

const LEFT_OUT = new RegExp(String.raw`${NO}\s+(?:(?:any|an|the|den)\s+)?(\p{L}{3,})`, 'giu');
const WITH =
  /(?:\bwith|\bmit|\badd|\bplus)\s+(?:(?:more|some|extra|mehr|etwas|a|einer?|einem)\s+)?(\p{L}{3,}(?: \p{L}{3,}){0,2})/giu;
export const OVEN = /(?<!\p{L})(?:oven|(?:back)?ofen)(?!\p{L})/iu;

/** "Mehr Eiweiß" means protein, not the white of eggs. */
const PROTEIN = /^eiwei/i;

/** Reads "without …" and "with …" in either language. Words behind "with" count only if they are foods. */
export function wishWords(wish: string): WishWords {
  const left = [...wish.matchAll(LEFT_OUT)].map(([, word = '']) => word);
  return {
    without: left.filter((word) => !OVEN.test(word)),
    with: [...wish.matchAll(WITH)].flatMap(([, words = '']) => longestFood(words) ?? []),
    isWithoutOven: left.some((word) => OVEN.test(word)),
  };
}

/** Returns the food with the longest name at the start of a text: peanut butter, not peanuts. */
function longestFood(text: string): FoodId | undefined {
  const words = text.split(' ');
  for (let length = words.length; length > 1; length -= 1) {
    const food = foodByName(words.slice(0, length).join(' '));
    if (food) return food.id;
  }
  return foodMeant(words[0] ?? '');
}

/** Returns the food that a word means in either language. */
export const foodMeant = (word: string): FoodId | undefined =>
  PROTEIN.test(word) ? undefined : (matchFood(word, 'en') ?? matchFood(word, 'de'))?.food.id;
