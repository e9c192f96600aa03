import { expect, generate, signUp, test, WORDS } from '../support/test.ts';

test('the cook takes several photos and has a recipe generated from them', async ({ page }) => {
  await signUp(page, WORDS.en);
  await page.getByRole('button', { name: 'Open camera' }).click();
  const capture = page.getByRole('button', { name: 'Capture' });
  await expect(capture).toBeEnabled();
  await capture.click();
  await expect(page.getByText('1 photo taken')).toBeVisible();
  await capture.click();
  await expect(page.getByText('2 photos taken')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await generate(page, WORDS.en);
  await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('tomatoes');
});
