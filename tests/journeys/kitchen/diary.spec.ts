import type { Page } from '@playwright/test';
import { addDays, localDay, startOfLocalDay } from '#core/time.ts';
import { LONG } from '#tests/long.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, TIME_ZONE } from '../support/ask.ts';
import { installClock } from '../support/clock.ts';
import { expect, isKept, newCook, test, toastOn, WORDS } from '../support/test.ts';

const today = () => localDay(Date.now(), TIME_ZONE);
const yesterday = () => addDays(today(), -1);

/** Logs foods over the API. */
async function ate(page: Page, day: string, ...foods: readonly (readonly [food: string, name: string])[]) {
  for (const [at, [food, name]] of foods.entries()) {
    const amount = { quantity: 1, unit: 'piece' };
    const entry = { id: `entry-${day}-${at}`, day, meal: 'breakfast', name, source: { food }, amount };
    await askAs(page, 'en')('POST', '/api/diary', entry);
  }
}

const dayOnServer = async (page: Page, day: string) => {
  const range = await page.request.get(`/api/nutrition/tracking/range?from=${day}&to=${day}`);
  const [tracked] = await range.json();
  return (tracked?.entries ?? []).map(({ name }: { name: string }) => name);
};

const row = (page: Page, meal: string, name: string) =>
  page.getByRole('region', { name: meal }).getByRole('button', { name: new RegExp(`^${name}`) });

test('a food that was eaten before is logged with two taps, and counts together with cooked dishes', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await ate(page, yesterday(), ['banana', 'Banana']);
  await page.goto('/diary');
  await expect(page.getByText('Nothing yet.')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Add something you ate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add: banana' }).click();
  await expect(toastOn(page, 'banana added to your diary')).toBeVisible();
  await expect.poll(() => dayOnServer(page, today())).toEqual(['banana']);
  await page.getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByText('110 kcal').first()).toBeVisible();
});

test('a day that is logged offline is stored, shown and sent once', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/diary');
  await expect(page.getByText('Nothing yet.')).toHaveCount(4);
  await isKept(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await page.getByRole('searchbox').fill('oats');
  const found = page.getByRole('dialog').getByRole('list', { name: 'What you can add' });
  await found.getByRole('button', { name: /^Oats/i }).first().click();
  await expect(found.getByRole('button', { name: 'Add to breakfast' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await found.getByRole('button', { name: 'Add to breakfast' }).click();
  await expect(row(page, 'Breakfast', 'oats')).toBeVisible();
  await page.getByRole('button', { name: 'Add to lunch' }).click();
  await page.getByRole('button', { name: 'Your own dish' }).click();
  await page.getByLabel('Name').fill('Canteen stew');
  await page.getByRole('textbox', { name: 'Calories' }).fill('540');
  await expectAccessibleInBothThemes(page);
  await expect(page.getByLabel('Meal')).toHaveValue('lunch');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to lunch' }).click();
  await expect(row(page, 'Lunch', 'Canteen stew')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await row(page, 'Lunch', 'Canteen stew').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row(page, 'Lunch', 'Canteen stew')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Lunch', 'Canteen stew')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => dayOnServer(page, today())).toEqual(['oats', 'Canteen stew']);
});

test('yesterday is copied, and a past day is changed, in German too', LONG, async ({ page }) => {
  await newCook(page, WORDS.de);
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'de'));
  await ate(page, yesterday(), ['banana', 'Banane'], ['apple', 'Apfel']);
  await page.goto('/diary');
  await page.getByRole('button', { name: 'Gestern kopieren' }).click();
  await expect(toastOn(page, '2 Einträge wurden kopiert')).toBeVisible();
  await expect.poll(() => dayOnServer(page, today())).toEqual(['Banane', 'Apfel']);
  await page.getByRole('link', { name: 'Vorheriger Tag' }).click();
  await expect(page.getByRole('heading', { name: 'Gestern', level: 1 })).toBeVisible();
  await row(page, 'Frühstück', 'Apfel').click();
  await page.getByLabel('Wie viel?').fill('2');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, 'Frühstück', 'Apfel')).toContainText('2 Stück');
  await page.getByText('30 Tage').click();
  await page.getByText('Die Zahlen als Tabelle').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await row(page, 'Frühstück', 'Banane').click();
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expect.poll(() => dayOnServer(page, yesterday())).toEqual(['Apfel']);
});

test(
  'at midnight the open diary turns to the new day, and each entry stays on the day of the meal',
  LONG,
  async ({ page }) => {
    await newCook(page, WORDS.en);
    await ate(page, yesterday(), ['banana', 'Banana']);
    // A minute before today began, by the cook's clock.
    const midnight = startOfLocalDay(today(), TIME_ZONE);
    await installClock(page, { time: midnight - 60_000 });
    await page.goto('/diary');
    await expect(row(page, 'Breakfast', 'Banana')).toBeVisible();
    await page.clock.fastForward(120_000);
    await expect(page.getByText('Nothing yet.')).toHaveCount(4);
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Add something you ate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add: banana' }).click();
    await expect.poll(() => dayOnServer(page, today())).toEqual(['banana']);
    expect(await dayOnServer(page, yesterday())).toEqual(['Banana']);
  },
);
