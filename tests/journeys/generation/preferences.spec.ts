import { join } from 'node:path';
import { choosePhotos, expect, signUp, test, WORDS } from '../support/test.ts';

test('preferences are kept for the next time and reach the author', async ({ page }) => {
  await signUp(page, WORDS.en);
  await page.getByText('Preferences').click();
  await page.getByLabel('Cuisine').selectOption('Italian');
  await page.getByLabel('Time', { exact: true }).selectOption('20');
  await page.getByRole('button', { name: 'Vegan' }).click();
  await expect(page.getByText('Italian, Vegan, up to 20 min')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Italian, Vegan, up to 20 min')).toBeVisible();
  await choosePhotos(page, WORDS.en, [join(import.meta.dirname, '../../photos/tomatoes.jpg')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await page.waitForURL('**/recipe/*');
  // The page before names the cuisine as well, in other words.
  await expect(page.getByText(/^Italian · /)).toBeVisible();
  const minutes = await page.getByText('Preparation').locator('..').getByRole('definition').textContent();
  expect(Number.parseInt(minutes ?? '', 10)).toBeLessThanOrEqual(20);
});
