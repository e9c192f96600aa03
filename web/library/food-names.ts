import MiniSearch from 'minisearch';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { LENIENCY, LENIENT_WEIGHTS, lookedFor, spellingsOf } from './words.ts';

let names: MiniSearch<Food> | undefined;

/** Index of the names of all foods, in both languages. Built on the first search. */
const foodNames = (): MiniSearch<Food> => {
  if (names) return names;
  names = new MiniSearch<Food>({
    fields: ['names'],
    extractField: ({ id, names: { en, de } }, field) => (field === 'id' ? id : [...en, ...de].join(' ')),
    processTerm: spellingsOf,
  });
  names.addAll(FOODS);
  return names;
};

/** Weight of a word that is the complete name of a food. */
export const WHOLE_FOOD = 3;

/** Returns the foods that a word may mean, with their weights. The weight is 1 if the word is a part of the name. */
export function foodsMeantBy(word: string): ReadonlyMap<FoodId, number> {
  const [meant = ''] = spellingsOf(word);
  const found = foodNames().search(word, { ...LENIENCY, processTerm: lookedFor });
  const weightOf = (id: FoodId) => (term: string) =>
    likeness(term, meant) * (foodByName(term)?.id === id ? WHOLE_FOOD : 1);
  return new Map(found.map(({ id, terms }) => [id, Math.max(...terms.map(weightOf(id)))]));
}

/** Returns the weight of a match: like that of other words of a recipe. */
function likeness(found: string, meant: string): number {
  if (found === meant) return 1;
  const { prefix, fuzzy } = LENIENT_WEIGHTS;
  const { length } = found;
  return found.startsWith(meant)
    ? (prefix * length) / (length + 0.3 * (length - meant.length))
    : (fuzzy * length) / (length + 1);
}
