import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import { expect, expectAccessible, signUp, test as base, WORDS } from '../support/test.ts';

/** A journey in a browser without a camera; the others share one with a camera. */
const test = base.extend({
  context: async ({ server }, use) => {
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
    await use(await browser.newContext({ baseURL: server.origin, locale: 'en-GB' }));
    await browser.close();
  },
});

test('without a camera, or without permission to use it, photos can be uploaded', async ({ page }) => {
  await signUp(page, WORDS.en);
  await page.getByRole('button', { name: 'Open camera' }).click();
  await expect(
    page.getByText(/No camera was found here|Munchify isn't allowed to use the camera/),
  ).toBeVisible();
  await expectAccessible(page);
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: 'Upload photos' }).click(),
  ]);
  await picker.setFiles(join(import.meta.dirname, '../../photos/lemons.jpg'));
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
});
