import { ALLERGENS } from '../../nutrition/allergen.ts';
import { ALCOHOL_WORDS } from './alcohol-words.ts';
import { DANGER_WORDS } from './danger-words.ts';
import { CLAIMS, DECLARATIONS } from './declarations.ts';
import { DISH_NAMES } from './dish-names.ts';
import { FISH_WORDS } from './fish-words.ts';
import { GLUTEN_WORDS } from './gluten-words.ts';
import { MEAT_WORDS } from './meat-words.ts';
import { MILK_AND_EGG_WORDS } from './milk-and-egg-words.ts';
import { PLANT_ALLERGEN_WORDS } from './plant-allergen-words.ts';
import { SHOP_NAMES } from './shop-names.ts';
import { compoundsOf, TABLE_FOODS } from './table-foods.ts';
import { entry, type VocabularyEntry } from './term.ts';

/** Words for foods that the table does not contain, and for other texts. Foods of the table need no entry here. */
const FOOD_WORDS: readonly VocabularyEntry[] = [
  ...GLUTEN_WORDS,
  ...MILK_AND_EGG_WORDS,
  ...MEAT_WORDS,
  ...FISH_WORDS,
  ...PLANT_ALLERGEN_WORDS,
  ...ALCOHOL_WORDS,
  ...SHOP_NAMES,
  ...DANGER_WORDS,
];

/** All words of the guard, in both languages. */
export const VOCABULARY: readonly VocabularyEntry[] = [
  ...FOOD_WORDS,
  ...FOOD_WORDS.filter(({ isCategory }) => isCategory).map(freeFrom),
  ...TABLE_FOODS,
  ...compoundsOf(FOOD_WORDS),
  ...DISH_NAMES,
  ...DECLARATIONS,
  ...CLAIMS,
];

/** Returns the "free from" words of a category: "nut-free", "laktosefrei". */
function freeFrom({ traits, words }: VocabularyEntry): VocabularyEntry {
  const isClaim = traits.some(
    (trait) => trait === 'lactose' || ALLERGENS.some((allergen) => allergen === trait),
  );
  const free = words.flatMap((word) => [`${word} free`, `${word} frei~`]).join(', ');
  return entry(traits, free, { role: 'declares', isClaim });
}
