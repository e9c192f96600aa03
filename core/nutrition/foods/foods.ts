import { otherLanguage, type Language } from '../../language.ts';
import { namesOf } from '../food-names.ts';
import type { Food, FoodId } from '../food.ts';
import { foldName } from '../fold-name.ts';
import { remembered } from '../../language/remembered.ts';
import dairyAndEggs from './dairy-and-eggs.json' with { type: 'json' };
import drinks from './drinks.json' with { type: 'json' };
import { foodTable } from './food-table.ts';
import { freeFromId, withoutTraits } from './free-from.ts';
import fruit from './fruit.json' with { type: 'json' };
import grainsAndBreads from './grains-and-breads.json' with { type: 'json' };
import herbsAndSpices from './herbs-and-spices.json' with { type: 'json' };
import meatAndFish from './meat-and-fish.json' with { type: 'json' };
import pantry from './pantry.json' with { type: 'json' };
import pulsesNutsAndSeeds from './pulses-nuts-and-seeds.json' with { type: 'json' };
import vegetables from './vegetables.json' with { type: 'json' };

/** All ingredients of the food table. */
export const FOODS: readonly Food[] = [
  ...foodTable(vegetables, 'vegetables'),
  ...foodTable(herbsAndSpices, 'herbs and spices'),
  ...foodTable(fruit, 'fruit'),
  ...foodTable(dairyAndEggs, 'dairy and eggs'),
  ...foodTable(meatAndFish, 'meat and fish'),
  ...foodTable(grainsAndBreads, 'grains and breads'),
  ...foodTable(pulsesNutsAndSeeds, 'pulses, nuts and seeds'),
  ...foodTable(pantry, 'pantry'),
  ...foodTable(drinks, 'drinks'),
];

const byId = new Map(FOODS.map((food) => [food.id, food]));

/** Returns the food of an ID; `gluten-free-bread` is bread without gluten. */
export function foodById(id: FoodId): Food | undefined {
  const food = byId.get(id);
  if (food) return food;
  const lacking = freeFromId(id);
  const base = lacking && foodById(lacking.base);
  const made = base && withoutTraits(base, lacking.free);
  return made?.id === id ? made : undefined;
}

/** Returns the food of this name or ID, in the language or else in the other; ignores capitals and accents. */
export const foodByName = (name: string, language: Language = 'en'): Food | undefined =>
  listedFood(name, language) ?? foodById(name);

/** Returns the food of the table with exactly this name. */
export function listedFood(name: string, language: Language = 'en'): Food | undefined {
  const folded = foldName(name);
  return byName(language).get(folded) ?? byName(otherLanguage(language)).get(folded);
}

/** Returns the plural name of a food; undefined for an unknown ID. */
export function nameOf(id: FoodId, language: Language): string | undefined {
  const food = foodById(id);
  return food && namesOf(food, language).several;
}

/** Tells whether a language has a food of exactly this name. */
export const isNameIn = (language: Language, name: string): boolean => byName(language).has(foldName(name));

/** Built on first use: code that only shows foods never looks one up by name. */
const byName = remembered(
  (language: Language) =>
    new Map(FOODS.flatMap((food) => food.names[language].map((name) => [foldName(name), food] as const))),
);
