import { expect, newCook, openRecipe, test, WORDS } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('The first ingredient of a recipe stands on the first screen of a phone', async ({ page }) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const start = page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true });
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  await expect(start).toBeVisible();
  const [box, dock] = [await first.boundingBox(), await start.boundingBox()];
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

test('A cook who left in the middle of a recipe goes on with it from home, or ends it there', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Start cooking' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await page.goto('/home');
  const open = page.getByRole('list', { name: 'Continue cooking' });
  await open.getByRole('link', { name: title ?? '' }).click();
  await expect(page.getByRole('heading', { name: /^Step 2 of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop cooking' }).click();
  await page.goto('/home');
  await open.getByRole('button', { name: /^Stop cooking/ }).click();
  await expect(open).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a recipe is deleted by the menu of its card, never by one touch', async ({ page }) => {
    await newCook(page, WORDS.en);
    await openRecipe(page, WORDS.en, 'carrots');
    await page.goto('/home');
    await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^More about/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete recipe' }).tap();
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0);
  });
});
