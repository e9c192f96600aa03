import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE } from '#core/language.ts';
import { LONG } from '#tests/long.ts';
import { LANGUAGES } from '../support/languages.ts';
import { choosePhotos, expect, expectAccessible, generate, signUp, test, WORDS } from '../support/test.ts';

const photo = (name: string) => join(import.meta.dirname, `../../photos/${name}.jpg`);

const recognisersOf = (page: Page) => page.workers().filter((worker) => worker.url().includes('recogniser'));

const SAID = {
  en: {
    table: 'On the table',
    first: 'Photo 1',
    guess: 'Tomatoes?',
    change: 'Change Tomatoes',
    food: 'Ingredient',
    binding: 'The recipe is made from what has a tick.',
    rest: "The rest may be used if it's there.",
    wrong: /tomato/i,
    right: 'Aubergines',
    inRecipe: /aubergine/i,
  },
  de: {
    table: 'Auf dem Tisch',
    first: 'Foto 1',
    guess: 'Tomaten?',
    change: 'Tomaten ändern',
    food: 'Zutat',
    binding: 'Das Rezept entsteht aus dem, was einen Haken hat.',
    rest: 'Das Übrige darf hinein, wenn es da ist.',
    wrong: /tomate/i,
    right: 'Auberginen',
    inRecipe: /aubergine/i,
  },
} as const;

for (const language of LANGUAGES) {
  test(`a guess is corrected before a generation, and the recipe follows (${language})`, async ({
    browser,
    server,
  }) => {
    const [words, said] = [WORDS[language], SAID[language]];
    const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE[language] });
    const page = await context.newPage();
    await signUp(page, words);
    await choosePhotos(page, words, [photo('tomatoes')]);
    const table = page.getByRole('region', { name: said.table });
    const chips = table.getByRole('list', { name: said.first });
    await expect(chips.getByRole('button', { name: said.guess })).toHaveAttribute('aria-pressed', 'mixed');
    await expect(table).not.toContainText(said.binding);
    await expectAccessible(page);

    await chips.getByRole('button', { name: said.change }).press('Enter');
    await page.getByRole('combobox', { name: said.food }).fill('aubergine');
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('button', { name: said.right, exact: true, pressed: true })).toBeVisible();
    await expect(chips).not.toContainText(said.wrong);
    await expect(table).toContainText(said.binding);
    // All guesses are confirmed.
    await expect(table).not.toContainText(said.rest);
    const usage = await (await page.request.get('/api/user/recipe-usage')).json();
    expect(usage).toMatchObject({ recipeCount: 0 });

    await generate(page, words);
    const ingredients = page.getByRole('region', { name: words.ingredients });
    await expect(ingredients).toContainText(said.inRecipe);
    await expect(ingredients).not.toContainText(said.wrong);
    await context.close();
  });
}

test(
  'a tap confirms a guess, a second removes it, a third restores it; "All correct" confirms all',
  LONG,
  async ({ page }) => {
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [photo('tomatoes'), photo('carrots')]);
    const table = page.getByRole('region', { name: 'On the table' });
    const tomatoes = table.getByRole('button', { name: /^Tomatoes/ });
    await expect(tomatoes).toHaveAttribute('aria-pressed', 'mixed');
    await tomatoes.focus();
    for (const pressed of ['true', 'false', 'true']) {
      await page.keyboard.press('Enter');
      await expect(tomatoes).toHaveAttribute('aria-pressed', pressed);
      await expect(tomatoes).toBeFocused();
    }
    await table.getByRole('button', { name: 'Remove Carrots' }).click();
    await expect(table.getByRole('button', { name: /^Carrots/, pressed: false })).toBeFocused();
    await expectAccessible(page);
    await expect(table).not.toContainText('The rest may be used');
    await choosePhotos(page, WORDS.en, [photo('peppers')]);
    await expect(table).toContainText(
      "The recipe is made from what has a tick. The rest may be used if it's there.",
    );
    await table.getByRole('button', { name: 'All correct' }).click();
    await expect(table.getByRole('button', { name: 'Red peppers', pressed: true })).toBeVisible();
    await expect(table.getByRole('button', { name: 'Carrots', pressed: false })).toBeVisible();
    await expect(table.getByRole('button', { name: 'All correct' })).toHaveCount(0);
  },
);

