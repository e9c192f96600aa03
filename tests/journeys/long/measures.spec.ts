import { expect, expectAccessible, newCook, openRecipe, test, WORDS } from '../support/test.ts';

// Conversions are tested without a browser: tests/core/recipe/scaling.

test('in German, with American measures', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'de-DE' });
  const page = await context.newPage();
  await newCook(page, WORDS.de);
  await openRecipe(page, WORDS.de, 'carrots');
  const instructions = page.getByRole('region', { name: 'Zubereitung' });
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('radio', { name: 'US' }).check();
  await page.keyboard.press('Escape');
  await expect(instructions).not.toContainText('°C');
  await page.reload();
  await expect(instructions).not.toContainText('°C');
  const steps = await instructions.locator('li').count();
  await page.getByRole('link', { name: 'Jetzt kochen' }).click();
  await expect(page.getByRole('heading', { name: `Schritt 1 von ${steps}` })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Jetzt kochen' })).toBeFocused();
  await context.close();
});
