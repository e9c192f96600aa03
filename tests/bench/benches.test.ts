import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BENCHES, LONG } from '#bench/benches.ts';
import { measureApart, measureShort } from '#bench/support/measure-apart.ts';

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

/** Tests that run benches: here, and where a browser, a deployment or data of others is. */
const MEASURING = [
  'tests/bench/benches.test.ts',
  'tests/bench/others-data.test.ts',
  'tests/bench/bundles.test.ts',
  'tests/journeys/screens/benches.spec.ts',
];

test('npm test measures with each', () => {
  const tests = MEASURING.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unmeasured = Object.keys({ ...BENCHES, ...LONG }).filter((name) => !tests.includes(`'${name}'`));
  expect(unmeasured).toEqual([]);
});

/** Benches that need neither a browser nor data of others. */
const HERE = [
  'lines',
  'signed-in-get',
  'author',
  'polls',
  'capacity',
  'answer-times',
  'hostile-shapes',
  'hostile-neighbours',
  'fuzz',
  'seeds',
  'load',
  'overload',
  'attack-mailbox',
  'attack-models',
  'attack-pictures',
  'attack-zones',
];

test.each(HERE)('the bench %s measures something', { timeout: 60_000 }, async (name) => {
  const rows = await measureShort(name);
  expect(rows.filter(({ measured }) => measured === '')).toEqual([]);
  for (const { measured } of rows) expect(measured).toMatch(/[1-9]/);
  for (const { measured } of rows) expect(measured).not.toMatch(/NaN|Infinity|\bof 0\b/);
});

test('a bench that measures nothing fails', { timeout: 60_000 }, async () => {
  expect(await measureApart('no bench of this name')).toMatchObject([{ holds: false }]);
});
