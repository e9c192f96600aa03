import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, localDay } from '#core/time.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, TIME_ZONE } from '../support/ask.ts';
import { installClock } from '../support/clock.ts';
import { expect, isKept, newCook, test, WORDS } from '../support/test.ts';

test.use({ timezoneId: TIME_ZONE });

const today = () => localDay(Date.now(), TIME_ZONE);

const jsonAt = async (page: Page, path: string) => (await page.request.get(path)).json();

/** Logs a dish of the cook's own for lunch. */
async function eat(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add to lunch' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Your own dish' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Calories').fill('540');
  await dialog.getByLabel('Meal').selectOption('Lunch');
  await dialog.getByRole('button', { name: 'Add to lunch' }).click();
  await expect(dialog).toBeHidden();
}

const eaten = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Lunch' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Skips the pauses between attempts until something is shown. */
async function passTimeUntilShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:15');
      return page.getByText(text).first().isVisible();
    })
    .toBe(true);
}

test('a diary entry that the server cannot store holds up nothing else, and the cook decides about it', async ({
  page,
  allowOnConsole,
}) => {
  allowOnConsole(/status of 500/);
  await newCook(page, WORDS.en);
  const recipe = { title: 'Soup', servings: 2, ingredients: ['2 leeks'], instructions: ['Cook it.'] };
  const { id } = await (await askAs(page, 'en')('POST', '/api/recipes', recipe)).json();
  await installClock(page);
  await page.goto(`/recipe/${id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue('Soup');
  for (const path of ['/list', '/week', '/diary']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await isKept(page);

  // The diary's entries are sent first, and everything else waits behind them.
  await page.context().setOffline(true);
  await eat(page, 'Canteen stew');
  await eat(page, 'Cake');
  await page.goto('/list');
  await page.getByRole('textbox', { name: 'Add something' }).fill('3 eggs');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^eggs/ })).toBeVisible();
  await page.goto('/week');
  await page.getByRole('button', { name: 'From my recipes' }).click();
  await page.getByLabel('Recipe, or anything else').fill('Eating out');
  await page.getByRole('button', { name: 'Plan “Eating out” without a recipe' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Eating out' })).toBeVisible();
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Leek soup');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  await expect(page.getByText('5 changes are saved here, not yet sent.')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const diary = '**/api/diary';
  await page.context().route(diary, (route) => route.fulfill({ status: 500, json: { type: 'Internal' } }));
  await page.context().setOffline(false);
  await expect.poll(() => jsonAt(page, '/api/list')).toMatchObject({ items: [{ name: 'eggs' }] });
  await expect
    .poll(() => jsonAt(page, `/api/week?from=${today()}&to=${addDays(today(), 6)}`))
    .toMatchObject({ meals: [{ title: 'Eating out' }] });
  await expect.poll(() => jsonAt(page, `/api/recipes/${id}`)).toMatchObject({ title: 'Leek soup' });
  expect(sent.slice(0, 5)).toEqual([
    'POST /api/diary',
    'POST /api/diary',
    'POST /api/list/changes',
    'POST /api/week/changes',
    `PUT /api/recipes/${id}`,
  ]);

  await page.getByRole('link', { name: 'Diary', exact: true }).filter({ visible: true }).click();
  const aside = page.getByRole('complementary', { name: 'Waiting to be sent' });
  await passTimeUntilShown(page, "We couldn't save this yet");
  await expect(aside.getByText('Canteen stew')).toBeVisible();
  await expect(aside.getByText('Cake')).toBeVisible();
  await expect(eaten(page, 'Canteen stew')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    aside.getByRole('button', { name: 'Save as a file' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('munchify Canteen stew.json');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/Canteen stew.*540/s);

  await aside.getByRole('button', { name: 'Discard' }).nth(1).click();
  await expect(aside.getByText('Cake')).toBeHidden();
  await expect(eaten(page, 'Cake')).toHaveCount(0);

  await page.context().unroute(diary);
  await aside.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => jsonAt(page, `/api/nutrition/tracking/range?from=${today()}&to=${today()}`))
    .toMatchObject([{ entries: [{ name: 'Canteen stew' }] }]);
  await expect(aside).toBeHidden();
  await expect(eaten(page, 'Canteen stew')).toBeVisible();
});
