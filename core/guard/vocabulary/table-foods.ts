import type { Food } from '../../nutrition/food.ts';
import { FOODS } from '../../nutrition/foods/foods.ts';
import { entry, type VocabularyEntry } from './term.ts';
import { traitsOfFood } from './trait.ts';

/** Two letters and an ending are another word: "Ei" and "Eis". */
const NAME = /\p{L}{3}/u;

/** Shorter names begin other words: "port" and "portion". */
const LONG = 5;

/**
 * Names of the food table with the traits of their rows. They count anywhere, and the long ones as the beginning of
 * compounds: "Zanderfilet". Names of bought foods and homonyms count in lines. Foods without traits are among them,
 * because "corn tortilla" is no "tortilla".
 */
export const TABLE_FOODS: readonly VocabularyEntry[] = FOODS.flatMap((food) => {
  const traits = traitsOfFood(food);
  const names = namesOf(food);
  const isOfLines = (name: string) => food.bought || traits.length === 0 || food.homonyms?.includes(name);
  const [inLines, anywhere] = [names.filter(isOfLines), names.filter((name) => !isOfLines(name))];
  return [
    entry(traits, inLines.map((name) => `=${name}`).join(','), { where: 'lines', food }),
    entry(traits, anywhere.map((name) => (name.length < LONG ? name : `${name}*`)).join(','), { food }),
  ];
});

function namesOf({ names, falseFriends }: Food): readonly string[] {
  const all = [...names.en, ...names.de].filter((name) => NAME.test(name) && !falseFriends?.includes(name));
  // Commas divide the words of an entry.
  return [...new Set(all.map((name) => name.replaceAll(',', ' ')))];
}
