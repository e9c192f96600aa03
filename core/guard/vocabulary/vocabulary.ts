import { ALLERGENS } from '../../nutrition/allergen.ts';
import { entry, type VocabularyEntry } from './term.ts';
import { CLAIMS, DECLARATIONS } from './declarations.ts';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.ts';
import { DANGERS } from './dangers.ts';
import { DISH_NAMES } from './dish-names.ts';
import { DRINKS } from './drinks.ts';
import { FISH } from './fish.ts';
import { GRAINS } from './grains.ts';
import { MEAT } from './meat.ts';
import { NUTS_AND_SEEDS } from './nuts-and-seeds.ts';
import { SHOP_NAMES } from './shop-names.ts';
import { TABLE_FOODS } from './table-foods.ts';

const FOODS: readonly VocabularyEntry[] = [
  ...GRAINS,
  ...DAIRY_AND_EGGS,
  ...MEAT,
  ...FISH,
  ...NUTS_AND_SEEDS,
  ...DRINKS,
  ...SHOP_NAMES,
  ...DANGERS,
];

/** All words of the guard, in both languages. */
export const VOCABULARY: readonly VocabularyEntry[] = [
  ...FOODS,
  ...FOODS.filter(({ isCategory }) => isCategory).map(freeFrom),
  ...TABLE_FOODS,
  ...DISH_NAMES,
  ...DECLARATIONS,
  ...CLAIMS,
];

/** For example "nut-free", "laktosefrei". */
function freeFrom({ traits, words }: VocabularyEntry): VocabularyEntry {
  const isClaim = traits.some(
    (trait) => trait === 'lactose' || ALLERGENS.some((allergen) => allergen === trait),
  );
  const free = words.flatMap((word) => [`${word} free`, `${word} frei~`]).join(', ');
  return entry(traits, free, { role: 'declares', isClaim });
}
