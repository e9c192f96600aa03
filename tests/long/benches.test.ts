import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BENCHES, LONG } from '#bench/benches.ts';
import { measureApart, measureShort } from '#bench/support/measure-apart.ts';

test('Every bench loads', { timeout: 120_000 }, async () => {
  const names = Object.keys({ ...BENCHES, ...LONG });
  const rows = (await measureApart('all')).map(({ name }) => name);
  expect(rows).toEqual(names);
});

test('Every bench is described in docs/benches.md', () => {
  const told = [...readFileSync('docs/benches.md', 'utf8').matchAll(/^\| (?<names>`[^|]+`) \|/gm)].flatMap(
    ({ groups }) => [...(groups?.['names'] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(told)).toEqual(new Set(Object.keys({ ...BENCHES, ...LONG })));
});

/**
 * Benches measured in a browser (tests/journeys/long/benches.spec.ts), with others' data (others-data.test.ts) or in a
 * deployment.
 */
const ELSEWHERE = new Set([
  'first-load',
  'landing',
  'offline',
  'release',
  'tasks',
  'photo',
  'seeing',
  'lighthouse',
  'library',
  'list',
  'outbox',
  'page-pictures',
  'answers',
  'food-sources',
  'taxonomy',
  'published',
  'reading',
  'bundles',
]);

const HERE = Object.keys({ ...BENCHES, ...LONG }).filter((name) => !ELSEWHERE.has(name));

test.each(HERE)('The bench %s measures something', { timeout: 60_000 }, async (name) => {
  const rows = await measureShort(name);
  expect(rows.filter(({ measured }) => measured === '')).toEqual([]);
  for (const { measured } of rows) expect(measured).toMatch(/[1-9]/);
  for (const { measured } of rows) expect(measured).not.toMatch(/NaN|Infinity|\bof 0\b/);
});

test('A bench that measures nothing fails', { timeout: 60_000 }, async () => {
  expect(await measureApart('no bench of this name')).toMatchObject([{ holds: false }]);
});
