import type { Browser, Page } from '@playwright/test';
import { LOCALE, type Language } from '#core/language.ts';
import { addDays, localDay, type LocalDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { LONG } from '#tests/long.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, logInByRequest, TIME_ZONE } from '../support/ask.ts';
import { anEmail, expect, isKept, newCook, test, toastOn, WORDS } from '../support/test.ts';

/** Days of this week for all journeys, whatever today is. A run may last over midnight. */
let today: LocalDay;
let monday: LocalDay;
let tuesday: LocalDay;
let wednesday: LocalDay;

test.beforeEach(() => {
  today = localDay(Date.now(), TIME_ZONE);
  monday = weekOf(today, 1).from;
  tuesday = addDays(monday, 1);
  wednesday = addDays(monday, 2);
});

const GRATIN = {
  title: 'Leek gratin',
  servings: 2,
  ingredients: ['2 leeks', '100 g butter', '1 pinch salt'],
  instructions: ['Bake it.'],
};

test.use({ timezoneId: TIME_ZONE });

/** @returns the recipe's ID and its cook's */
async function save(page: Page, recipe: object = GRATIN) {
  const { id } = await (await askAs(page, 'en')('POST', '/api/recipes', recipe)).json();
  const user = await (await page.request.get('/api/user')).json();
  return { recipeId: Number(id), cookId: String(user.id) };
}

let made = 0;

async function plan(page: Page, meals: readonly object[]): Promise<void> {
  const changes = meals.map((meal) => ({
    id: crypto.randomUUID(),
    at: Date.now(),
    type: 'add',
    meal: { id: `meal-of-journey-${(made += 1)}`, slot: 'dinner', servings: 2, ...meal },
  }));
  await askAs(page, 'en')('POST', '/api/week/changes', { changes });
}

const dayOf = (page: Page, day: LocalDay, language: Language = 'en') =>
  page.getByRole('region', {
    name: new Intl.DateTimeFormat(LOCALE[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(day)),
  });

const menuOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move, change or remove: ${title}` });

/** Logs in on another device of the same cook. */
async function otherDevice(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: LOCALE.en, timezoneId: TIME_ZONE });
  const page = await context.newPage();
  await logInByRequest(page, 'en', email);
  return page;
}

test('two devices plan offline and end with the same week', LONG, async ({ page, browser, server }) => {
  const email = anEmail();
  await newCook(page, WORDS.en, email);
  await save(page);
  await page.goto('/week');
  await expect(page.getByText('Plan a few dinners')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'From my recipes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a dish' });
  await dialog.getByRole('checkbox', { name: 'Leek gratin' }).check();
  await dialog.getByRole('button', { name: 'Plan one dish' }).click();
  await expect(page.getByRole('region', { name: 'Not scheduled yet' })).toContainText('Leek gratin');
  await expect(page.getByRole('link', { name: 'Week', exact: true }).first()).toBeVisible();

  const other = await otherDevice(browser, server.origin, email);
  await other.goto('/week');
  await expect(menuOf(other, 'Leek gratin')).toBeVisible();
  await Promise.all([isKept(page), isKept(other)]);
  await page.context().setOffline(true);
  await other.context().setOffline(true);

  // By keyboard: to a day, and from dinner to lunch.
  await menuOf(page, 'Leek gratin').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(dayOf(page, today).getByText('Dinner', { exact: true })).toBeVisible();
  await expect(menuOf(page, 'Leek gratin')).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(dayOf(page, today).getByText('Lunch', { exact: true })).toBeVisible();

  await dayOf(other, wednesday).getByRole('button', { name: 'Add: Wednesday' }).click();
  await other.getByLabel('Recipe, or anything else').fill('Eating out');
  await other.getByRole('button', { name: 'Plan “Eating out” without a recipe' }).click();
  await menuOf(other, 'Leek gratin').click();
  await other.getByRole('button', { name: 'Servings' }).click();
  await other.getByRole('button', { name: 'One serving more' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('for 3', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText('for 3', { exact: true })).toBeVisible();

  await page.context().setOffline(false);
  await other.context().setOffline(false);
  for (const each of [page, other]) {
    await expect(dayOf(each, today)).toContainText(/LunchLeek gratin ?for 3/);
    await expect(dayOf(each, wednesday)).toContainText('Eating out');
  }
  // By mouse, and undone.
  await page.setViewportSize({ width: 1280, height: 900 });
  const card = page.getByRole('listitem').filter({ hasText: 'Eating out' });
  await card.dragTo(dayOf(page, monday).getByRole('heading', { name: 'Monday' }));
  await expect(dayOf(page, monday)).toContainText('Eating out');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayOf(other, wednesday)).toContainText('Eating out');
  await other.context().close();
});

test('the list follows the week', async ({ page }) => {
  await newCook(page, WORDS.en);
  const recipe = await save(page);
  await plan(page, [
    { ...recipe, title: GRATIN.title, day: tuesday },
    { ...recipe, title: GRATIN.title, day: wednesday, servings: 4 },
    { title: 'Eating out', day: monday },
  ]);
  await page.goto('/week');
  await page.getByRole('button', { name: 'Add the week to the list' }).click();
  const dialog = page.getByRole('dialog', { name: 'What will you shop for?' });
  const things = dialog.getByRole('list', { name: 'What goes on the list' });
  await expect(things.getByRole('checkbox')).toHaveCount(2);
  await expect(things.getByRole('checkbox', { name: /^leeks/ })).toHaveAccessibleName(/6/);
  await expectAccessibleInBothThemes(page);
  await things.getByRole('checkbox', { name: /^butter/ }).uncheck();
  await dialog.getByRole('button', { name: 'Add one thing' }).click();
  await expect(page.getByRole('button', { name: 'See the list' })).toBeVisible();
  await page.getByRole('button', { name: 'Add the week to the list' }).click();
  const meals = dialog.getByRole('checkbox', { name: /^Leek gratin/ });
  await expect(meals).toHaveCount(2);
  for (const box of await meals.all()) await box.check();
  await dialog.getByRole('button', { name: 'Add 2 things' }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  const thing = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await expect(thing('leeks')).toHaveAccessibleName(/6/);
  await expect(thing('butter')).toHaveAccessibleName(/300/);
  await page.goBack();
  await dayOf(page, wednesday).getByRole('button', { name: 'Move, change or remove: Leek gratin' }).click();
  await page.getByRole('button', { name: 'Servings' }).click();
  await page.getByRole('spinbutton', { name: 'Servings' }).fill('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dayOf(page, wednesday)).toContainText('for 2');
  await dayOf(page, tuesday).getByRole('button', { name: 'Move, change or remove: Leek gratin' }).click();
  await page.getByRole('button', { name: 'Take off the week' }).click();
  await expect(dayOf(page, tuesday).getByRole('link', { name: 'Leek gratin' })).toHaveCount(0);
  await page.getByRole('link', { name: 'List', exact: true }).filter({ visible: true }).click();
  await expect(thing('leeks')).toHaveAccessibleName(/2/);
  await expect(thing('butter')).toHaveAccessibleName(/100/);
});

test(
  'leftovers are planned, add nothing to the list, and are done together with their dish',
  LONG,
  async ({ page }) => {
    await newCook(page, WORDS.en);
    const recipe = await save(page);
    await page.goto(`/recipe/${recipe.recipeId}`);
    await page.getByRole('button', { name: 'Add to week' }).click();
    const add = page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true });
    await expect(add).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await add.click();
    await page.getByRole('button', { name: 'See the week' }).click();
    await expect(dayOf(page, today)).toContainText('Leek gratin');
    await menuOf(page, 'Leek gratin').click();
    const leftovers = page.getByRole('button', { name: 'Plan the leftovers' });
    await expect(leftovers).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await leftovers.click();
    await page.getByRole('combobox', { name: 'Day' }).selectOption(today);
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await expect(dayOf(page, today)).toContainText(/Leftovers from/);
    await page.getByRole('button', { name: 'Add the week to the list' }).click();
    // One dish with its two items, and the question about the cupboard.
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(4);
    await page.getByRole('dialog').getByText('Close').click();
    await dayOf(page, today).getByRole('link', { name: 'Leek gratin' }).first().click();
    await page.getByRole('button', { name: 'Mark as cooked' }).click();
    await expect(toastOn(page, 'Recipe marked as cooked')).toBeVisible();
    await page.goto('/week');
    await expect(dayOf(page, today).getByText('Done')).toHaveCount(2);
  },
);

test('a week is printed on one page', async ({ page }) => {
  await newCook(page, WORDS.en);
  const days = Array.from({ length: 7 }, (_, after) => addDays(monday, after));
  await plan(
    page,
    days.flatMap((day) =>
      ['breakfast', 'lunch', 'dinner', 'snack'].map((slot) => ({
        day,
        slot,
        title: 'Potatoes with a long name and quark with herbs from the garden',
      })),
    ),
  );
  await page.goto('/week/print');
  await expect(page.getByRole('row')).toHaveCount(8);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('in German', () => {
  test.use({ locale: LOCALE.de });

  test('long German words fit the narrowest phone', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await newCook(page, WORDS.de);
    await plan(page, [
      { day: today, title: 'Zwetschgendatschistreuselteiglinge mit Schlagsahnehäubchen' },
      { day: null, title: 'Schwarzwälder Kirschtortenbodenmischung' },
    ]);
    await page.goto('/week');
    await expect(dayOf(page, today, 'de')).toContainText('Zwetschgendatschi');
    await expect(dayOf(page, today, 'de')).toContainText('Abendessen');
    await expect(page.getByText('Noch nicht eingeplant')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: /^Verschieben, ändern oder entfernen: Zwetsch/ }).click();
    await expect(page.getByRole('button', { name: 'Aus der Woche nehmen' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
