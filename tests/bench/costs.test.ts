import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRecipe } from '#bench/costs/bill.ts';
import { LIMITS } from '#bench/costs/limits.ts';
import { MONTH } from '#bench/costs/month.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { indexWrites } from '#local/aws/capacity.ts';
import { tokensIn } from '#tests/support/tokens-in.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the cost estimate uses the limits that a stage has', () => {
  const limitIn = (file: string, name: RegExp) =>
    Number(name.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]?.replaceAll('_', ''));
  expect(limitIn('infra/services/gateway.ts', /throttlingRateLimit: (\d+)/)).toBe(LIMITS.gateway);
  expect(limitIn('infra/web/router.ts', /MOST_REQUESTS = ([\d_]+)/)).toBe(LIMITS.address);
  expect(limitIn('infra/stage/settings.ts', /DEFAULT_DAILY_BUDGET = (\d+)/)).toBe(LIMITS.dailyBudget);
});

test('a recipe costs at most a fifth of a cent, and the estimate covers the length of its prompt', () => {
  const prompt = promptFor({
    photos: [new Uint8Array()],
    language: 'de',
    preferences: NO_PREFERENCES,
    seed: 4_000_000_000,
  });
  expect(aRecipe()).toBeLessThanOrEqual(0.002);
  expect(MONTH.tokens.input).toBeGreaterThanOrEqual(tokensIn(prompt) + MONTH.photosPerRecipe * 640);
});

test('a recipe is written to every index that shows it, and deleted from all of them', () => {
  const sk = { S: 'RECIPE#0000000000000007' };
  expect(indexWrites('PutItem', { Item: { sk, card: { S: '7' } } })).toBe(1);
  expect(indexWrites('PutItem', { Item: { sk, card: { S: '7' }, family: { S: '5#7' } } })).toBe(2);
  const found = { find: { S: '7' }, changed: { S: '1-7' } };
  expect(indexWrites('PutItem', { Item: { sk, card: { S: '7' }, ...found } })).toBe(3);
  expect(indexWrites('DeleteItem', { Key: { sk } })).toBe(4);
  expect(indexWrites('DeleteItem', { Key: { sk: { S: 'GOALS#1' } } })).toBe(0);
});
