import { expect, test } from 'vitest';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { embeddedModel } from '#tests/support/embedded.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Returns the lines of a recipe with pasta and tomatoes; none if no recipe is possible. */
async function linesFor(cupboard: Cupboard, seed: number, preferences: Partial<Preferences> = {}) {
  const written = await writeRecipe(
    { ...fakePorts(), models: [embeddedModel] },
    {
      photos: [],
      language: 'en',
      preferences: { ...NO_PREFERENCES, ...preferences },
      ingredients: { ...NO_INGREDIENTS, confirmed: [{ food: 'pasta' }, { food: 'tomato' }] },
      cupboard,
      seed,
    },
    () => undefined,
  );
  return written.ok ? written.value.lines : [];
}

test('A food that the cupboard lacks is bought, or not used at all', async () => {
  const lacks = ['salt', 'garlic', 'olive-oil', 'onion'];
  const lines = (await Promise.all(SEEDS.map((seed) => linesFor({ has: [], lacks }, seed)))).flat();
  expect(lines.length).toBeGreaterThan(0);
  const lacked = lines.filter(({ food }) => food !== undefined && lacks.includes(food));
  expect(lacked.filter(({ isToBuy }) => !isToBuy)).toEqual([]);
  const buysNothing = await Promise.all(
    SEEDS.map((seed) => linesFor({ has: [], lacks: ['garlic', 'onion'] }, seed, { buysNothing: true })),
  );
  const used = buysNothing.flat().map(({ food }) => food);
  expect(used).not.toContain('garlic');
  expect(used).not.toContain('onion');
});

test('A food that a cook always has need not be bought', async () => {
  const has = ['parmesan', 'basil', 'cream', 'feta', 'tomato-paste', 'canned-tomatoes', 'gouda'];
  const lines = (await Promise.all(SEEDS.map((seed) => linesFor({ has, lacks: [] }, seed)))).flat();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ food, isToBuy }) => food !== undefined && has.includes(food) && isToBuy)).toEqual(
    [],
  );
});
