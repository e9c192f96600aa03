import { LOCALE } from '#core/language.ts';
import { isInAnyKitchen } from '#local/embedded-model/store-cupboard.ts';
import { photo } from '#tests/screens/kitchen.ts';
import { askAs } from '../support/ask.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  choosePhotos,
  expect,
  expectAccessible,
  generate,
  newCook,
  signUp,
  signUpByHand,
  test,
  WORDS,
} from '../support/test.ts';

// Dishes of the embedded author are tested without a browser: tests/local/embedded-model.

test('a newcomer in Germany reads German everywhere, from the mail to the last step', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'de-DE', colorScheme: 'dark' });
  const page = await context.newPage();
  const words = WORDS.de;
  const email = await signUpByHand(page, words);
  const [mail] = await (await page.request.get(`/local/mail.json?to=${email}`)).json();
  expect(mail.subject).toBe('Bestätige deine Adresse für Munchify');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Noch 5 von 5 Rezepten')).toBeVisible();
  await choosePhotos(page, words, [photo('carrots')]);
  await generate(page, words);
  await expect(page.getByRole('region', { name: words.ingredients })).toContainText('Karotten');
  await expect(page.getByRole('region', { name: words.instructions })).toContainText('Minuten');
  await expect(
    page.getByRole('row', { name: /^Ballaststoffe \d+(,\d)? g( zwischen \d+ und \d+)?$/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

/** Three foods, and their names in both languages. */
const FOODS = [
  ['tomatoes', 'tomatoes', 'Tomaten'],
  ['carrots', 'carrots', 'Karotten'],
  ['peppers', 'pepper', 'Paprika'],
] as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`tomatoes, carrots and peppers become three different recipes, ${language}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE[language] });
    const page = await context.newPage();
    await signUp(page, words);
    const titles: (string | null)[] = [];
    for (const [picture, english, german] of FOODS) {
      await page.goto('/home');
      await choosePhotos(page, words, [photo(picture)]);
      await generate(page, words);
      const food = language === 'en' ? english : german;
      await expect(page.getByRole('region', { name: words.ingredients })).toContainText(food);
      titles.push(await page.getByRole('heading', { level: 1 }).textContent());
    }
    expect(new Set(titles).size).toBe(3);
    await context.close();
  });
}

test('A German cook is asked about a photo without recognised food, and it costs nothing', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'de-DE' });
  const page = await context.newPage();
  await signUp(page, WORDS.de);
  await choosePhotos(page, WORDS.de, [photo('no-food')]);
  await expect(page.getByRole('combobox', { name: 'Was ist auf diesem Foto?' })).toBeVisible();
  await page.getByRole('button', { name: WORDS.de.generate }).click();
  await expect(
    page.getByText('Wir konnten nicht erkennen, was auf deinen Fotos ist. Tippe auf + und sag es uns.'),
  ).toBeVisible();
  await expect(page.getByText('Noch 5 von 5 Rezepten')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await context.close();
});

test('with every chip removed and "potato" typed, the embedded author uses only potato and staples', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('tomatoes')]);
  await page.getByRole('button', { name: 'Remove Tomatoes' }).click();
  await page.getByRole('button', { name: 'Add ingredient', exact: true }).click();
  await page.keyboard.type('potato');
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest('**/api/analyze');
  await generate(page, WORDS.en);
  const body = (await sent).postDataJSON();
  expect(body.ingredients).toEqual({ confirmed: [{ food: 'potato' }], removed: ['tomato'], guessed: [] });
  await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('potatoes');

  // A month's allowance holds five: two cooks ask for five each.
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await newCook(other, WORDS.en);
  const recipes = [await (await page.request.get(`/api/recipes/${page.url().split('/').at(-1)}`)).json()];
  for (const [cook, times] of [
    [page, 4],
    [other, 5],
  ] as const) {
    for (let time = 0; time < times; time += 1)
      recipes.push(await (await askAs(cook, 'en')('POST', '/api/analyze', body)).json());
  }
  expect(recipes).toHaveLength(10);
  for (const { lines } of recipes) {
    const foods: readonly string[] = lines.map(({ food }: { food: string }) => food);
    expect(foods).toContain('potato');
    expect(foods.filter((food) => food !== 'potato' && !isInAnyKitchen(food))).toEqual([]);
  }
});

test('Photos of eggs, pasta and tomatoes become a dish of the three once the guesses are confirmed', async ({
  page,
}) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('eggs'), photo('tomatoes'), photo('pasta')]);
  const table = page.getByRole('region', { name: 'On the table' });
  for (const food of ['Eggs?', 'Tomatoes?', 'Pasta?']) {
    await expect(table.getByRole('button', { name: food })).toBeVisible();
  }
  await table.getByRole('button', { name: 'All correct' }).click();
  await generate(page, WORDS.en);
  const ingredients = page.getByRole('region', { name: WORDS.en.ingredients });
  for (const food of ['eggs', 'pasta', 'tomatoes']) await expect(ingredients).toContainText(food);
});
