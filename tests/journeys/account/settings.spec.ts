import { LONG } from '#tests/long.ts';
import { expect, expectAccessible, newCook, test, WORDS } from '../support/test.ts';

test('a new language is used after a reload, and stays', LONG, async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByText('Kostenlos')).toBeVisible();
  await page.goto('/plans');
  await expect(page.getByRole('heading', { name: 'Koche, so oft du magst' })).toBeVisible();
});

test('a chosen theme is kept for the next visit, even if the device has another', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/settings');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await background()).not.toBe(light);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background()).not.toBe(light);
  await page.getByRole('radio', { name: 'Match my device' }).check();
  expect(await background()).toBe(light);
});

test('the footer is at the bottom, and an unknown address says so, with the navigation for cooks only', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  for (const address of ['/auth', '/imprint', '/privacy']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(footer).toHaveCount(0);
  }
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page Not Found · Munchify');
  await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await newCook(page, WORDS.en);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
