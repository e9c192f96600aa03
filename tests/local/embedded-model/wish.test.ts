import { expect, test } from 'vitest';
import type { Parent } from '#core/generation/generation-input.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedModel, embeddedRecipe } from '#tests/support/embedded.ts';

const vary = (parent: Parent, wish: string, seed = 2) =>
  writeRecipe(
    { ...fakePorts(), models: [embeddedModel] },
    { photos: [], language: 'en', preferences: NO_PREFERENCES, seed, parent, wish },
    () => undefined,
  );

test.each([
  'something my grandmother would have made',
  'with chilli',
  'lieber violett',
  'without oven, with chilli',
])('a wish that the author cannot meet is reported, and costs nothing: %s', async (wish) => {
  const parent = await embeddedRecipe(['potato', 'carrot'], {});
  expect(await vary(parent, wish)).toEqual({ ok: false, error: { type: 'WishUnmet' } });
});

test.each(['without oven', 'ohne Backofen'])('a cook who wishes for a dish %s needs none', async (wish) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const parent = await embeddedRecipe(['potato', 'carrot'], {}, seed);
    const varied = await vary(parent, wish, seed + 7);
    expect(varied).toMatchObject({ ok: true });
    expect(JSON.stringify(varied)).not.toMatch(/heat the oven/i);
  }
});

test('a food that the cook wishes for is in the dish', async () => {
  const parent = await embeddedRecipe(['carrot', 'potato'], {});
  const varied = await vary(parent, 'with more ginger');
  expect(varied).toMatchObject({
    value: { lines: expect.arrayContaining([expect.objectContaining({ food: 'ginger' })]) },
  });
});

test('a variation is never the same dish with the same foods', async () => {
  for (const wish of ['as a soup', 'quicker', 'Italian', 'vegetarian', 'cheaper', 'for children']) {
    const parent = await embeddedRecipe(['tomato', 'pasta'], {});
    const varied = await vary(parent, wish);
    if (varied.ok) expect(varied.value.title, wish).not.toBe(parent.title);
  }
});
