import type { Avoided } from '../nutrition/avoid.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { usuallySuits } from './diets.ts';

type Listed = {
  readonly foods: readonly FoodId[];
  readonly names?: readonly string[];
};

/**
 * Returns true if the foods or names of its lines rule a dish out for its eaters: it is not suggested. False promises
 * nothing: only the guard checks the whole recipe.
 */
export function isRuledOut({ foods, names = [] }: Listed, { dietaryPreferences, avoid }: Avoided): boolean {
  const known = foods.flatMap((id) => foodById(id) ?? []);
  const isUnsuitable = known.some(
    (food) =>
      dietaryPreferences.some((diet) => !usuallySuits(food, diet)) ||
      avoid.allergens.some((allergen) => food.contains.has(allergen)),
  );
  // Most cooks avoid no words, and lists have a thousand recipes.
  if (isUnsuitable || avoid.words.length === 0) return isUnsuitable;
  const named = [...names, ...known.flatMap(({ names: { en, de } }) => [...en, ...de])].map(foldName);
  return avoid.words.some((word) => named.some((name) => isNamedIn(name, foldName(word))));
}

/**
 * A compound begins or ends with the food: "Walnussöl". In the middle of a word the letters mean nothing: "ei" in
 * "Reis".
 */
const isNamedIn = (name: string, word: string): boolean =>
  word !== '' && (` ${name}`.includes(` ${word}`) || `${name} `.includes(`${word} `));
