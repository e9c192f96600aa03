import { photo } from '#tests/screens/kitchen.ts';
import { testWithPausedAuthor as test } from '../support/paused-author.ts';
import { choosePhotos, expect, signUp, WORDS } from '../support/test.ts';

// A cook who closes the tab and comes back at once is one journey of `npm test`; what waits on the device has unit tests.

test('A cook who comes back much later finds the recipe too', async ({ context, page, goOn }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('carrots')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByRole('list', { name: 'Seen in your photos' })).toBeVisible();
  await page.close();
  goOn();
  const recipesOf = async () => (await context.request.get('/api/recipes')).json();
  await expect.poll(recipesOf).toHaveLength(1);
  const later = await context.newPage();
  await later.goto('/home');
  await later.waitForURL('**/recipe/*');
  await expect(later.getByRole('region', { name: WORDS.en.ingredients })).toContainText('carrots');
});
