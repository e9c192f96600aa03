import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { makeAccount } from '../support/ask.ts';
import { anEmail, choosePhotos, expect, logIn, signUp, test, toastOn, WORDS } from '../support/test.ts';

const drawn = (name: string) => join(import.meta.dirname, `../../photos/${name}.jpg`);

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test(`with the phone ${held}, a message leaves the main button free`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [drawn('lemons'), join(import.meta.dirname, '../support/letter.jpg')]);
    const message = toastOn(page, 'Failed to process images. Please try again.');
    await expect(message).toBeVisible();
    const generateButton = page.getByRole('button', { name: WORDS.en.generate });
    await generateButton.scrollIntoViewIfNeeded();
    // Both conditions at once, as a message that has disappeared covers nothing.
    await expect.poll(async () => (await receivesClicks(generateButton)) && message.isVisible()).toBe(true);
  });
}

test('in high contrast the chosen tab differs from the other', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto('/auth');
  const background = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await background(WORDS.en.login)).not.toBe(await background(WORDS.en.register));
  await context.close();
});

test('screen readers start at the heading of a new page', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('body')).toBeFocused();
  const email = anEmail();
  await makeAccount(page, 'en', email);
  await logIn(page, WORDS.en, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Returns whether a click on the middle of an element reaches it. */
const receivesClicks = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
