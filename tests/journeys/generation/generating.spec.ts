import { join } from 'node:path';
import { LONG } from '#tests/long.ts';
import { installClock } from '../support/clock.ts';
import { testWithPausedAuthor as test } from '../support/paused-author.ts';
import { choosePhotos, expect, signUp, WORDS } from '../support/test.ts';

// One worker runs these in turn, because each worker starts a server with a paused model of its own.
test.describe.configure({ mode: 'default' });

const drawn = (name: string) => join(import.meta.dirname, `../../photos/${name}.jpg`);

test('the cook sees what was recognised, then the recipe line by line', async ({ page, goOn }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [drawn('tomatoes')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  const overlay = page.getByRole('dialog', { name: 'Writing your recipe' });
  await expect(overlay.getByRole('list', { name: 'Seen in your photos' })).toContainText('tomato');
  await expect(overlay.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(overlay.getByText('tomatoes', { exact: true })).toBeVisible();
  goOn();
  await page.waitForURL('**/recipe/*');
});

test('A cook who closes the tab during a generation finds the recipe on return, charged once', async ({
  context,
  page,
  goOn,
}) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [drawn('tomatoes')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByRole('list', { name: 'Seen in your photos' })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/home');
  await expect(later.getByRole('dialog', { name: 'Writing your recipe' })).toBeVisible();
  goOn();
  await later.waitForURL('**/recipe/*');
  await expect(later.getByRole('region', { name: WORDS.en.ingredients })).toContainText('tomatoes');
  await later.goto('/home');
  await expect(later.getByText('4 of 5 recipes left')).toBeVisible();
  await expect(later.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(1);
});

test(
  'a recipe that is cancelled before it is saved costs nothing, and the photos stay on the table',
  LONG,
  async ({ page, goOn }) => {
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [drawn('tomatoes')]);
    await page.getByRole('button', { name: WORDS.en.generate }).click();
    await expect(page.getByRole('list', { name: 'Seen in your photos' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    goOn();
    await expect(page.getByText('5 of 5 recipes left')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    const counted = page.waitForResponse('**/api/user/recipe-usage');
    await page.reload();
    await counted;
    const usage = await page.request.get('/api/user/recipe-usage');
    expect(await usage.json()).toMatchObject({ recipeCount: 0 });
    await expect(page.getByText('Nothing cooked up yet')).toBeVisible();
    await expect(page.getByText('5 of 5 recipes left')).toBeVisible();
  },
);

test('A long wait is explained after a while, and Escape cancels', async ({ page, allowOnConsole }) => {
  // A request that arrives after its cancellation is refused.
  allowOnConsole(/409 \(Conflict\)/);
  await signUp(page, WORDS.en);
  await installClock(page);
  await choosePhotos(page, WORDS.en, [drawn('tomatoes')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByRole('dialog', { name: 'Writing your recipe' })).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(page.getByText('Good things take a moment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
