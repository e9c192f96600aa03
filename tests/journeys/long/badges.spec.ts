import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { REQUIREMENT } from '#core/badge/badge.ts';
import type { LocalDay } from '#core/time.ts';
import {
  aDayBefore,
  aRecipe,
  expectEarned,
  expectOnTheWay,
  markAsCooked,
  noonOf,
  SAID,
} from '../recipe/badge-pages.ts';
import { askAs } from '../support/ask.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, isKept, newCook, signUp, test, toastOn, WORDS } from '../support/test.ts';

// The rules of badges are tested without a browser: tests/core/badge.

/** Marks a recipe as cooked on another day, as the app would have done then. */
async function cookOn(page: Page, id: string, day: LocalDay, servings = 1): Promise<void> {
  await askAs(page, 'en')('POST', `/api/recipes/${id}/cooked`, { servings, day, date: noonOf(day) });
}

async function aVariation(page: Page, id: string): Promise<string> {
  const written = await askAs(page, 'en')('POST', `/api/recipes/${id}/alternatives`, {
    recipeId: Number(id),
  });
  return (await written.json()).id;
}

test('goals that are met on five days earn a badge, and a day that missed them does not count', async ({
  page,
}) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Nutrition goals'];
  await newCook(page, words);
  const { address, id } = await aRecipe(page, words, 'tomatoes');
  const { nutrition } = await (await page.request.get(`/api/recipes/${id}`)).json();
  // Goals count from the day they were set.
  await page.clock.setFixedTime(noonOf(aDayBefore(5)));
  await page.goto('/nutrition');
  for (const [field, ofServing] of [
    ['Calories', nutrition.calories],
    ['Protein', nutrition.protein],
    ['Fiber', nutrition.fiber],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(String(Math.floor(2 * ofServing)));
  }
  await page.getByRole('button', { name: 'Save goals' }).click();
  await expect(toastOn(page, 'Goals saved')).toBeVisible();
  for (const [ago, servings] of [
    [5, 2],
    [4, 2],
    [3, 2],
    [2, 1],
    [1, 2],
  ] as const) {
    await cookOn(page, id, aDayBefore(ago), servings);
  }
  await expectOnTheWay(page, badge, '4 of 5 days');

  await page.clock.setFixedTime(noonOf(aDayBefore(0)));
  await page.goto(address);
  await page.getByLabel(said.servings).fill('2');
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});

test('A cook who has a plan with enough recipes and cooks 25 is a recipe master', async ({ page }) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Recipe master'];
  await signUp(page, words);
  await page.goto('/plans');
  const basic = page.getByRole('listitem', { name: 'Basic' });
  await basic.getByRole('button', { name: 'Select plan' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/plans?checkout=success');
  await expect(page.getByText('Basic is yours')).toBeVisible();

  const { address, id } = await aRecipe(page, words, 'carrots');
  await cookOn(page, id, aDayBefore(0));
  for (let cooked = 2; cooked < REQUIREMENT.RECIPE_MASTER; cooked += 1) {
    await cookOn(page, await aVariation(page, id), aDayBefore(0));
  }
  await expectOnTheWay(page, badge, '24 of 25 recipes');

  await page.goto(address);
  await page.getByRole('button', { name: 'Get variation' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/recipe/') && url.pathname !== address);
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});

test('ten healthy meals earn a badge, and a removed mark does not count', async ({ page }) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Healthy choice'];
  await newCook(page, words);
  const written = await askAs(page, 'en')('POST', '/api/recipes', {
    title: 'Chicken and tomatoes',
    servings: 1,
    language: 'en',
    ingredients: ['150 g chicken breast', '2 tomatoes'],
    instructions: ['Fry the chicken until it is cooked through, and add the tomatoes.'],
  });
  const { id } = await written.json();
  const address = `/recipe/${id}`;
  const { nutrition } = await (await page.request.get(`/api/recipes/${id}`)).json();
  expect(nutrition.calories).toBeLessThanOrEqual(700);
  expect(nutrition.protein).toBeGreaterThanOrEqual(20);
  await page.goto(address);
  await markAsCooked(page, said);
  await expectOnTheWay(page, badge, '1 of 10 meals');
  await page.goto(address);
  await page.getByRole('button', { name: said.cooked }).click();
  await page.getByRole('button', { name: said.cook }).waitFor();
  await expectOnTheWay(page, badge, '0 of 10 meals');
  // Every other day, so that there is no streak.
  for (let cooked = 1; cooked < REQUIREMENT.HEALTHY_CHOICE; cooked += 1) {
    await cookOn(page, id, aDayBefore(2 * cooked));
  }
  await expectOnTheWay(page, badge, '9 of 10 meals');

  await page.goto(address);
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('six days of cooking offline and a seventh online are a streak', async ({ page }) => {
      await signUp(page, words);
      const { address } = await aRecipe(page, words, 'tomatoes');
      await isKept(page);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (const ago of [6, 5, 4, 3, 2, 1]) {
        await page.clock.setFixedTime(noonOf(aDayBefore(ago)));
        await page.reload();
        await markAsCooked(page, said);
      }
      await expect(page.getByText(said.sixWait)).toBeVisible();
      await page.context().setOffline(false);
      await expectOnTheWay(page, said.streak, said.sixOfSevenDays);

      await page.clock.setFixedTime(noonOf(aDayBefore(0)));
      await page.goto(address);
      await markAsCooked(page, said);
      await expectEarned(page, said, said.streak);
    });
  });
}
