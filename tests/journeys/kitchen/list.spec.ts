import type { Page } from '@playwright/test';
import { LONG } from '#tests/long.ts';
import { LOCALE } from '#core/language.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs } from '../support/ask.ts';
import { storedOnDevice } from '../support/stored-on-device.ts';
import { expect, isKept, newCook, test, toastOn, WORDS, WITH_MOTION } from '../support/test.ts';

const tab = (page: Page) => page.getByRole('checkbox');
const thing = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

async function add(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add something' }).fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test.use(WITH_MOTION);

test('items are added, summed up, ticked and unticked, also offline', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/list');
  await expect(page.getByText('Your list sorts itself')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await add(page, '500 ml milk');
  await add(page, '1 l milk');
  await add(page, '3 eggs');
  await expect(page.getByRole('region', { name: 'Dairy and eggs' }).getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByText(/^1½\s?l$/)).toBeVisible();
  await isKept(page);
  await page.context().setOffline(true);
  await add(page, 'Something nice for Sunday');
  await expect(page.getByRole('region', { name: 'Not sorted yet' })).toBeVisible();
  await thing(page, 'milk').check();
  await expect(page.getByText('In the basket (1)')).toBeVisible();
  await expect(toastOn(page, 'milk put in the basket')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thing(page, 'milk')).not.toBeChecked();
  await page.reload();
  await expect(tab(page)).toHaveCount(3);
  await page.getByRole('button', { name: /change: eggs$/ }).click();
  await page.getByLabel('Amount').fill('6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(thing(page, 'eggs')).toHaveAccessibleName(/6/);
  await page.getByRole('button', { name: /change: eggs$/ }).click();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await remove.click();
  await expect(thing(page, 'eggs')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await page.request.get('/api/list')).json())
    .toMatchObject({ items: [{ name: 'milk' }, { name: 'Something nice for Sunday' }] });
});

for (const isOffline of [false, true])
  test(`a ticked row stays a moment, so that the next tap hits the intended row${isOffline ? ', also offline, where each change is counted' : ''}`, async ({
    page,
  }) => {
    await newCook(page, WORDS.en);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/list');
    const names = ['carrots', 'cucumbers', 'leeks', 'onions'];
    await add(page, names.join(', '));
    await expect(tab(page)).toHaveCount(4);
    await isKept(page);
    await page.context().setOffline(isOffline);
    const middleOf = async (name: string) => {
      const { x = 0, y = 0, height = 0 } = (await thing(page, name).boundingBox()) ?? {};
      return [x + 60, y + height / 2] as const;
    };
    // Toasts about added items would cover the rows.
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    const places = await Promise.all(names.map(middleOf));
    for (const place of places.slice(0, 3)) {
      await page.mouse.click(...place);
      await page.waitForTimeout(500);
    }
    for (const name of names.slice(0, 3)) await expect(thing(page, name)).toBeChecked();
    await expect(thing(page, 'onions')).not.toBeChecked();
    const vegetables = page.getByRole('region', { name: 'Vegetables' }).getByRole('checkbox');
    await expect(vegetables).toHaveCount(4);
    if (isOffline)
      await expect(
        page.getByText("You're offline. 3 changes are saved here, not yet sent.", { exact: true }),
      ).toBeVisible();
    await expect(page.getByText('In the basket (3)')).toBeVisible();
    await expect(vegetables).toHaveCount(1);
    // The keyboard focus stays where the rows were.
    await expect(thing(page, 'onions')).toBeFocused();
  });

test('The ingredients of a recipe go on the list for the chosen servings, without the staples', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const made = await askAs(page, 'en')('POST', '/api/recipes', {
    title: 'Leek gratin',
    servings: 2,
    ingredients: ['2 leeks', '100 g butter', '1 pinch salt'],
    instructions: ['Bake it.'],
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'To the list' }).click();
  const dialog = page.getByRole('dialog', { name: 'What do you need?' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expect(dialog.getByRole('checkbox', { name: /salt/ })).not.toBeChecked();
  await expectAccessibleInBothThemes(page);
  for (let more = 0; more < 2; more += 1)
    await dialog.getByRole('button', { name: 'One serving more' }).click();
  await dialog.getByRole('button', { name: 'Add 2 things' }).click();
  await expect(toastOn(page, '2 things are on the list')).toBeVisible();
  await page.getByRole('button', { name: 'See the list' }).click();
  await expect(thing(page, 'leeks')).toHaveAccessibleName(/Leek gratin.*4/);
  await expect(thing(page, 'butter')).toHaveAccessibleName(/200/);
  await page.getByRole('button', { name: /change: butter$/ }).click();
  await page.getByRole('link', { name: 'Leek gratin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek gratin' })).toBeVisible();

  // Ingredients already on the list for this recipe are not added again.
  await page.getByRole('button', { name: 'To the list' }).click();
  await expect(dialog.getByRole('checkbox', { name: /on the list for this recipe/ })).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (let more = 0; more < 4; more += 1)
    await dialog.getByRole('button', { name: 'One serving more' }).click();
  await dialog.getByRole('button', { name: 'Add 2 things' }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  await expect(thing(page, 'leeks')).toHaveAccessibleName(/Leek gratin.*6/);
});

test('Foods that are typed together are added separately, and household items have an aisle', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await page.goto('/list');
  await add(page, 'parmesan, olives, toilet paper and basil');
  await expect(toastOn(page, '4 things are on the list')).toBeVisible();
  await expect(tab(page)).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Household' }).getByRole('checkbox')).toHaveCount(1);
});

test('two who live together change one list, also offline, and see the same; a removed member loses it', async ({
  page,
  browser,
  server,
}) => {
  await newCook(page, WORDS.en);
  await page.goto('/household');
  await page.getByLabel('Your first name').fill('Marta');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Start a household' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our kitchen' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Only shown now').inputValue();
  await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Marta invites you to “Our kitchen”' })).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await other.getByRole('link', { name: 'Log in or register' }).click();
  await newCook(other, WORDS.en);
  await other.goto('/auth');
  await other.getByLabel('Your first name').fill('Theo');
  await other.getByRole('button', { name: 'Join the household' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Marta' })).toBeVisible();

  const late = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
  const stranger = await late.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await late.close();

  await page.goto('/list');
  await other.goto('/list');
  await expect(other.getByText('With Marta')).toBeVisible();
  await add(page, '2 leeks');
  await add(page, '6 eggs');
  await expect(thing(other, 'eggs')).toBeVisible();
  await page.context().setOffline(true);
  await context.setOffline(true);
  await thing(page, 'leeks').check();
  await thing(page, 'eggs').check();
  await add(page, '1 l milk');
  await add(other, '500 ml milk');
  await add(other, 'bread');
  await other.getByRole('button', { name: /change: eggs$/ }).click();
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await add(page, 'tea');
  await page.getByRole('button', { name: /change: tea$/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.context().setOffline(false);
  await context.setOffline(false);
  for (const each of [page, other]) {
    await expect(thing(each, 'milk')).toHaveAccessibleName(/1½\s?l/);
    await expect(thing(each, 'bread')).toBeVisible();
    await expect(thing(each, 'leeks')).toBeChecked();
    await expect(thing(each, 'eggs')).toHaveCount(0);
    await expect(tab(each)).toHaveCount(3);
  }
  await expect(thing(page, 'bread')).toHaveAccessibleName(/Theo/);

  expect(JSON.stringify(await storedOnDevice(other))).toContain('leeks');
  await page.goto('/household');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Theo' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Theo' })).toHaveCount(0);
  // The phone hears of it from a poll while the list is open, and deletes the list.
  await expect(other.getByText('Your list sorts itself')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await storedOnDevice(other)))
    .not.toMatch(/leeks|Our kitchen|Marta/);
  await context.close();
});

test.describe('in German', () => {
  test.use({ locale: LOCALE.de });

  test('long German words fit the narrowest phone', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await newCook(page, WORDS.de);
    await page.goto('/list');
    const field = page.getByRole('textbox', { name: 'Etwas hinzufügen' });
    for (const text of [
      '1500 g Schwarzwälder Kirschtortenbodenmischung',
      '3 Zwetschgendatschistreuselteiglinge',
    ]) {
      await field.fill(text);
      await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
    }
    await expect(tab(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
