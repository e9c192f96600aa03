import type { Food } from '../nutrition/food.ts';
import type { FoodValues } from '../nutrition/foods/eaten/dish-values.ts';
import { cupOf } from '../nutrition/foods/eaten/cups.ts';
import { servingOf } from '../nutrition/foods/eaten/servings.ts';
import { scaleKnown, type KnownNutrition } from '../nutrition/nutrition.ts';
import { ratioOf, weigh } from '../nutrition/weigh.ts';
import type { Product } from '../product/product.ts';
import { nutritionOfGrams } from '../recipe/lines/nutrition-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { MILLILITRES, type DiaryAmount } from './amount.ts';

export type Countable =
  | { readonly food: FoodValues }
  | { readonly product: Pick<Product, 'per100' | 'unit' | 'serving' | 'package'> }
  | { readonly recipe: Pick<Recipe, 'nutrition'> };

/**
 * Calculates the nutrition of an amount, rounded for display. Unknown values are absent.
 * @returns undefined if the weight of the amount is unknown: a slice of a soup
 */
export function nutritionOfAmount(of: Countable, amount: DiaryAmount): KnownNutrition | undefined {
  if ('recipe' in of)
    return amount.unit === 'serving' ? scaleKnown(of.recipe.nutrition, amount.quantity) : undefined;
  if ('product' in of) {
    const measured = measureOfProduct(of.product, amount);
    return measured === undefined ? undefined : scaleKnown(of.product.per100, measured / 100);
  }
  const grams = gramsOfFood(of.food, amount);
  return grams === undefined ? undefined : scaleKnown(nutritionOfGrams(of.food, grams), 1);
}

/** Returns the grams of an amount of a food, of the part that is eaten. */
export function gramsOfFood(
  food: Pick<Food, 'id' | 'weights'>,
  { quantity, unit }: DiaryAmount,
): number | undefined {
  const serving = servingOf(food);
  // If a food has a serving, a bowl of it is one: flakes, salad.
  if (serving !== undefined && (unit === 'serving' || unit === 'bowl')) return quantity * serving;
  const cup = unit === 'glass' || unit === 'cup' ? cupOf(food.id) : undefined;
  if (cup) return quantity * cup.size;
  if (unit === 'serving') return undefined;
  if (unit === 'glass' || unit === 'bowl') return weigh(food, quantity * MILLILITRES[unit], 'ml');
  return weigh(food, quantity, unit);
}

/** Returns an amount of a product in the measure that its values are for: g or ml. */
export function measureOfProduct(
  { unit: measure, serving, package: whole }: Pick<Product, 'unit' | 'serving' | 'package'>,
  { quantity, unit }: DiaryAmount,
): number | undefined {
  const named = unit === 'serving' ? serving : unit === 'packet' ? whole : undefined;
  if (named) return named.unit === measure ? quantity * named.quantity : undefined;
  if (unit === 'serving') return undefined;
  if (unit === 'glass' || unit === 'bowl') return measure === 'ml' ? quantity * MILLILITRES[unit] : undefined;
  const ratio = ratioOf(unit, measure);
  return ratio === undefined ? undefined : quantity * ratio;
}
