import { join } from 'node:path';
import { choosePhotos, expect, logIn, signUp, test, WORDS } from '../support/test.ts';

test('preferences are kept and reach the author; diets apply on every device', async ({
  page,
  browser,
  server,
}) => {
  const email = await signUp(page, WORDS.en);
  await page.getByText('Preferences').click();
  await page.getByLabel('Cuisine').selectOption('Italian');
  await page.getByLabel('Time', { exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Vegan' }).click();
  await page.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(page.getByText('Italian, Vegan, up to 20 min')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Italian, Vegan, up to 20 min')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/auth');
  await logIn(elsewhere, WORDS.en, email);
  await expect(elsewhere.getByText('Vegan, up to 20 min')).toBeVisible();
  await context.close();
  await choosePhotos(page, WORDS.en, [join(import.meta.dirname, '../../photos/tomatoes.jpg')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await page.waitForURL('**/recipe/*');
  // The previous page names the cuisine, too, in other words.
  await expect(page.getByText(/^Italian\s· /)).toBeVisible();
  const minutes = await page.getByText('Preparation').locator('..').getByRole('definition').textContent();
  expect(Number.parseInt(minutes ?? '', 10)).toBeLessThanOrEqual(20);
});
