import { expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { Language } from '#core/language.ts';
import type { RecipeContent } from '#core/recipe/recipe.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import type { Draft } from '#core/generation/draft/draft.ts';
import type { Model } from '#core/generation/model/model.ts';
import { alarmsOf, faultsBeside, faultsOf } from '#tests/figures/judge.ts';
import { embeddedModel } from '#tests/support/embedded.ts';

const KITCHENS =
  `carrot leek, pumpkin, tomato onion, broccoli potato cheddar, mushroom, cauliflower, beetroot apple,
  spinach egg, red-lentils carrot, courgette feta, chicken rice, minced-beef pasta, salmon potato, plum flour oats,
  banana oats egg, chickpeas tomato, bell-pepper rice tofu, potato cream leek, asparagus rice, avocado tortilla`
    .split(',')
    .map((foods) => foods.trim().split(' '));

type Written = { readonly recipe: RecipeContent; readonly answer: Draft };

async function writtenOf(foods: readonly string[], language: Language, seed: number): Promise<Written> {
  const ingredients = { ...NO_INGREDIENTS, confirmed: foods.map((food) => ({ food })) };
  const input = { photos: [], language, preferences: NO_PREFERENCES, ingredients, seed };
  let text = '';
  const model: Model = {
    name: embeddedModel.name,
    async *answer(...request) {
      text = '';
      for await (const chunk of embeddedModel.answer(...request)) {
        if ('text' in chunk) text += chunk.text;
        yield chunk;
      }
    },
  };
  const written = await writeRecipe({ ...fakePorts(), models: [model] }, input, () => undefined);
  if (!written.ok) throw new Error(`${foods.join()}: ${written.error.type}`);
  return { recipe: written.value, answer: JSON.parse(text) };
}

test(
  'The embedded author keeps the promises of its titles and labels, lists missing foods, and raises no alarm',
  MANY_INPUTS,
  async () => {
    const faults: string[] = [];
    for (const [at, foods] of KITCHENS.entries())
      for (const language of ['en', 'de'] as const) {
        const { recipe, answer } = await writtenOf(foods, language, at);
        const found = [...faultsOf(recipe), ...faultsBeside(recipe, answer, foods), ...alarmsOf(recipe)];
        faults.push(...found.map((fault) => `${recipe.title}: ${fault}`));
      }
    expect(faults).toEqual([]);
  },
);

test('The judge finds a title without its cream, a soup that is no meal, pinches and nameless timers', async () => {
  const { recipe, answer } = await writtenOf(['carrot', 'leek'], 'en', 0);
  const steps = [{ text: 'Wonder for 5 minutes.', timers: [{ start: 11, end: 20, seconds: 300 }] }];
  const lines = [{ name: 'salt', food: 'salt', quantity: 3, unit: 'pinch' as const, grams: 1.2 }];
  const nutrition = { ...recipe.nutrition, calories: 130 };
  const spoilt = { ...recipe, title: 'Cream of carrot soup', steps, lines, nutrition, unmatchedShare: 0.2 };
  const { description: _, servingTip: __, ...bare } = spoilt;
  expect(faultsOf(bare)).toHaveLength(5);
  expect(faultsBeside(bare, answer, [])).toEqual(
    expect.arrayContaining(['its description is lost', expect.stringContaining('off the energy')]),
  );
});

test('The judge finds a wrong label, a list with missing or repeated foods, and an alarm', async () => {
  const { recipe, answer } = await writtenOf(['carrot', 'leek'], 'en', 0);
  const carrot = recipe.lines.find(({ food }) => food === 'carrot');
  const beef = { name: 'beef', food: 'minced-beef', grams: 200 };
  const lines = [...recipe.lines, beef, { ...(carrot ?? beef), isToBuy: true as const }];
  const spoilt = { ...recipe, lines, dietaryPreferences: ['vegetarian' as const] };
  expect(faultsOf(spoilt)).toContain('vegetarian is not kept');
  expect(faultsBeside(spoilt, answer, ['carrot', 'leek'])).toEqual(
    expect.arrayContaining(['"beef" is neither there nor to buy', `"${carrot?.name}" is to buy, and there`]),
  );
  expect(alarmsOf({ ...recipe, doubts: [{ about: 'salt' }] })).toHaveLength(1);
});
