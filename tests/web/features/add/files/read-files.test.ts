import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  copyMeThatFile,
  cooklangFile,
  linesOf,
  LOAF,
  mealieBackup,
  nextcloudFile,
  paprikaFile,
  recipeKeeperFile,
  SOUP,
  stepsOf,
  tandoorFile,
  type KeptRecipe,
} from '#tests/cases/app-files.ts';
import { openArchive, ARCHIVE_LIMITS } from '#web/features/add/files/archive.ts';
import {
  pictureFinder,
  readFiles,
  type ReadRecipe,
  type UnreadFile,
} from '#web/features/add/files/read-files.ts';

const ANNA = { userId: 'anna', language: 'en' } as const;
const PICTURE = Uint8Array.from({ length: 300 }, (_, at) => at % 251);

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'export.zip') => new File([bytes], name);

async function read(...files: readonly File[]) {
  const recipes: ReadRecipe[] = [];
  const unread: UnreadFile[] = [];
  let last = 0;
  for await (const progress of readFiles(files, ANNA)) {
    expect(progress.share).toBeGreaterThanOrEqual(last);
    last = progress.share;
    recipes.push(...progress.recipes);
    unread.push(...progress.unread);
  }
  expect(last).toBe(1);
  return { recipes, unread };
}

const APPS = {
  Paprika: paprikaFile,
  'Nextcloud Cookbook': nextcloudFile,
  Mealie: mealieBackup,
  Tandoor: tandoorFile,
  'Recipe Keeper': recipeKeeperFile,
  'Copy Me That': copyMeThatFile,
  Cooklang: cooklangFile,
};

const byTitle = (recipes: readonly ReadRecipe[], { title }: KeptRecipe) =>
  recipes.find(({ input }) => input.title === title);

test.each(Object.entries(APPS))(
  '%s: every line, step, part and note of its recipes is imported',
  async (_, make) => {
    const { recipes, unread } = await read(file(make([SOUP, LOAF], PICTURE)));
    expect(unread).toEqual([]);
    expect(recipes).toHaveLength(2);
    for (const kept of [SOUP, LOAF]) {
      const { input } = byTitle(recipes, kept) ?? {};
      expect(input?.ingredients).toEqual(linesOf(kept));
      expect(input?.servings).toBe(kept.servings);
      expect(input?.tags).toEqual(kept.tags);
      expect(input?.origin).toMatchObject({ type: 'imported', ...(kept.url && { url: kept.url }) });
      // The last sentence of a step in Cooklang names its ingredients.
      const steps = input?.instructions.map((step, at) => step.slice(0, stepsOf(kept)[at]?.length));
      expect(steps).toEqual(stepsOf(kept));
    }
    expect(new Set(recipes.map(({ input }) => input.language))).toEqual(new Set(['de', 'en']));
  },
);

test.each(Object.entries(APPS))('%s: the picture of a recipe is found in its file', async (_, make) => {
  const chosen = file(make([SOUP], PICTURE));
  const [recipe] = (await read(file(strToU8('nothing'), 'a.txt'), chosen)).recipes;
  const find = pictureFinder([file(strToU8('nothing'), 'a.txt'), chosen]);
  const picture = recipe?.picture && (await find(recipe.picture));
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? [])).toEqual(PICTURE);
});

test('a file that is chosen twice, or again on another day, duplicates no recipe', async () => {
  const chosen = () => file(paprikaFile([SOUP, LOAF], PICTURE));
  const { recipes } = await read(chosen(), chosen());
  expect(recipes).toHaveLength(2);
  expect((await read(chosen())).recipes.map(({ id }) => id)).toEqual(recipes.map(({ id }) => id));
});

test('a single recipe needs no archive', async () => {
  const one = file(
    gzipSync(strToU8(JSON.stringify({ name: 'Tea', ingredients: '1 tea bag', directions: 'Brew.' }))),
    'Tea.paprikarecipe',
  );
  expect((await read(one)).recipes).toMatchObject([{ input: { title: 'Tea' } }]);
});

test('a text in an old Windows encoding keeps its umlauts', async () => {
  const text =
    'Spätzle\n\nZutaten\n400 g Mehl\n4 Eier\n1 Prise Salz\n\nZubereitung\nTeig rühren und schaben.';
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  expect((await read(file(bytes, 'spaetzle.txt'))).recipes).toMatchObject([{ input: { title: 'Spätzle' } }]);
});

