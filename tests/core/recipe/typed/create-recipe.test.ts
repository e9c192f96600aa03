import { expect, test, vi } from 'vitest';
import { countCreation } from '#core/limits/limits.ts';
import { MAX_RECIPES } from '#core/recipe/recipe.ts';
import { createRecipe, type CreateRequest } from '#core/recipe/typed/create-recipe.ts';
import { editRecipe } from '#core/recipe/typed/edit-recipe.ts';
import { HOUR } from '#core/time.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aUserId } from '#tests/support/examples.ts';

// Limits are reached by many requests.
vi.setConfig({ testTimeout: MANY_INPUTS.timeout });

const request = (id: number, bodyHash = 'a-body'): CreateRequest => ({
  input: { id, title: 'Soup', servings: 2, ingredients: ['2 leeks'], instructions: [] },
  image: undefined,
  language: 'en',
  bodyHash,
  key: undefined,
});

test('a recipe that is too long is refused by its size, before anything is looked up or read', async () => {
  const ports = fakePorts();
  const userId = aUserId();
  const { input } = request(1);
  const instructions = Array.from({ length: 100 }, () => 'Boil it for 5 minutes. '.repeat(87));
  const refused = { ok: false, error: { type: 'RecipeTooLong' } };
  const isAsked = async () => expect.fail('asked');
  Object.assign(ports.recipes, { claimId: isAsked, findRecord: isAsked });
  const long = { ...request(1), input: { ...input, instructions }, key: 'a-key-of-theirs' };
  expect(await createRecipe(ports, userId, long)).toEqual(refused);
  const edit = { ...long, version: 1, image: undefined };
  expect(await editRecipe(ports, userId, 1, edit)).toEqual(refused);
});

test('a cook with 10,000 recipes gets no more, and a repeated request finds the last one', async () => {
  const ports = fakePorts();
  const userId = aUserId();
  for (let place = 1; place < MAX_RECIPES; place += 1) await ports.recipes.takePlace(userId, MAX_RECIPES);
  const last = request(MAX_RECIPES);
  expect(await createRecipe(ports, userId, last)).toMatchObject({ ok: true });
  expect(await createRecipe(ports, userId, request(MAX_RECIPES + 1))).toEqual({
    ok: false,
    error: { type: 'TooManyRecipes', most: 10_000 },
  });
  expect(await createRecipe(ports, userId, last)).toEqual({ ok: true, value: MAX_RECIPES });
  expect(await createRecipe(ports, aUserId(), request(1))).toMatchObject({ ok: true });
});

test('a month allows 6,000 new recipes beyond the first hour’s 1,200; repeated requests do not count', async () => {
  const ports = fakePorts();
  const userId = aUserId();
  const create = async (id: number) =>
    expect(await createRecipe(ports, userId, request(id))).toEqual({ ok: true, value: id });
  for (let id = 1; id <= 20; id += 1) for (const _ of ['new', 'sent again']) await create(id);
  for (let id = 21; id < 7_200; id += 1) expect((await countCreation(ports, userId)).ok).toBe(true);
  await create(7_200);
  expect(await createRecipe(ports, userId, request(7_201))).toMatchObject({
    error: { type: 'TooManyAttempts' },
  });
  ports.now += HOUR;
  expect(await createRecipe(ports, userId, request(7_201))).toMatchObject({ ok: true });
});
