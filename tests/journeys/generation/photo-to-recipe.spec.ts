import { join } from 'node:path';
import {
  anEmail,
  choosePhotos,
  expect,
  expectAccessible,
  generate,
  logIn,
  signUp,
  signUpByHand,
  STRANGER,
  test,
  WORDS,
  WITH_MOTION,
} from '../support/test.ts';

const DRAWN = join(import.meta.dirname, '../../photos');
const drawn = (name: string) => join(DRAWN, `${name}.jpg`);

test.use(WITH_MOTION);

test('a newcomer registers, confirms, uploads photos, reads the recipe, and finds it again', async ({
  page,
  allowOnConsole,
}) => {
  allowOnConsole(STRANGER);
  const words = WORDS.en;
  const email = anEmail();
  await signUpByHand(page, words, email);
  await expect(page).toHaveTitle('Recipes · Munchify');
  await expect(page.getByText('5 of 5 recipes left')).toBeVisible();
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible();
  await expectAccessible(page);

  await choosePhotos(page, words, [drawn('tomatoes'), drawn('eggs'), drawn('bananas')]);
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(3);
  // Visible without scrolling, with the foods.
  const table = page.getByRole('region', { name: 'On the table' });
  await expect(table.getByRole('button', { name: /^Tomatoes/ }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: words.generate })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();
  await generate(page, words);

  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} · Munchify`);
  const ingredients = page.getByRole('region', { name: words.ingredients });
  await expect(ingredients).toContainText('tomatoes');
  await expect(ingredients).toContainText('eggs');
  await expect(page.getByRole('region', { name: words.instructions }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expect(
    page.getByRole('row', { name: /^Calories [\d,]+ kJ \/ \d+ kcal( between \d+ and \d+)?$/ }),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back to upload' }).click();
  await expect(page.getByText('4 of 5 recipes left')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('button', { name: words.logOut }).click();
  await expect(page.getByRole('link', { name: words.joinNow })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
  await page.goto('/home');
  await page.waitForURL('**/auth');
  await logIn(page, words, email);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('photos can be dropped on the page and pasted into it', async ({ page }) => {
  await signUp(page, WORDS.en);
  const transfer = await page.evaluateHandle(async () => {
    // Wider than any model accepts.
    const canvas = new OffscreenCanvas(9_000, 1_800);
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const held = new DataTransfer();
    held.items.add(new File([await canvas.convertToBlob()], 'dropped.png', { type: 'image/png' }));
    return held;
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  const first = page.getByRole('img', { name: 'Photo 1' });
  await expect(first).toBeVisible();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([800, 160]);
  // Transparent parts become white.
  expect(
    await first.evaluate((image: HTMLImageElement) => {
      const context = new OffscreenCanvas(800, 160).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(700, 100, 1, 1).data ?? [])];
    }),
  ).toEqual([255, 255, 255, 255]);
  await page.evaluate((held) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: held, bubbles: true }));
  }, transfer);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
});
