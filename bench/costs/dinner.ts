import type { Draft } from '#core/generation/draft/draft.ts';

/** A recipe of typical length. */
export const DINNER: Draft = {
  ingredients: ['carrot', 'onion', 'red lentils', 'lemon', 'spinach'],
  title: 'Red lentil stew with roasted carrots and lemon',
  cuisine: 'Middle Eastern',
  difficulty: 'easy',
  dietaryPreferences: ['vegetarian', 'vegan'],
  prepTime: 40,
  servings: 3,
  lines: [
    { food: 'carrot', name: 'carrots', quantity: 5, unit: 'piece', grams: 400, note: 'in thick slices' },
    { food: 'onion', name: 'onion', quantity: 1, unit: 'piece', grams: 120, note: 'finely chopped' },
    { food: 'garlic', name: 'garlic', quantity: 2, unit: 'clove', grams: 8, note: null },
    { food: 'red lentils', name: 'red lentils', quantity: 250, unit: 'g', grams: 250, note: 'rinsed' },
    { food: 'tomato', name: 'tomatoes', quantity: 3, unit: 'piece', grams: 300, note: 'diced' },
    { food: 'spinach', name: 'spinach', quantity: 150, unit: 'g', grams: 150, note: null },
    { food: 'lemon', name: 'lemon', quantity: 1, unit: 'piece', grams: 90, note: 'zest and juice' },
    { food: 'olive oil', name: 'olive oil', quantity: 3, unit: 'tbsp', grams: 41, note: null },
    { food: 'cumin', name: 'ground cumin', quantity: 2, unit: 'tsp', grams: 4, note: null },
    { food: 'vegetable stock', name: 'vegetable stock', quantity: 800, unit: 'ml', grams: 800, note: 'hot' },
    { food: 'salt', name: 'salt', quantity: 1, unit: 'tsp', grams: 6, note: 'or to taste' },
  ],
  steps: [
    'Heat the oven to 210 °C and line a tray with baking paper.',
    'Toss the carrots with one tablespoon of the olive oil and half of the cumin, and roast them for 25 minutes.',
    'Meanwhile warm the rest of the oil in a large pot and soften the onion in it for 6 minutes.',
    'Stir in the garlic and the rest of the cumin, and let them smell for 1 minute.',
    'Add lentils, tomatoes and stock, bring everything to the boil, then simmer for 15 minutes until the lentils are soft.',
    'Fold in the spinach until it has wilted, then season with salt, lemon zest and juice.',
    'Serve the stew with the roasted carrots on top.',
  ],
};
