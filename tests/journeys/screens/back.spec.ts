import type { Page } from '@playwright/test';
import { testWithCamera as test } from '../support/camera.ts';
import { expect, openRecipe, signUp, WORDS } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

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
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(edit).toBeFocused();
  const foods = await page.getByRole('list', { name: 'Photo 1' }).textContent();
  await page.reload();
  await expect(taken).toBeVisible();
  await expect(page.getByRole('list', { name: 'Photo 1' })).toHaveText(foods ?? '');
});

test('Back closes the menu; a page that is chosen in it comes after the one before', async ({ page }) => {
  await signUp(page, WORDS.en);
  const open = () => page.getByRole('button', { name: 'Menu' }).click();
  await open();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/home');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await open();
  await menu(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(menu(page)).toBeHidden();
});

test('timers stay in sight while a recipe and its steps scroll, and a long title leaves the buttons free', async ({
  page,
}) => {
  await signUp(page, WORDS.en);
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
  await page.getByRole('button', { name: 'Delete recipe' }).click({ trial: true });
  await page.getByRole('link', { name: 'Back to upload' }).click({ trial: true });
  const pause = page.getByRole('button', { name: /: pause$/ });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await pause.click({ trial: true });
  await expect(pause).toBeInViewport();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(page.getByRole('dialog').getByRole('button', { name: /: pause$/ })).toBeInViewport();
});
