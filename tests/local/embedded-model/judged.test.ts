import { expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { Language } from '#core/language.ts';
import type { RecipeContent } from '#core/recipe/recipe.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { faultsOf } from '#tests/figures/judge.ts';
import { embeddedModel } from '#tests/support/embedded.ts';

const KITCHENS =
  `carrot leek, pumpkin, tomato onion, broccoli potato cheddar, mushroom, cauliflower, beetroot apple,
  spinach egg, red-lentils carrot, courgette feta, chicken rice, minced-beef pasta, salmon potato, plum flour oats,
  banana oats egg, chickpeas tomato, bell-pepper rice tofu, potato cream leek, asparagus rice, avocado tortilla`
    .split(',')
    .map((foods) => foods.trim().split(' '));

async function writtenOf(foods: readonly string[], language: Language, seed: number): Promise<RecipeContent> {
  const ingredients = { ...NO_INGREDIENTS, confirmed: foods.map((food) => ({ food })) };
  const input = { photos: [], language, preferences: NO_PREFERENCES, ingredients, seed };
  const written = await writeRecipe({ ...fakePorts(), models: [embeddedModel] }, input, () => undefined);
  if (!written.ok) throw new Error(`${foods.join()}: ${written.error.type}`);
  return written.value;
}

test(
  'The embedded author keeps what its titles promise, counts as cooks do and names its timers',
  MANY_INPUTS,
  async () => {
    const faults: string[] = [];
    for (const [at, foods] of KITCHENS.entries())
      for (const language of ['en', 'de'] as const) {
        const recipe = await writtenOf(foods, language, at);
        faults.push(...faultsOf(recipe).map((fault) => `${recipe.title}: ${fault}`));
      }
    expect(faults).toEqual([]);
  },
);

test('The judge sees a title without its cream, a soup that is no meal, pinches and nameless timers', async () => {
  const recipe = await writtenOf(['carrot', 'leek'], 'en', 0);
  const steps = [{ text: 'Wonder for 5 minutes.', timers: [{ start: 11, end: 20, seconds: 300 }] }];
  const lines = [{ name: 'salt', food: 'salt', quantity: 3, unit: 'pinch' as const, grams: 1.2 }];
  const nutrition = { ...recipe.nutrition, calories: 130 };
  const spoilt = { ...recipe, title: 'Cream of carrot soup', steps, lines, nutrition, unmatchedShare: 0.2 };
  const { description: _, servingTip: __, ...bare } = spoilt;
  expect(faultsOf(bare)).toHaveLength(5);
});
