import type { Language } from '#core/language.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { namesOf, type FoodNames } from '#core/nutrition/food-names.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';

/** Names for sentences, if the table's name is too precise, inflected or lacks a plural. */
const IN_A_SENTENCE: Partial<Record<FoodId, Partial<Record<Language, FoodNames>>>> = {
  'bell-pepper': { en: { one: 'pepper', several: 'peppers' } },
  'passion-fruit': { de: { one: 'Maracuja', several: 'Maracujas' } },
  bratwurst: { en: { one: 'sausage', several: 'sausages' } },
  prawn: { en: { one: 'prawn', several: 'prawns' }, de: { one: 'Garnele', several: 'Garnelen' } },
  satsuma: { en: { one: 'mandarin', several: 'mandarins' } },
  raisin: { en: { one: 'raisin', several: 'raisins' }, de: { one: 'Rosine', several: 'Rosinen' } },
  oregano: { de: { one: 'Oregano', several: 'Oregano' } },
  'sour-cream': { de: { one: 'Sauerrahm', several: 'Sauerrahm' } },
  nutmeg: { de: { one: 'Muskat', several: 'Muskat' } },
  'vegetable-stock': { de: { one: 'Brühpulver', several: 'Brühpulver' } },
};

/** Returns singular and plural of a food in a sentence; twice the same word if the food is not counted. */
export function foodNames(id: FoodId, language: Language): FoodNames {
  const special = IN_A_SENTENCE[id]?.[language];
  if (special) return special;
  return namesOf(knownFood(id), language);
}

/** Returns whether an English name is a plural, such as "peas", that is not counted. */
export const isSeveral = (name: string): boolean => /[^su]s$/.test(name);

export function knownFood(id: FoodId): Food {
  const food = foodById(id);
  if (!food) throw new Error(`The food table has no ${id}.`);
  return food;
}
