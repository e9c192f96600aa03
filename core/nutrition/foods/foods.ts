import type { Language } from '../../language.ts';
import type { Food, FoodId } from '../food.ts';
import { foldName } from '../fold-name.ts';
import { DAIRY_AND_EGGS } from './dairy-and-eggs.ts';
import { DRINKS } from './drinks.ts';
import { FRUIT } from './fruit.ts';
import { GRAINS_AND_BREADS } from './grains-and-breads.ts';
import { HERBS_AND_SPICES } from './herbs-and-spices.ts';
import { MEAT_AND_FISH } from './meat-and-fish.ts';
import { PANTRY } from './pantry.ts';
import { PULSES_NUTS_AND_SEEDS } from './pulses-nuts-and-seeds.ts';
import { VEGETABLES } from './vegetables.ts';

/** Every food whose values are known. */
export const FOODS: readonly Food[] = [
  ...VEGETABLES,
  ...HERBS_AND_SPICES,
  ...FRUIT,
  ...DAIRY_AND_EGGS,
  ...MEAT_AND_FISH,
  ...GRAINS_AND_BREADS,
  ...PULSES_NUTS_AND_SEEDS,
  ...PANTRY,
  ...DRINKS,
];

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** Built on first use: code that only shows foods never looks one up by name. */
let byName: Record<Language, ReadonlyMap<string, Food>> | undefined;

export const foodById = (id: FoodId): Food | undefined => byId.get(id);

/** The food that goes by exactly this name, in the language or else in the other; capitals and accents do not matter. */
export function foodByName(name: string, language: Language = 'en'): Food | undefined {
  byName ??= { en: namesIn('en'), de: namesIn('de') };
  const folded = foldName(name);
  return (
    byName[language].get(folded) ?? byName[language === 'en' ? 'de' : 'en'].get(folded) ?? byId.get(name)
  );
}

function namesIn(language: Language): ReadonlyMap<string, Food> {
  return new Map(
    FOODS.flatMap((food) => food.names[language].map((name) => [foldName(name), food] as const)),
  );
}
