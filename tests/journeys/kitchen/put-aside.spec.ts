import type { Page } from '@playwright/test';
import { addDays, localDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, TIME_ZONE } from '../support/ask.ts';
import { expect, isKept, newCook, REFUSAL, test, WORDS } from '../support/test.ts';

/** Longest time that changes wait behind one that finds no verdict, in ms. */
const SOON = { timeout: 10_000 };

test.use({ timezoneId: TIME_ZONE });

test('a diary that cannot be written holds up neither list nor week nor recipes, and is written once it can be', async ({
  page,
  allowOnConsole,
}) => {
  allowOnConsole(REFUSAL);
  await newCook(page, WORDS.en);
  const ask = askAs(page, 'en');
  const pancakes = { title: 'Pancakes', servings: 2, ingredients: ['2 eggs'], instructions: ['Fry them.'] };
  const { id } = await (await ask('POST', '/api/recipes', pancakes)).json();
  const read = async (path: string) => (await page.request.get(path)).json();
  const { from, to } = weekOf(localDay(Date.now(), TIME_ZONE), 1);
  for (const path of ['/list', '/week', `/recipe/${id}`]) await page.goto(path);
  await page.goto('/diary');
  await expect(page.getByText('Nothing yet.')).toHaveCount(4);
  await isKept(page);

  await page.context().setOffline(true);
  await logOats(page);
  await page.goto('/list');
  await page.getByRole('textbox', { name: 'Add something' }).fill('3 eggs');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^eggs/ })).toBeVisible();
  await page.goto('/week');
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await page.getByLabel('Recipe, or anything else').fill('Eating out');
  await page.getByRole('button', { name: 'Plan “Eating out” without a recipe' }).click();
  await expect(page.getByText('Eating out').first()).toBeVisible();
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Thin pancakes');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thin pancakes' })).toBeVisible();

  let isBroken = true;
  await page
    .context()
    .route('**/api/diary', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { type: 'Internal' } }) : route.fallback(),
    );
  await page.context().setOffline(false);
  await expect.poll(async () => (await read('/api/list')).items.length, SOON).toBe(1);
  await expect
    .poll(async () => (await read(`/api/week?from=${from}&to=${addDays(to, 7)}`)).meals.length, SOON)
    .toBe(1);
  await expect.poll(async () => (await read(`/api/recipes/${id}`)).title, SOON).toBe('Thin pancakes');

  const aside = page.getByRole('status').filter({ hasText: 'Not added to the diary: ' });
  await expect(aside).toContainText('We could not save this so far', { timeout: 60_000 });
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Keep as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^munchify .*\.json$/);
  isBroken = false;
  await aside.getByRole('button', { name: 'Try again' }).click();
  await expect(aside).toHaveCount(0);
  const today = localDay(Date.now(), TIME_ZONE);
  await expect
    .poll(
      async () => (await read(`/api/nutrition/tracking/range?from=${today}&to=${today}`))[0]?.entries.length,
    )
    .toBe(1);
});

async function logOats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await page.getByRole('searchbox').fill('oats');
  const found = page.getByRole('dialog').getByRole('list', { name: 'What you can add' });
  await found.getByRole('button', { name: /^Oats/i }).first().click();
  await found.getByRole('button', { name: 'Add to breakfast' }).click();
  await expect(page.getByRole('button', { name: /^oats/ }).first()).toBeVisible();
}
