import type { Page } from '@playwright/test';
import { photo } from '#tests/screens/kitchen.ts';
import { choosePhotos, expect, expectAccessible, generate, signUp, test, WORDS } from '../support/test.ts';

// `npm test` checks each page at twice the font size: screens/every-screen.spec.ts.

const atTwiceTheSize = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** Returns the elements that extend beyond the right edge of the page. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('header *, main *, h1, button, a')]
      .filter((element) => element.checkVisibility() && element.tagName !== 'INPUT')
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test('at twice the font size nothing is cut off, in German on a phone', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await atTwiceTheSize(page);
  await page.goto('/auth');
  await page.getByRole('tab', { name: WORDS.de.register }).click();
  await page.getByRole('button', { name: WORDS.de.createAccount }).click();
  expect(await cutOff(page)).toEqual([]);
  await signUp(page, WORDS.de);
  expect(await cutOff(page)).toEqual([]);
  await choosePhotos(page, WORDS.de, [photo('tomatoes'), photo('carrots'), photo('lemons')]);
  await expect(page.getByRole('button', { name: /^Foto \d entfernen/ })).toHaveCount(3);
  await page.getByText('Vorlieben').click();
  expect(await cutOff(page)).toEqual([]);
  await expectAccessible(page);
  await generate(page, WORDS.de);
  expect(await cutOff(page)).toEqual([]);
  await context.close();
});
