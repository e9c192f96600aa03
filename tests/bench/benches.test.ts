import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BENCHES, LONG } from '#bench/benches.ts';
import { measureApart } from '#bench/support/measure-apart.ts';

test('every bench loads', { timeout: 120_000 }, async () => {
  const names = Object.keys({ ...BENCHES, ...LONG });
  const rows = (await measureApart('all')).map(({ name }) => name);
  expect(rows).toEqual(names);
});

test('docs/benches.md tells of each', () => {
  const told = [...readFileSync('docs/benches.md', 'utf8').matchAll(/^\| (?<names>`[^|]+`) \|/gm)].flatMap(
    ({ groups }) => [...(groups?.['names'] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(told)).toEqual(new Set(Object.keys({ ...BENCHES, ...LONG })));
});

/** Benches that need neither a browser nor data of others. `fuzz` and `seeds` ask what tests ask, only more often. */
const HERE = [
  'lines',
  'signed-in-get',
  'author',
  'polls',
  'capacity',
  'answer-times',
  'hostile-shapes',
  'attack-mailbox',
  'attack-models',
  'attack-zones',
];

test.each(HERE)('the bench %s measures something', { timeout: 60_000 }, async (name) => {
  const rows = await measureApart(name, { ...process.env, MUNCHIFY_BENCH: 'short', MUNCHIFY_LOG: 'off' });
  expect(rows.filter(({ measured }) => measured === '')).toEqual([]);
  for (const { measured } of rows) expect(measured).toMatch(/[1-9]/);
  for (const { measured } of rows) expect(measured).not.toMatch(/NaN|Infinity|\bof 0\b/);
});

test('a bench that measures nothing fails', { timeout: 60_000 }, async () => {
  expect(await measureApart('no bench of this name')).toMatchObject([{ holds: false }]);
});
