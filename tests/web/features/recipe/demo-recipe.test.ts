import { expect, test } from 'vitest';
import { demoRecipe } from '#web/features/recipe/demo-recipe.ts';

test.each(['en', 'de'] as const)('the demo recipe is read without a doubt, in %s', async (language) => {
  const recipe = await demoRecipe(language);
  expect(recipe.language).toBe(language);
  expect(recipe.lines.filter(({ food }) => food === undefined).map(({ name }) => name)).toEqual([]);
  expect(recipe.unmatchedShare).toBe(0);
  expect(recipe).not.toHaveProperty('doubts');
  expect(recipe.dietaryPreferences).toContain('vegan');
  expect(recipe.steps.flatMap(({ timers = [] }) => timers.map(({ seconds }) => seconds))).toEqual([
    360, 300, 600,
  ]);
});

test('The demo recipe is the same dish in both languages', async () => {
  const [english, german] = await Promise.all([demoRecipe('en'), demoRecipe('de')]);
  expect(german.lines.map(({ food }) => food)).toEqual(english.lines.map(({ food }) => food));
  expect(german.nutrition).toEqual(english.nutrition);
  expect(english.nutrition.calories).toBeGreaterThan(200);
  expect(english.nutrition.calories).toBeLessThan(400);
});
