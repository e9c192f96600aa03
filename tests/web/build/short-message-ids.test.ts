import { expect, test } from 'vitest';
import { shortIds, withShortIds } from '#web/build/short-message-ids.ts';

const CATALOGS = import.meta.glob<{ messages: object }>('../../../locales/en/*.ts', { eager: true });
const CODE = import.meta.glob<string>('../../../web/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const ids = [...new Set(Object.values(CATALOGS).flatMap(({ messages }) => Object.keys(messages)))];
const short = await shortIds(ids);

test('each message has a short ID of its own', () => {
  expect(ids.length).toBeGreaterThan(1_000);
  expect(new Set(short.values()).size).toBe(ids.length);
});

test('a new message changes no short ID, except of a message with the same beginning', async () => {
  const more = await shortIds([...ids, 'week.some_new_sentence']);
  expect(ids.filter((id) => more.get(id) !== short.get(id)).length).toBeLessThanOrEqual(1);
});

test('code and catalog get the same short IDs, and other texts are unchanged', () => {
  const id = short.get('week.title') ?? expect.fail();
  const code = `i18n._('week.title'); open("/week.title"); const undo = 'undo'`;
  expect(withShortIds(code, short)).toBe(`i18n._('${id}'); open("/week.title"); const undo = 'undo'`);
  const catalog = String.raw`JSON.parse("{\"week.title\":[\"Week\"],\"allergen.milk\":[\"Milk\"]}")`;
  expect(withShortIds(catalog, short)).toBe(
    String.raw`JSON.parse("{\"${id}\":[\"Week\"],\"allergen.milk\":[\"Milk\"]}")`,
  );
});

test('IDs that are built from parts keep their names', () => {
  const built = Object.values(CODE).flatMap((code) =>
    [...code.matchAll(/_\(\s*`([^$`]*)\$/g)].map(([, start = '']) => start),
  );
  expect(built.length).toBeGreaterThan(0);
  const begun = ids.filter((id) => built.some((start) => id.startsWith(start)));
  for (const id of begun) expect(withShortIds(`'${id}'`, short)).toBe(`'${id}'`);
});