test('A cook with a full table is shown the known foods, and asked for more', LONG, async ({ page }) => {
  await signUp(page, WORDS.en);
  const four = await Promise.all(
    ['tomatoes', 'carrots', 'peppers', 'eggs'].map((name) =>
      sharp(photo(name)).resize(600, 600, { fit: 'cover' }).toBuffer(),
    ),
  );
  const sheet = sharp({ create: { width: 1200, height: 1200, channels: 3, background: 'white' } });
  const table = test.info().outputPath('table.jpg');
  const placed = four.map((input, at) => ({ input, left: (at % 2) * 600, top: Math.floor(at / 2) * 600 }));
  await sheet.composite(placed).jpeg().toFile(table);
  await choosePhotos(page, WORDS.en, [table]);
  const seen = page.getByRole('region', { name: 'On the table' });
  await expect(seen).toContainText("There may be more: add what's missing.");
  await expect(seen).toContainText('Red peppers?');
});

test('a photo without recognised food asks what is on it, and the recipe uses the answer', async ({
  page,
}) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('no-food')]);
  const table = page.getByRole('region', { name: 'On the table' });
  const field = table.getByRole('combobox', { name: "What's in this photo?" });
  await expect(field).toBeVisible();
  expect(recognisersOf(page)).toHaveLength(1);
  await expectAccessible(page);
  await field.fill('eggs, stardust');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('button', { name: 'Eggs', pressed: true })).toBeVisible();
  await expect(table).toContainText("We don't know this ingredient.");
  await expect(field).toHaveValue('stardust');
  await field.fill('potatoes');
  await table.getByRole('button', { name: 'Add', exact: true }).click();
  await generate(page, WORDS.en);
  const ingredients = page.getByRole('region', { name: WORDS.en.ingredients });
  await expect(ingredients).toContainText('eggs');
  await expect(ingredients).toContainText('potato');
});

test(
  'A cook whose photo gives no hint spends nothing, and is asked to name foods',
  LONG,
  async ({ page, allowOnConsole }) => {
    allowOnConsole(/422/);
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [photo('no-food')]);
    const field = page.getByRole('combobox', { name: "What's in this photo?" });
    await expect(field).toBeVisible();
    await page.getByRole('button', { name: WORDS.en.generate }).click();
    const advice = page
      .getByRole('main')
      .getByText("We couldn't tell what's in your photos. Tap + and tell us.");
    await expect(advice).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(page.getByText('5 of 5 recipes left')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('carrots');
    await page.keyboard.press('Enter');
    await expect(advice).toBeHidden();
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('carrots');
  },
);

test(
  'Typed foods make a recipe without any photo, which says which of them it does not use',
  LONG,
  async ({ page }) => {
    await signUp(page, WORDS.en);
    await page.getByRole('button', { name: 'Type what you have' }).click();
    const field = page.getByRole('combobox', { name: 'What do you have?' });
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: WORDS.en.generate }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('stardust');
    await page.getByRole('button', { name: WORDS.en.generate }).click();
    await expect(page.getByText("We don't know this ingredient.")).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('oats');
    await page.keyboard.press('Enter');
    // Typed text counts without being added.
    await page.keyboard.type('salmon');
    await generate(page, WORDS.en);
    await expect(page.getByText(/^Not used: (oats|salmon)( \(|$)/)).toBeVisible();
    await expect(page.getByText('from your ingredients')).toBeVisible();
    await expectAccessible(page);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.getByRole('button', { name: 'Get variation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.goto('/home');
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    for (const picture of await page.locator('main img').all())
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
  },
);

test(
  'A cook who saves data loads no model for recognition, can type foods, and generates recipes as usual',
  LONG,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [photo('carrots')]);
    await expect(page.getByRole('combobox', { name: "What's in this photo?" })).toBeVisible();
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('carrot');
    expect(recognisersOf(page)).toHaveLength(0);
  },
);
