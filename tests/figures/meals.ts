import { describedMeal } from '#core/diary/described-meal.ts';
import { nutritionOfAmount } from '#core/diary/nutrition-of-amount.ts';
import { portionsOfFood } from '#core/diary/portions.ts';
import { MEALS, type DescribedMealCase } from '#tests/cases/meals/meals.ts';
import { rightOf, type Figure } from './gates.ts';

/** Grams of carbohydrate within which those who count it for insulin may be. */
const CARBS = 7.5;
const ENERGY = 0.2;

/** Measures how many described meals come within 7.5 g of their carbohydrate; what is unknown counts nothing. */
export const mealsNearCarbs = (): Figure =>
  rightOf('meals carbs', MEALS, (meal) => Math.abs(eaten(meal).carbs - meal.carbs) <= CARBS, textOf);

/** Measures how many described meals come within 20 % of their energy. */
export const mealsNearEnergy = (): Figure =>
  rightOf(
    'meals energy',
    MEALS,
    (meal) => Math.abs(eaten(meal).kcal - meal.kcal) <= ENERGY * meal.kcal,
    textOf,
  );

const textOf = ({ text }: DescribedMealCase) => text;

/** Returns what the diary would count if nobody corrected an amount. */
function eaten({ text, language }: DescribedMealCase): { readonly kcal: number; readonly carbs: number } {
  const counted = describedMeal(text, language).map(({ food, amount, times }) => {
    const usual = food && (amount ?? portionsOfFood(food)[0]?.amount);
    return food && usual?.unit
      ? (nutritionOfAmount({ food }, { quantity: usual.quantity * times, unit: usual.unit }) ?? {})
      : {};
  });
  return {
    kcal: counted.reduce((sum, { calories = 0 }) => sum + calories, 0),
    carbs: counted.reduce((sum, { carbs = 0 }) => sum + carbs, 0),
  };
}
