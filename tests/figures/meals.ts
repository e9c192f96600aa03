import { describedMeal } from '#core/diary/described-meal.ts';
import { likelyEnergy } from '#core/diary/likely-energy.ts';
import { nutritionOfAmount } from '#core/diary/nutrition-of-amount.ts';
import { portionsOfFood } from '#core/diary/portions.ts';
import { remembered } from '#core/language/remembered.ts';
import { MEALS, type DescribedMealCase } from '#tests/cases/meals/meals.ts';
import { rightOf, type Figure } from './gates.ts';

/** Tolerance of people who count carbohydrate for insulin, in g. */
const CARBS = 7.5;
const ENERGY = 0.2;

/** Measures how many described meals come within 7.5 g of their carbohydrate; unknown foods count zero. */
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

/** Measures how many described meals of known foods have their energy within the shown range. */
export const mealsInRange = (): Figure =>
  rightOf(
    'meals range',
    MEALS.filter((meal) => countedIn(meal).every(({ source }) => source.food !== '')),
    (meal) => isWithin(meal.kcal, likelyEnergy(countedIn(meal))),
    textOf,
  );

/** A coffee has no range. */
const isWithin = (kcal: number, { least, most } = { least: 0, most: 25 }) => kcal >= least && kcal <= most;

const textOf = ({ text }: DescribedMealCase) => text;

/** Returns the diary's values if nobody corrects an amount; an unknown food has no ID. */
const countedIn = remembered(({ text, language }: DescribedMealCase) =>
  describedMeal(text, language).map(({ food, amount, times, isGuessed = !amount }) => {
    const usual = food && (amount ?? portionsOfFood(food)[0]?.amount);
    const taken = { quantity: (usual?.quantity ?? 1) * times, unit: usual?.unit ?? 'serving' };
    const { calories = 0, carbs = 0 } = (food && nutritionOfAmount({ food }, taken)) ?? {};
    return { source: { food: food?.id ?? '' }, amount: taken, isGuessed, calories, carbs };
  }),
);

function eaten(meal: DescribedMealCase): { readonly kcal: number; readonly carbs: number } {
  const counted = countedIn(meal);
  return {
    kcal: counted.reduce((sum, { calories }) => sum + calories, 0),
    carbs: counted.reduce((sum, { carbs }) => sum + carbs, 0),
  };
}
