import { lineOf, type DraftLine } from '#core/generation/draft/draft.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { both, listed } from './kitchen/words.ts';
import type { MadeDish } from './make-dish.ts';

/** Minimum energy of a soup that counts as a meal, in kcal per serving. */
const LEAST_MEAL = 200;

export const isStarter = ({ plan, form }: MadeDish, lines: readonly DraftLine[]): boolean =>
  /soup/i.test(plan.title.en) &&
  nutritionPerServing(
    lines.map((line) => lineOf(line, 'en')),
    form.servings,
  ).nutrition.calories < LEAST_MEAL;

/** Foods that turn a soup into a meal. */
const FILLING = [
  ['bread', 'bread / Brot'],
  ['cheese', 'cheese / Käse'],
  ['potato', 'potatoes / Kartoffeln'],
  ['white-beans', 'white beans / weißen Bohnen'],
] as const;

/**
 * Returns the serving tip of a starter; none if the cook eats nothing that turns it into a meal.
 * @param serves returns whether the cook eats a food that is not in the dish
 */
export function tipForStarter(serves: (food: FoodId) => boolean, language: Language) {
  const filling = FILLING.filter(([food]) => serves(food)).map(([, words]) => both(words)[language]);
  if (filling.length === 0) return {};
  const two = listed(filling.slice(0, 2), language);
  const tip = `A starter; with ${two} it makes a meal. / Eine Vorspeise; mit ${two} eine Mahlzeit.`;
  return { servingTip: both(tip)[language] };
}
