import { askAs } from '../support/ask.ts';
import { expect, expectAccessible, isKept, newCook, test, WORDS } from '../support/test.ts';

test('A saved recipe warns of a food that its cook avoids, on its page and in cook mode, also without a connection', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const avoid = (allergens: string[]) =>
    askAs(page, 'en')('POST', '/api/user/avoid', { allergens, words: [] });
  await avoid(['eggs']);
  const recipe = {
    title: 'Pancakes',
    servings: 2,
    ingredients: ['200 g flour', '2 eggs'],
    instructions: ['Mix.'],
  };
  const { id } = await (await askAs(page, 'en')('POST', '/api/recipes', recipe)).json();
  await page.goto(`/recipe/${id}`);
  const warning = page.getByRole('alert').filter({ hasText: 'Contains eggs' });
  await expect(warning).toContainText('You avoid: Eggs.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: 'Pancakes' });
  await expect(cooking.getByRole('alert')).toContainText('Contains eggs');
  await expectAccessible(page);

  await isKept(page);
  const isGuardKept = () =>
    page.evaluate(async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return kept.flat().some(({ url }) => url.includes('/guard-'));
    });
  await expect.poll(isGuardKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(cooking.getByRole('alert')).toContainText('Contains eggs');
  await page.context().setOffline(false);
  await avoid([]);
  // Until the server has answered, the device warns from its own data.
  const told = page.waitForResponse('**/api/user');
  await page.goto(`/recipe/${id}`);
  await told;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Pancakes' })).toBeVisible();
  await expect(warning).toBeHidden();
});
