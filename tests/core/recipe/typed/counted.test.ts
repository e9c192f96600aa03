import { expect, test } from 'vitest';
import { countCreation, refundAttempt, writeOf } from '#core/limits/limits.ts';
import { createRecipe } from '#core/recipe/typed/create-recipe.ts';
import { copyShared } from '#core/sharing/copy-shared.ts';
import { HOUR } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

const soup = (instructions: string[] = []) => ({
  input: { title: 'Soup', servings: 2, ingredients: ['2 leeks'], instructions },
  image: undefined,
  language: 'en' as const,
  bodyHash: 'a-body',
  key: 'a-key-of-the-device',
});

/** Uses up what a user may store in a month. */
async function exhaust(ports: ReturnType<typeof fakePorts>, userId: string): Promise<number> {
  let count = 0;
  while ((await countCreation(ports, userId)).ok) count += 1;
  return count;
}

test('a library of 5,000 recipes is imported within an hour, and nobody can store recipes without limit', async () => {
  const ports = fakePorts(NOON);
  const userId = aUserId();
  expect(await exhaust(ports, userId)).toBe(7_200);
  const refused = await countCreation(ports, userId);
  expect(refused).toMatchObject({ ok: false, error: { type: 'TooManyAttempts' } });
  expect(refused.ok || refused.error.retryAfterSeconds * 1_000).toBeLessThanOrEqual(HOUR);
});

test('a recipe that is refused for its length counts, and beyond the limit its lines are not even read', async () => {
  const ports = fakePorts(NOON);
  const userId = aUserId();
  const long = soup(Array.from({ length: 90 }, () => '2 g leeks, 3 g leeks. '.repeat(85)));
  const before = await countCreation(ports, userId);
  expect(await createRecipe(ports, userId, long)).toMatchObject({ error: { type: 'RecipeTooLong' } });
  if (before.ok) await refundAttempt(ports, [before.value]);
  expect(await exhaust(ports, userId)).toBe(7_199);
  expect(await createRecipe(ports, userId, long)).toMatchObject({ error: { type: 'TooManyAttempts' } });
});

test('a recipe that is repeated counts once', async () => {
  const ports = fakePorts(NOON);
  const userId = aUserId();
  for (let time = 1; time <= 3; time += 1)
    expect(await createRecipe(ports, userId, soup())).toMatchObject({ ok: true });
  expect(await exhaust(ports, userId)).toBe(7_199);
});

test('copies beyond the limit store no rows for their keys', async () => {
  const ports = fakePorts(NOON);
  const userId = aUserId();
  await exhaust(ports, userId);
  Object.assign(ports.recipes, { claimId: () => expect.fail('stored') });
  const copy = { token: 'a'.repeat(22), url: 'https://munchify.example/r/a', key: 'a-fresh-key-of-theirs' };
  expect(await copyShared(ports, userId, copy)).toMatchObject({ error: { type: 'TooManyAttempts' } });
});

test('only one in ten changes of a device is counted', () => {
  const ports = fakePorts(NOON);
  const below = (counted: number) => ({ secrets: { ...ports.secrets, below: () => counted } });
  expect(writeOf(below(0), 'ada')).toEqual([{ limit: 'sessionWrite', by: 'ada' }]);
  expect(writeOf(below(9), 'ada')).toEqual([]);
});
