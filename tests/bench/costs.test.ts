import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withCosts } from '#bench/costs/chapter.ts';
import { countActions } from '#bench/costs/actions.ts';
import { indexWrites } from '#local/aws/capacity.ts';

const DOCUMENT = join(import.meta.dirname, '../../docs/operations.md');

test('operations.md has the counted costs; if not, run npm run costs', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(withCosts(document, await countActions())).toBe(document);
});

test('a recipe is written into every index that shows it, and leaves them when it is deleted', () => {
  const sk = { S: 'RECIPE#0000000000000007' };
  expect(indexWrites('PutItem', { Item: { sk, card: { S: '7' } } })).toBe(1);
  expect(indexWrites('PutItem', { Item: { sk, card: { S: '7' }, family: { S: '5#7' } } })).toBe(2);
  expect(indexWrites('DeleteItem', { Key: { sk } })).toBe(2);
  expect(indexWrites('DeleteItem', { Key: { sk: { S: 'GOALS#1' } } })).toBe(0);
});
