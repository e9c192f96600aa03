import { expect, openRecipe, newCook, test, WORDS } from '../support/test.ts';

test('after the process was killed, account, session, recipe and photos are there', async ({
  page,
  server,
  allowOnConsole,
}) => {
  // The page's requests fail while the server is dead.
  allowOnConsole(/net::ERR_|Failed to fetch/);
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'lemons');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The page requests more after it shows the recipe.
  await page.waitForLoadState('networkidle');
  await server.kill();
  await server.restart();
  await page.goto('/home');
  await expect(page.getByText('4 of 5 recipes left')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const photo = page.getByRole('img', { name: 'The ingredients' });
  await expect(photo).toBeVisible();
  expect(
    await photo.evaluate(
      async (image: HTMLImageElement) => (await fetch(image.src, { cache: 'reload' })).status,
    ),
  ).toBe(200);
});
