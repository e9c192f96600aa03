import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import {
  linesOf,
  LOAF,
  mealieBackup,
  nextcloudFile,
  paprikaFile,
  SOUP,
  stepsOf,
  type KeptRecipe,
} from '#tests/cases/app-files.ts';
import { IS_LONG, LONG } from '#tests/long.ts';
import { logInByRequest } from '../support/ask.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  isKept,
  newCook,
  signUp,
  test,
  WORDS,
} from '../support/test.ts';

const PICTURE = readFileSync(join(import.meta.dirname, '../../photos/carrots.jpg'));

const FILES = {
  Paprika: { words: WORDS.en, name: 'Export.paprikarecipes', bytes: paprikaFile([SOUP, LOAF], PICTURE) },
  'Nextcloud Cookbook': { words: WORDS.de, name: 'Rezepte.zip', bytes: nextcloudFile([SOUP, LOAF], PICTURE) },
  Mealie: { words: WORDS.en, name: 'mealie_2026.11.01.zip', bytes: mealieBackup([SOUP, LOAF], PICTURE) },
};

const SENTENCES = {
  en: {
    other: 'Add a recipe you already have',
    bring: /Bring from another app/,
    save: 'Save 2 recipes',
    done: '2 recipes brought over',
  },
  de: {
    other: 'Eigenes Rezept hinzufügen',
    bring: /Aus einer anderen App holen/,
    save: '2 Rezepte speichern',
    done: '2 Rezepte übernommen',
  },
};

const choose = (page: Page, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  page
    .getByTestId('files-input')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

/** Recipes as the server has them. */
async function savedRecipes(page: Page): Promise<{ id: number; title: string }[]> {
  const answer = await page.request.get('/api/recipes?limit=50');
  return answer.json();
}

/** Opens a recipe and compares it with the one in the file. */
async function expectRecipe(page: Page, { title, parts, url }: KeptRecipe) {
  const saved = (await savedRecipes(page)).find((each) => each.title === title);
  await page.goto(`/recipe/${saved?.id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const answer = await page.request.get(`/api/recipes/${saved?.id}`);
  const recipe = await answer.json();
  const texts = (lines: readonly string[]) => lines.filter((line) => !line.endsWith(':'));
  expect(recipe.instructions).toEqual(texts(stepsOf({ title, parts } as KeptRecipe)));
  expect(recipe.ingredients).toHaveLength(texts(linesOf({ title, parts } as KeptRecipe)).length);
  expect(recipe.origin).toMatchObject({ type: 'imported', ...(url && { url }) });
  expect((await page.request.get(recipe.imageUrls[0])).headers()['content-type']).toBe('image/jpeg');
}

/** Unit tests cover the files of every app. */
const APPS = Object.entries(FILES).filter(([app]) => IS_LONG || app === 'Nextcloud Cookbook');

for (const [app, { words, name, bytes }] of APPS) {
  const language = words === WORDS.de ? 'de' : 'en';
  test.describe(`${app}, ${language}`, () => {
    test.use({ locale: LOCALE[language] });
    test('the recipes of a file are checked, saved in the background, and not imported twice', async ({
      page,
    }) => {
      await signUp(page, words);
      await page.getByRole('button', { name: SENTENCES[language].other }).click();
      await page.getByRole('link', { name: SENTENCES[language].bring }).click();
      await choose(page, name, bytes);
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: SENTENCES[language].save }).click();
      await expect(page.getByText(SENTENCES[language].done, { exact: true })).toBeVisible();
      await expect.poll(async () => (await savedRecipes(page)).length).toBe(2);
      for (const recipe of [SOUP, LOAF]) await expectRecipe(page, recipe);

      await page.goto('/add/files');
      await choose(page, name, bytes);
      await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2);
      expect(await savedRecipes(page)).toHaveLength(2);
    });
  });
}

test(
  'an import continues after a reload, and another device that imports the same file makes no duplicates',
  LONG,
  async ({ page, browser, server }) => {
    const many = Array.from({ length: 45 }, (_, at) => ({ ...LOAF, title: `Loaf ${at}` }));
    const email = await newCook(page, WORDS.en);
    await page.goto('/add/files');
    await choose(page, 'many.paprikarecipes', paprikaFile(many));
    await page.getByRole('button', { name: 'Save 45 recipes' }).click();
    await expect(page.getByRole('heading', { name: 'Saving your recipes' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('45 recipes brought over', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect.poll(async () => (await savedRecipes(page)).length, { timeout: 60_000 }).toBe(45);

    const device = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
    const other = await device.newPage();
    await logInByRequest(other, 'en', email);
    // It has not synced yet, otherwise it would offer none to import.
    await device.route('**/api/recipes/changes*', (route) => route.abort());
    await other.goto('/add/files');
    await choose(other, 'many.paprikarecipes', paprikaFile(many, PICTURE));
    await expect(other.getByRole('checkbox')).toHaveCount(45);
    await other.getByRole('button', { name: 'Select none' }).click();
    await other.getByRole('checkbox', { name: 'Loaf 7' }).check();
    await other.getByRole('button', { name: 'Save 1 recipe' }).click();
    await expect(other.getByText('1 recipe brought over', { exact: true })).toBeVisible();
    expect(await savedRecipes(page)).toHaveLength(45);
    await device.close();
  },
);

test(
  'a file is read and stored offline, and is saved when the connection is back',
  LONG,
  async ({ page, context }) => {
    await newCook(page, WORDS.en);
    const reader = page.waitForResponse(/files\.worker/);
    await page.goto('/add/files');
    await (await reader).finished();
    await isKept(page);
    await context.setOffline(true);
    await choose(page, 'Export.paprikarecipes', FILES.Paprika.bytes);
    await page.getByRole('button', { name: 'Save 2 recipes' }).click();
    await expect(page.getByText('2 recipes brought over', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to my recipes', exact: true }).click();
    await expect(page.getByText(LOAF.title)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await savedRecipes(page)).length).toBe(2);
  },
);
