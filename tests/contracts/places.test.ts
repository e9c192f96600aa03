import { afterAll, expect, test } from 'vitest';
import { recipeCreatorIn, recipeRemoverIn } from '#functions/tables/recipes/recipes.ts';
import { deleteItem } from '#functions/tables/table.ts';
import { startDynamo } from '#local/aws/dynamodb.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { meter } from '#tests/support/meter.ts';
import { DAY, MINUTE } from '#core/time.ts';
import { tableAt } from './engines.ts';

const dynamo = await startDynamo();
afterAll(() => dynamo.close());
const table = await tableAt(dynamo.url, 'places');
const costOf = meter(table.client);
let now = NOON;
const recipes = { ...recipeCreatorIn(table, () => now), ...recipeRemoverIn(table, () => now) };

async function aCookWith(count: number): Promise<string> {
  const userId = aUserId();
  for (let id = 1; id <= count; id += 1) {
    await recipes.takePlace(userId, 100);
    await recipes.create(aRecipe(userId, { id }), 'a-request');
  }
  return userId;
}

const forgetCount = (userId: string) => deleteItem(table, { pk: `USER#${userId}`, sk: 'PLACES' });

const taken = async (userId: string, most: number, times: number) =>
  (await Promise.all(Array.from({ length: times }, () => recipes.takePlace(userId, most)))).filter(Boolean)
    .length;

test('a missing count of recipes is made once, even if several requests need it', async () => {
  const userId = await aCookWith(6);
  await forgetCount(userId);
  expect(await taken(userId, 8, 12)).toBe(2);
});

test('a recipe that is older than the count can be removed', async () => {
  const userId = await aCookWith(3);
  await forgetCount(userId);
  await recipes.remove({ recipe: aRecipe(userId, { id: 1 }) });
  expect(await taken(userId, 3, 5)).toBe(1);
});

test('a place whose recipe was never stored is free again after three minutes', async () => {
  const userId = await aCookWith(2);
  // A function that is killed here stores no recipe.
  await recipes.takePlace(userId, 3);
  expect(await taken(userId, 3, 5)).toBe(0);
  now += 3 * MINUTE;
  expect(await taken(userId, 3, 5)).toBe(1);
});

test('a place that an interrupted removal left taken is free again the next day', async () => {
  const userId = await aCookWith(2);
  now += 3 * MINUTE;
  await taken(userId, 2, 1);
  // A function that is killed here has removed the recipe, but not freed its place.
  await deleteItem(table, { pk: `USER#${userId}`, sk: 'RECIPE#0000000000000001' });
  expect(await taken(userId, 2, 1)).toBe(0);
  now += DAY;
  expect(await taken(userId, 2, 5)).toBe(1);
});

test('a cook at the limit has their recipes counted once, and not again with each refused recipe', async () => {
  const userId = await aCookWith(4);
  now += 3 * MINUTE;
  await taken(userId, 4, 1);
  // One read of the count. The refused write is not included.
  for (let time = 0; time < 3; time += 1)
    expect(await costOf(() => recipes.takePlace(userId, 4))).toEqual({ calls: 1, read: 1, written: 0 });
});

test('taking a place costs one write, however many recipes there are', async () => {
  const userId = await aCookWith(3);
  expect(await costOf(() => recipes.takePlace(userId, 100))).toEqual({ calls: 1, read: 0, written: 1 });
});
