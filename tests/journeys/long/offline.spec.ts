import { testOnAPhone as test } from '../support/phone.ts';
import { expect, newCook, openRecipe, WORDS } from '../support/test.ts';

// Waiting and undone operations are tested without a browser: tests/web/offline.

test('a cook mark is added and removed at once, even if the server never answers', async ({ phone }) => {
  const page = await phone.open();
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'lemons');
  let asked = 0;
  await page.context().route('**/api/recipes/*/cooked*', () => void (asked += 1));
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Remove from today' }).click();
  await expect(page.getByRole('button', { name: 'Mark as cooked' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a deleted recipe can be restored while the undo button is shown', async ({ phone }) => {
  const page = await phone.open();
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'peppers');
  await page.getByRole('button', { name: 'Delete recipe' }).click();
  await page.waitForURL('**/home');
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(1);
});
