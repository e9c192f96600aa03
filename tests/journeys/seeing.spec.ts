import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choosePhotos, expect, expectAccessible, generate, signUp, test, WORDS } from './support/test.ts';

const photo = (name: string) => join(import.meta.dirname, `../photos/${name}.jpg`);

const recognisersOf = (page: Page) => page.workers().filter((worker) => worker.url().includes('recogniser'));

const SAID = {
  en: {
    seen: 'Seen in your photos',
    first: 'Photo 1',
    change: /^Change Banana/,
    food: 'Food',
    told: 'as you said',
    wrong: /banana/i,
    right: /aubergine/i,
  },
  de: {
    seen: 'Auf deinen Fotos gesehen',
    first: 'Foto 1',
    change: /^Banane.* ändern$/,
    food: 'Lebensmittel',
    told: 'wie von dir gesagt',
    wrong: /banane/i,
    right: /aubergine/i,
  },
} as const;

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const) {
  test(`what was seen is corrected before a recipe is spent, and the recipe keeps to it (${language})`, async ({
    browser,
    server,
  }) => {
    const [words, said] = [WORDS[language], SAID[language]];
    const context = await browser.newContext({ baseURL: server.origin, locale });
    const page = await context.newPage();
    await signUp(page, words);
    await choosePhotos(page, words, [photo('bananas')]);
    const seen = page.getByRole('region', { name: said.seen });
    const chips = seen.getByRole('list', { name: said.first });
    await expect(chips).toContainText(said.wrong);
    await expectAccessible(page);

    await chips.getByRole('button', { name: said.change }).press('Enter');
    await page.getByRole('combobox', { name: said.food }).fill('aubergine');
    await page.keyboard.press('Enter');
    await expect(chips).toContainText(said.right);
    await expect(chips).toContainText(said.told);
    await expect(chips).not.toContainText(said.wrong);
    const usage = await (await page.request.get('/api/user/recipe-usage')).json();
    expect(usage).toMatchObject({ recipeCount: 0 });

    await generate(page, words);
    const ingredients = page.getByRole('region', { name: words.ingredients });
    await expect(ingredients).toContainText(said.right);
    await expect(ingredients).not.toContainText(said.wrong);
    await context.close();
  });
}

test('of a table full of food what is known is named, and that there may be more', async ({ page }) => {
  await signUp(page, WORDS.en);
  const four = await Promise.all(
    ['bananas', 'carrots', 'peppers', 'lemons'].map((name) =>
      sharp(photo(name)).resize(600, 600, { fit: 'cover' }).toBuffer(),
    ),
  );
  const sheet = sharp({ create: { width: 1200, height: 1200, channels: 3, background: 'white' } });
  const table = test.info().outputPath('table.jpg');
  const placed = four.map((input, at) => ({ input, left: (at % 2) * 600, top: Math.floor(at / 2) * 600 }));
  await sheet.composite(placed).jpeg().toFile(table);
  await choosePhotos(page, WORDS.en, [table]);
  const seen = page.getByRole('region', { name: 'Seen in your photos' });
  await expect(seen).toContainText('There may be more: add what is missing.');
  for (const food of ['Banana', 'Carrot', 'Red pepper', 'Lemon']) await expect(seen).toContainText(food);
});

test('a photo of no food is said to show nothing known', async ({ page }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('no-food')]);
  const seen = page.getByRole('region', { name: 'Seen in your photos' });
  await expect(seen).toContainText('Nothing I know. You can add what it is.');
  expect(recognisersOf(page)).toHaveLength(1);
});

test('who saves data loads no network for it, and has recipes written as before', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('bananas')]);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await generate(page, WORDS.en);
  await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('banana');
  expect(recognisersOf(page)).toHaveLength(0);
});
