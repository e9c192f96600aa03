import { LONG } from '#tests/long.ts';
import type { Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { misfits, misfitsAtTwice } from '#tests/screens/audit.ts';
import { expect, openRecipe, newCook, signUp, test, WORDS, WITH_MOTION } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.use(WITH_MOTION);

test('Back closes the camera and keeps its photos, also after a reload', async ({ page }) => {
  await signUp(page, WORDS.en);
  await page.getByRole('button', { name: 'Open camera' }).click();
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(page.getByText('1 photo taken')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/home');
  const taken = page.getByRole('img', { name: 'Photo 1' });
  await expect(taken).toBeVisible();
  const edit = page.getByRole('button', { name: /^Change/ }).first();
  await edit.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(edit).toBeFocused();
  const foods = await page.getByRole('list', { name: 'Photo 1' }).textContent();
  await page.reload();
  await expect(taken).toBeVisible();
  await expect(page.getByRole('list', { name: 'Photo 1' })).toHaveText(foods ?? '');
});

test('Back closes the menu; a page that is chosen in it replaces the menu in the history', async ({
  page,
}) => {
  await signUp(page, WORDS.en);
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    // The menu is visible a moment before its step is in the history.
    await page.waitForFunction(() => history.state?.usr?.overlay === 'menu');
  };
  await open();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/home');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  // The history steps back a moment later.
  await page.waitForFunction(() => !history.state?.usr?.overlay);
  await open();
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(menu(page)).toBeHidden();
  await open();
  await page.getByRole('main').getByRole('link', { name: 'Nutrition goals' }).click();
  await expect(page).toHaveURL('/nutrition');
  await expect(menu(page)).toBeHidden();
});

test('Back on a recipe leads to the search that found it', async ({ page }) => {
  await signUp(page, WORDS.en);
  await askAs(page, 'en')('POST', '/api/recipes', {
    title: 'Leek gratin',
    servings: 2,
    language: 'en',
    ingredients: ['2 leeks'],
    instructions: ['Bake the leeks.'],
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Cookbook' }).click();
  await page.getByRole('searchbox').fill('gratin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Leek gratin/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Leek gratin' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/recipes?q=gratin');
  await expect(page.getByRole('searchbox')).toHaveValue('gratin');
  // Opened by its address, it has no page before it in the app.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Leek gratin/ })
    .click();
  await expect(page).toHaveURL(/\/recipe\/\d+$/);
  // Saving an edit returns to the recipe, and the edit leaves no step in the history.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Leek gratin of Sunday');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek gratin of Sunday' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/recipes?q=gratin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Leek gratin/ })
    .click();
  await expect(page).toHaveURL(/\/recipe\/\d+$/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(other).toHaveURL('/home');
});

test(
  'at 200 % font size the install offer and cook mode with two timers and its ingredients fit',
  LONG,
  async ({ page }) => {
    await newCook(page, WORDS.en);
    await openRecipe(page, WORDS.en, 'carrots');
    const recipe = page.url();
    await page.goto('/home');
    await page.evaluate(() =>
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
    );
    await expect(page.getByRole('region', { name: 'Keep Munchify at hand' })).toBeVisible();
    expect(await misfitsAtTwice(page)).toEqual([]);
    await page.evaluate((endsAt) => {
      const timer = { recipeId: 1, step: 0, name: 'Simmer, step 1', endsAt, hasRung: true };
      localStorage.setItem(
        'timers',
        JSON.stringify([0, 1].map((nth) => ({ ...timer, id: String(nth), nth }))),
      );
    }, Date.now());
    await page.goto(`${recipe}?cook=1`);
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByRole('list', { name: 'Timers' }).getByRole('listitem')).toHaveCount(2);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await dialog.getByRole('button', { name: 'Black background' }).click({ trial: true });
    await dialog.getByRole('button', { name: 'Ingredients' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click({ trial: true });
    expect(await misfits(page)).toEqual([]);
  },
);

test('timers stay visible while a recipe and its steps scroll, and a long title covers no buttons', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const larger = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const title = document.querySelector('h1');
      if (title)
        title.textContent = 'Slowly braised carrots with lentils, lemon, capers and toasted hazelnuts';
    });
  await page
    .getByRole('button', { name: /^Start \d+:\d\d: / })
    .first()
    .click();
  await larger();
  const photo = await page.getByRole('img', { name: 'The ingredients' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThan(photo?.y ?? Infinity);
  expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan((photo?.y ?? 0) + (photo?.height ?? 0));
  await page.getByRole('button', { name: 'Delete recipe' }).click({ trial: true });
  await page.getByRole('link', { name: 'Back', exact: true }).click({ trial: true });
  const pause = page.getByRole('button', { name: /: pause$/ });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await pause.click({ trial: true });
  await expect(pause).toBeInViewport();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.locator('dialog > div').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await expect(page.getByRole('dialog').getByRole('button', { name: /: pause$/ })).toBeInViewport();
});
