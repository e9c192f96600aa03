import { measureApart, measureShort } from '#bench/support/measure-apart.ts';
import { expect, test } from '../support/test.ts';

// Only checks that the benches run: their figures depend on the machine.
for (const name of [
  'first-load',
  'landing',
  'offline',
  'photo',
  'tasks',
  'seeing',
  'library',
  'list',
  'outbox',
  'lighthouse',
  'page-pictures',
])
  test(`The bench ${name} measures something in its own browser`, async () => {
    const rows = await measureShort(name);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name: of, measured } of rows) expect(measured, of).toMatch(/^(?!.*(?:NaN|Infinity)).*\d/);
  });

test('The bench release: a release that changes one sentence costs users of the app at most 15 KB', async () => {
  expect(await measureApart('release')).toMatchObject([{ holds: true }]);
});
