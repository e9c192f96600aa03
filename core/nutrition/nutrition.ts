import * as v from 'valibot';

/** Energy in kcal; protein, available carbohydrate, fat and fibre in g. */
export const Nutrition = v.object({
  calories: v.number(),
  protein: v.number(),
  carbs: v.number(),
  fat: v.number(),
  fiber: v.number(),
});
export type Nutrition = v.InferOutput<typeof Nutrition>;

/** Between what and what a nutrition lies. */
export const NutritionRange = v.object({ least: Nutrition, most: Nutrition });
export type NutritionRange = v.InferOutput<typeof NutritionRange>;

export const NO_NUTRITION: Nutrition = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

/** One nutrition beside another. */
export const addNutrition = (a: Nutrition, b: Nutrition): Nutrition => ({
  calories: a.calories + b.calories,
  protein: a.protein + b.protein,
  carbs: a.carbs + b.carbs,
  fat: a.fat + b.fat,
  fiber: a.fiber + b.fiber,
});

/** So many times as much of everything. */
export const scaleNutrition = (nutrition: Nutrition, factor: number): Nutrition => ({
  calories: nutrition.calories * factor,
  protein: nutrition.protein * factor,
  carbs: nutrition.carbs * factor,
  fat: nutrition.fat * factor,
  fiber: nutrition.fiber * factor,
});

/** As it is shown: whole kcal, and grams to one decimal. */
export const roundNutrition = ({ calories, protein, carbs, fat, fiber }: Nutrition): Nutrition => ({
  calories: Math.round(calories),
  protein: oneDecimal(protein),
  carbs: oneDecimal(carbs),
  fat: oneDecimal(fat),
  fiber: oneDecimal(fiber),
});

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
