import type { FoodId } from '#core/nutrition/food.ts';
import { knownFood } from './kitchen/food-names.ts';
import type { MadeDish } from './make-dish.ts';
import { weigh } from '#core/nutrition/weigh.ts';

/**
 * Cost of foods of the store cupboard, in euros per kilogram: our rough estimate of German supermarkets in 2026. It
 * only separates expensive dishes from cheap ones and is never shown.
 */
const EURO_PER_KG: Readonly<Record<FoodId, number>> = {
  parmesan: 18,
  walnut: 14,
  almond: 12,
  feta: 11,
  butter: 9,
  honey: 9,
  'olive-oil': 9,
  gouda: 8,
  raisin: 6,
  'sunflower-seeds': 5,
  'coconut-milk': 5,
  'red-lentils': 4,
  cream: 5,
  egg: 4,
  chickpeas: 3,
  'white-beans': 3,
  couscous: 3,
  lemon: 3,
  bread: 3,
  'canned-tomatoes': 2.5,
  yoghurt: 2,
  rice: 2.5,
  pasta: 2,
  milk: 1.3,
  flour: 1,
  oats: 1.5,
  sugar: 1.2,
  onion: 1.5,
};
const USUAL = 2;

/** Returns the cost per serving of the foods that the user does not have, in euros. */
export const costOf = ({ amounts, used, form }: MadeDish): number =>
  [...amounts.values()]
    .filter(({ food }) => !used.includes(food) && food !== 'water')
    .reduce((sum, { food, quantity, unit }) => {
      const grams = weigh(knownFood(food), quantity, unit) ?? 0;
      return sum + ((EURO_PER_KG[food] ?? USUAL) * grams) / 1_000;
    }, 0) / form.servings;

/** Returns true for foods that a tight budget excludes. */
export const isExpensive = (food: FoodId): boolean => (EURO_PER_KG[food] ?? 0) >= 8;
