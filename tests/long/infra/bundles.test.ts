import { expect, test } from 'vitest';
import { measureShort } from '#bench/support/measure-apart.ts';

test('the bench of the bundles measures the deployed ones', async () => {
  const rows = await measureShort('bundles');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ holds }) => !holds)).toEqual([]);
  expect(rows.at(-1)?.measured).toMatch(/^[1-9]\d* ms; a signed fetch [1-9]/);
});
