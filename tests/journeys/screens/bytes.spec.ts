import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BYTE_BUDGETS } from '../support/byte-budgets.ts';
import { chunks, gzipped, loadedBy, precached, sizeOf } from '../support/bytes.ts';
import { expect, STRANGER, test } from '../support/test.ts';

/** Maximum kilobytes of shared and background chunks. Every other script belongs to one page. */
const SHARED = {
  vendor: 82,
  inner: 55,
  recipe: 39,
  'files.worker': 63,
  'food-rows': 39,
  guard: 36,
  'page-pictures.worker': 27,
} as const;

const PAGE = 25;

test('the first page of a stranger is small', async ({ page, allowOnConsole }) => {
  allowOnConsole(STRANGER);
  const { fonts, rest, requests } = await loadedBy(page, '/auth');
  expect(rest).toBeGreaterThan(50);
  expect(rest).toBeLessThanOrEqual(BYTE_BUDGETS.firstPage.rest);
  expect(fonts).toBeLessThanOrEqual(BYTE_BUDGETS.firstPage.fonts);
  expect(requests).toBeLessThanOrEqual(BYTE_BUDGETS.firstPage.requests);
});

test('the landing page has its style in its first 14 KB, in both languages', async () => {
  for (const file of ['index.html', 'de/index.html'])
    expect(await gzipped(file), file).toBeLessThanOrEqual(BYTE_BUDGETS.landing);
});

test('a page of the app adds at most 25 KB', async () => {
  const sizes = await chunks();
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(Object.keys(SHARED)));
  const allowed: Readonly<Record<string, number>> = SHARED;
  expect([...sizes].filter(([name, size]) => size > (allowed[name] ?? PAGE))).toEqual([]);
});

test('a message that each page has is in no file of later pages', async () => {
  const files = await readdir('dist/assets');
  for (const language of ['en', 'de']) {
    const idsIn = async (name: string) => {
      const file = files.find((each) => each.startsWith(`${name}-`) && each.length === name.length + 12);
      const text = await readFile(`dist/assets/${file}`, 'utf8');
      return [...text.matchAll(/"([a-z_]+(?:\.[\w.]+)?)":\[/g)].map(([, id]) => id);
    };
    const [further, ...earlier] = await Promise.all(
      [`further-${language}`, `inner-${language}`, language].map(idsIn),
    );
    expect(further?.length).toBeGreaterThan(300);
    const every = new Set(earlier.flat());
    expect(every).toContain('try_again');
    expect(further?.filter((id) => id !== 'one' && id !== 'other' && every.has(id))).toEqual([]);
  }
});

test('The files that are kept for offline are small and few', async () => {
  const files = [...(await precached()).keys()];
  expect(files).toContain('app.html');
  expect(files.length).toBeLessThanOrEqual(BYTE_BUDGETS.precache.files);
  expect(await sizeOf(files)).toBeLessThanOrEqual(BYTE_BUDGETS.precache.kilobytes);
});

/** Pages that need a connection once: for dishes of the diary, and for the guard where a week is filled. */
const CACHED_WITH = new Map([
  ['diary', 'dishes'],
  ['fill-dialog', 'guard'],
]);

test('a page that is kept for offline imports nothing that is not', async () => {
  const kept = new Set([...(await precached()).keys()].map((file) => basename(file)));
  const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
  // Imports have the names of before the import map.
  const names = new Set([...kept].map(nameOf));
  const missing = await Promise.all(
    [...kept]
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => {
        const script = await readFile(join('dist/assets', file), 'utf8');
        const imported = [...script.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, to = '']) => to);
        expect(imported.every((each) => /-[\w-]{8}\.js$/.test(each))).toBe(true);
        return imported
          .filter((each) => !names.has(nameOf(each)) && CACHED_WITH.get(nameOf(file)) !== nameOf(each))
          .map((each) => `${file} imports ${each}`);
      }),
  );
  expect(missing.flat()).toEqual([]);
});
