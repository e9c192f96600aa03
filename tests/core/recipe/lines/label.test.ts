import { expect, test } from 'vitest';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';

/**
 * Ten dishes, calculated by hand per serving from the rows of SR28, not from the food table: values per 100 g times
 * grams. The comments state the NDB numbers. Carbohydrate excludes fibre, salt is sodium × 2.5, and energy is
 * 4 protein + 4 carbohydrate + 9 fat + 2 fibre (Regulation (EU) 1169/2011, Annex XIV). Sugars are at most the
 * carbohydrate: for milk, SR28 has 5.05 g of sugars in 4.8 g of carbohydrate.
 */
const DISHES = [
  {
    // oats 8120, milk 1077, honey 19296
    title: 'Porridge',
    servings: 1,
    lines: { oats: 50, milk: 250, honey: 15 },
    label: {
      fat: (6.52 * 50 + 3.25 * 250) / 100,
      saturates: (1.11 * 50 + 1.865 * 250) / 100,
      carbs: ((67.7 - 10.1) * 50 + 4.8 * 250 + (82.4 - 0.2) * 15) / 100,
      sugars: (0.99 * 50 + 4.8 * 250 + 82.12 * 15) / 100,
      fiber: (10.1 * 50 + 0.2 * 15) / 100,
      protein: (13.15 * 50 + 3.15 * 250 + 0.3 * 15) / 100,
      salt: ((6 * 50 + 43 * 250 + 4 * 15) / 100 / 1000) * 2.5,
      calories: 4 * 14.49 + 4 * 53.13 + 9 * 11.38 + 2 * 5.08,
    },
  },
  {
    // tomato 11529, onion 11282, olive-oil 4053, salt 2047
    title: 'Tomato salad',
    servings: 2,
    lines: { tomato: 500, onion: 50, 'olive-oil': 20, salt: 3 },
    label: {
      fat: (0.2 * 500 + 0.1 * 50 + 100 * 20) / 200,
      saturates: (0.028 * 500 + 0.042 * 50 + 13.808 * 20) / 200,
      carbs: ((3.89 - 1.2) * 500 + (9.34 - 1.7) * 50) / 200,
      sugars: (2.63 * 500 + 4.24 * 50) / 200,
      fiber: (1.2 * 500 + 1.7 * 50) / 200,
      protein: (0.88 * 500 + 1.1 * 50) / 200,
      salt: ((5 * 500 + 4 * 50 + 2 * 20 + 38758 * 3) / 200 / 1000) * 2.5,
      calories: 4 * 2.48 + 4 * 8.64 + 9 * 10.53 + 2 * 3.42,
    },
  },
  {
    // egg 1123, butter 1145, salt 2047, milk 1077
    title: 'Scrambled eggs',
    servings: 2,
    lines: { egg: 240, butter: 15, salt: 2, milk: 40 },
    label: {
      fat: (9.51 * 240 + 81.11 * 15 + 3.25 * 40) / 200,
      saturates: (3.126 * 240 + 50.489 * 15 + 1.865 * 40) / 200,
      carbs: (0.72 * 240 + 0.06 * 15 + 4.8 * 40) / 200,
      sugars: (0.37 * 240 + 0.06 * 15 + 4.8 * 40) / 200,
      fiber: 0,
      protein: (12.56 * 240 + 0.85 * 15 + 3.15 * 40) / 200,
      salt: ((142 * 240 + 11 * 15 + 38758 * 2 + 43 * 40) / 200 / 1000) * 2.5,
      calories: 4 * 15.77 + 4 * 1.83 + 9 * 18.15,
    },
  },
  {
    // rice 20444, milk 1077, sugar 19335
    title: 'Rice pudding',
    servings: 4,
    lines: { rice: 200, milk: 1000, sugar: 60 },
    label: {
      fat: (0.66 * 200 + 3.25 * 1000) / 400,
      saturates: (0.18 * 200 + 1.865 * 1000) / 400,
      carbs: ((79.95 - 1.3) * 200 + 4.8 * 1000 + 99.98 * 60) / 400,
      sugars: (0.12 * 200 + 4.8 * 1000 + 99.8 * 60) / 400,
      fiber: (1.3 * 200) / 400,
      protein: (7.13 * 200 + 3.15 * 1000) / 400,
      salt: ((5 * 200 + 43 * 1000 + 1 * 60) / 400 / 1000) * 2.5,
      calories: 4 * 11.44 + 4 * 66.32 + 9 * 8.46 + 2 * 0.65,
    },
  },
  {
    // lentils 16069, carrot 11124, celery 11143, olive-oil 4053, salt 2047
    title: 'Lentil soup',
    servings: 4,
    lines: { lentils: 300, carrot: 200, celery: 100, 'olive-oil': 20, salt: 8 },
    label: {
      fat: (1.06 * 300 + 0.24 * 200 + 0.17 * 100 + 100 * 20) / 400,
      saturates: (0.154 * 300 + 0.037 * 200 + 0.042 * 100 + 13.808 * 20) / 400,
      carbs: ((63.35 - 10.7) * 300 + (9.58 - 2.8) * 200 + (2.97 - 1.6) * 100) / 400,
      sugars: (2.03 * 300 + 4.74 * 200 + 1.34 * 100) / 400,
      fiber: (10.7 * 300 + 2.8 * 200 + 1.6 * 100) / 400,
      protein: (24.63 * 300 + 0.93 * 200 + 0.69 * 100) / 400,
      salt: ((6 * 300 + 69 * 200 + 80 * 100 + 2 * 20 + 38758 * 8) / 400 / 1000) * 2.5,
      calories: 4 * 19.11 + 4 * 43.22 + 9 * 5.96 + 2 * 9.82,
    },
  },
  {
    // potato 11352, milk 1077, butter 1145, salt 2047
    title: 'Mashed potatoes',
    servings: 4,
    lines: { potato: 1000, milk: 200, butter: 50, salt: 6 },
    label: {
      fat: (0.09 * 1000 + 3.25 * 200 + 81.11 * 50) / 400,
      saturates: (0.025 * 1000 + 1.865 * 200 + 50.489 * 50) / 400,
      carbs: ((17.49 - 2.1) * 1000 + 4.8 * 200 + 0.06 * 50) / 400,
      sugars: (0.82 * 1000 + 4.8 * 200 + 0.06 * 50) / 400,
      fiber: (2.1 * 1000) / 400,
      protein: (2.05 * 1000 + 3.15 * 200 + 0.85 * 50) / 400,
      salt: ((6 * 1000 + 43 * 200 + 11 * 50 + 38758 * 6) / 400 / 1000) * 2.5,
      calories: 4 * 6.81 + 4 * 40.88 + 9 * 11.99 + 2 * 5.25,
    },
  },
  {
    // avocado 9037, lime-juice 9160, onion 11282, salt 2047
    title: 'Guacamole',
    servings: 2,
    lines: { avocado: 300, 'lime-juice': 20, onion: 30, salt: 2 },
    label: {
      fat: (14.66 * 300 + 0.07 * 20 + 0.1 * 30) / 200,
      saturates: (2.126 * 300 + 0.008 * 20 + 0.042 * 30) / 200,
      carbs: ((8.53 - 6.7) * 300 + (8.42 - 0.4) * 20 + (9.34 - 1.7) * 30) / 200,
      sugars: (0.66 * 300 + 1.69 * 20 + 4.24 * 30) / 200,
      fiber: (6.7 * 300 + 0.4 * 20 + 1.7 * 30) / 200,
      protein: (2 * 300 + 0.42 * 20 + 1.1 * 30) / 200,
      salt: ((7 * 300 + 2 * 20 + 4 * 30 + 38758 * 2) / 200 / 1000) * 2.5,
      calories: 4 * 3.21 + 4 * 4.69 + 9 * 22.01 + 2 * 10.35,
    },
  },
  {
    // chicken-breast 5062, rice 20444, sunflower-oil 4506, salt 2047
    title: 'Chicken and rice',
    servings: 2,
    lines: { 'chicken-breast': 300, rice: 150, 'sunflower-oil': 15, salt: 4 },
    label: {
      fat: (2.62 * 300 + 0.66 * 150 + 100 * 15) / 200,
      saturates: (0.563 * 300 + 0.18 * 150 + 10.3 * 15) / 200,
      carbs: ((79.95 - 1.3) * 150) / 200,
      sugars: (0.12 * 150) / 200,
      fiber: (1.3 * 150) / 200,
      protein: (22.5 * 300 + 7.13 * 150) / 200,
      salt: ((45 * 300 + 5 * 150 + 38758 * 4) / 200 / 1000) * 2.5,
      calories: 4 * 39.1 + 4 * 58.99 + 9 * 11.93 + 2 * 0.97,
    },
  },
  {
    // cucumber 11205, tomato 11529, feta 1019, olive-oil 4053
    title: 'Feta salad',
    servings: 2,
    lines: { cucumber: 300, tomato: 300, feta: 150, 'olive-oil': 30 },
    label: {
      fat: (0.11 * 300 + 0.2 * 300 + 21.28 * 150 + 100 * 30) / 200,
      saturates: (0.037 * 300 + 0.028 * 300 + 14.946 * 150 + 13.808 * 30) / 200,
      carbs: ((3.63 - 0.5) * 300 + (3.89 - 1.2) * 300 + 4.09 * 150) / 200,
      sugars: (1.67 * 300 + 2.63 * 300 + 4.09 * 150) / 200,
      fiber: (0.5 * 300 + 1.2 * 300) / 200,
      protein: (0.65 * 300 + 0.88 * 300 + 14.21 * 150) / 200,
      salt: ((2 * 300 + 5 * 300 + 917 * 150 + 2 * 30) / 200 / 1000) * 2.5,
      calories: 4 * 12.95 + 4 * 11.8 + 9 * 31.43 + 2 * 2.55,
    },
  },
  {
    // pasta 20420, butter 1145, parmesan 1033, salt 2047
    title: 'Pasta with butter and parmesan',
    servings: 2,
    lines: { pasta: 200, butter: 40, parmesan: 40, salt: 2 },
    label: {
      fat: (1.51 * 200 + 81.11 * 40 + 25.83 * 40) / 200,
      saturates: (0.277 * 200 + 50.489 * 40 + 16.41 * 40) / 200,
      carbs: ((74.67 - 3.2) * 200 + 0.06 * 40 + 3.22 * 40) / 200,
      sugars: (2.67 * 200 + 0.06 * 40 + 0.8 * 40) / 200,
      fiber: (3.2 * 200) / 200,
      protein: (13.04 * 200 + 0.85 * 40 + 35.75 * 40) / 200,
      salt: ((6 * 200 + 11 * 40 + 1376 * 40 + 38758 * 2) / 200 / 1000) * 2.5,
      calories: 4 * 20.36 + 4 * 72.13 + 9 * 22.9 + 2 * 3.2,
    },
  },
] as const;

test.each(DISHES)('the label of $title agrees with a calculation by hand', ({ lines, servings, label }) => {
  const { nutrition, unmatchedShare } = nutritionPerServing(
    Object.entries(lines).map(([food, grams]) => ({ food, name: food, grams })),
    servings,
  );
  expect(unmatchedShare).toBe(0);
  // The table has one decimal per 100 g, so a serving of 500 g may be off by 0.25 g, and its energy by 2 %.
  for (const nutrient of ['fat', 'saturates', 'carbs', 'sugars', 'fiber', 'protein'] as const)
    expect(Math.abs(nutrition[nutrient] - label[nutrient]), nutrient).toBeLessThanOrEqual(0.3);
  expect(Math.abs(nutrition.salt - label.salt), 'salt').toBeLessThanOrEqual(0.03);
  expect(Math.abs(nutrition.calories - label.calories), 'calories').toBeLessThanOrEqual(
    Math.max(2, label.calories * 0.02),
  );
});
