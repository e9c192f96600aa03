import type { Language } from '#core/language.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods.ts';

type Names = { readonly one: string; readonly several: string };

/** Where the table's name would read oddly in a sentence: too precise, inflected, or without its plural. */
const IN_A_SENTENCE: Partial<Record<FoodId, Partial<Record<Language, Names>>>> = {
  'bell-pepper': { en: { one: 'pepper', several: 'peppers' } },
  'passion-fruit': { de: { one: 'Maracuja', several: 'Maracujas' } },
  satsuma: { en: { one: 'mandarin', several: 'mandarins' } },
  raisin: { en: { one: 'raisin', several: 'raisins' }, de: { one: 'Rosine', several: 'Rosinen' } },
  oregano: { de: { one: 'Oregano', several: 'Oregano' } },
  'sour-cream': { de: { one: 'Sauerrahm', several: 'Sauerrahm' } },
  nutmeg: { de: { one: 'Muskat', several: 'Muskat' } },
  'vegetable-stock': { de: { one: 'Brühpulver', several: 'Brühpulver' } },
};

/** What a sentence calls one and several of a food; the same twice where it is not counted. */
export function foodNames(id: FoodId, language: Language): Names {
  const special = IN_A_SENTENCE[id]?.[language];
  if (special) return special;
  const { names, weights } = knownFood(id);
  const [one = id, more] = names[language];
  // The table's second name is a plural only where the food comes in pieces.
  return { one, several: (weights.piece === undefined ? undefined : more) ?? one };
}

export function knownFood(id: FoodId): Food {
  const food = foodById(id);
  if (!food) throw new Error(`The food table has no ${id}.`);
  return food;
}