test('A file that could not be read is listed with its reason, beside the readable ones', async () => {
  const broken = nextcloudFile([SOUP]);
  const outer = zipSync({
    'soup.zip': broken,
    'cut-off.zip': broken.slice(0, 200),
    'empty.zip': zipSync({ 'a.jpg': PICTURE }),
    'Loaf.paprikarecipe': gzipSync(strToU8('{"name": "Loaf"')).slice(0, -12),
  });
  const { recipes, unread } = await read(file(outer), file(strToU8('hello'), 'letter.pdf'));
  expect(recipes).toHaveLength(1);
  expect(unread).toEqual([
    { path: 'Loaf.paprikarecipe', problem: 'damaged' },
    { path: 'cut-off.zip', problem: 'damaged' },
    { path: 'empty.zip', problem: 'not-a-recipe' },
    { path: 'letter.pdf', problem: 'not-a-recipe' },
  ]);
});

test('a file that would unpack to gigabytes is refused before it is unpacked', async () => {
  const bomb = new Uint8Array(5_000_000);
  bomb.set(gzipSync(strToU8('{}')));
  new DataView(bomb.buffer).setUint32(bomb.length - 4, 4_000_000_000, true);
  expect((await read(file(bomb, 'Bomb.paprikarecipe'))).unread).toEqual([
    { path: 'Bomb.paprikarecipe', problem: 'too-large' },
  ]);
});

test('an entry of an archive is at most as large as declared', () => {
  const zip = zipSync({ 'recipe.json': new Uint8Array(1_000_000) });
  const view = new DataView(zip.buffer);
  // The size in the directory, whose entry begins with "PK\1\2".
  const directory = zip.findLastIndex(
    (byte, at) => byte === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1,
  );
  view.setUint32(directory + 24, 1_000, true);
  const archive = openArchive('bomb.zip', zip);
  const bytes = typeof archive === 'string' ? archive : archive.bytesAt('recipe.json');
  expect(bytes.length).toBeLessThanOrEqual(1_000);
  view.setUint32(directory + 24, ARCHIVE_LIMITS.entry + 1, true);
  const larger = openArchive('bomb.zip', zip);
  expect(typeof larger === 'string' ? larger : larger.bytesAt('recipe.json')).toBe('too-large');
});

test('The first of eighty entries of one name in an archive is unpacked, and no other', () => {
  const names = Array.from({ length: 80 }, (_, at) => `${at + 10}.json`);
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
  const binary = Buffer.from(zip);
  for (const name of names)
    for (let at = binary.indexOf(name); at >= 0; at = binary.indexOf(name, at + 1))
      if (isNameAt(binary, at)) binary.write('10.json', at);
  const archive = openArchive('bomb.zip', new Uint8Array(binary));
  if (typeof archive === 'string') return expect.fail(archive);
  expect(archive.paths).toEqual(['10.json']);
  expect([...archive.bytesAt('10.json')]).toEqual([...strToU8('10.json')]);
});

/** Returns whether the header of an entry, or of one in the directory, ends just before a position. */
const isNameAt = (zip: Buffer, at: number): boolean =>
  zip.toString('latin1', at - 30, at - 26) === 'PK\u0003\u0004' ||
  zip.toString('latin1', at - 46, at - 42) === 'PK\u0001\u0002';

test('An archive of 600 unreadable files is reported as 500 problems', async () => {
  const nothing = Array.from(
    { length: 600 },
    (_, at) => [`${at}.paprikarecipe`, strToU8('nothing')] as const,
  );
  const archive = file(zipSync(Object.fromEntries(nothing), { level: 0 }));
  const unread: UnreadFile[] = [];
  // Reading stops at the limit, before the whole archive is read.
  for await (const progress of readFiles([archive], ANNA)) unread.push(...progress.unread);
  expect(unread).toHaveLength(500);
});

test('a thousand recipes are read at once', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ ...LOAF, title: `Loaf ${at}` }));
  const { recipes } = await read(file(paprikaFile(many)));
  expect(new Set(recipes.map(({ id }) => id)).size).toBe(1_000);
});
