import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isStaple } from '#local/embedded-model/store-cupboard.ts';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { askAs } from '../support/ask.ts';
import { choosePhotos, expect, generate, newCook, signUp, test, WORDS } from '../support/test.ts';

// The device detects tomatoes, the model sees eggs, and the cook decides.

const TOMATOES = join(import.meta.dirname, '../../photos/tomatoes.jpg');

/** Sees eggs on every photo, unless the request confirms another food. */
const seeingEggs = answering(async ({ texts: [text = ''] }: ModelRequest) => {
  const request = JSON.parse(text.slice(text.indexOf('{')));
  const confirmed: readonly { readonly food: string }[] = request.ingredients?.confirmed ?? [];
  const food = confirmed[0]?.food ?? 'egg';
  return JSON.stringify({
    ...DRAFT,
    ingredients: ['egg'],
    title: `Dish of ${food}s`,
    lines: [{ food, name: `${food}s`, quantity: 4, unit: 'piece', grams: 200, note: null }],
    steps: [`Cook the ${food}s for 10 minutes.`, 'Serve.'],
  });
});

async function tomatoesOnTheTable(page: Page) {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [TOMATOES]);
  const chip = page.getByRole('list', { name: 'Photo 1' }).getByRole('button', { name: /^Tomatoes/ });
  await expect(chip).toHaveText('Tomatoes?');
  return chip;
}

test.describe('with a model that sees eggs', () => {
  test.use({ author: async ({}, use) => use(seeingEggs) });

  test('a guess that nobody touches does not overrule a model that sees better', async ({ page }) => {
    await tomatoesOnTheTable(page);
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('eggs');
    await expect(page.getByRole('main')).not.toContainText(/tomato/i);
  });

  test('a guess that the cook confirms is in the recipe, whatever the model sees', async ({ page }) => {
    await (await tomatoesOnTheTable(page)).click();
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('tomatos');
  });
});

test('with every chip removed and "potato" typed, the embedded author writes with potato and staples alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await tomatoesOnTheTable(page);
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
    expect(foods.filter((food) => food !== 'potato' && !isStaple(food))).toEqual([]);
  }
});
