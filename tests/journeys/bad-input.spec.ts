import { LONG } from '#tests/long.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askAs, generateRecipe } from './support/ask.ts';
import {
  choosePhotos,
  expect,
  expectAccessible,
  generate,
  PASSWORD,
  REFUSAL,
  newCook,
  signUp,
  test,
  toastOn,
  WORDS,
} from './support/test.ts';

const drawn = (name: string) => join(import.meta.dirname, `../photos/${name}.jpg`);

test('a wrong password shows an error, and the form keeps its values', async ({ page, allowOnConsole }) => {
  allowOnConsole(REFUSAL);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(toastOn(page, 'Email and password do not match.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expectAccessible(page);
});

test('a text file named .jpg is refused, and the photos beside it stay', async ({ page }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [drawn('lemons'), join(import.meta.dirname, 'support/letter.jpg')]);
  await expect(toastOn(page, 'Failed to process images. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(1);
});

test('a photo in Apple’s format that the browser cannot read shows an error', async ({ page }, testInfo) => {
  const photo = testInfo.outputPath('photo.heic');
  await writeFile(photo, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [drawn('lemons'), photo]);
  await expect(toastOn(page, "This photo is in Apple's HEIC format")).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(1);
});

test('Only the first eight of nine photos are accepted', async ({ page }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(
    page,
    WORDS.en,
    Array.from({ length: 9 }, () => drawn('no-food')),
  );
  await expect(toastOn(page, 'You can use up to 8 photos per recipe.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(8);
});

test('after the fifth recipe the cook is told about the limit, and when it ends', LONG, async ({ page }) => {
  await newCook(page, WORDS.en);
  for (const photo of ['tomatoes', 'carrots', 'lemons', 'mushrooms'] as const)
    await generateRecipe(askAs(page, 'en'), 'en', photo);
  await page.goto('/home');
  await choosePhotos(page, WORDS.en, [drawn('peppers')]);
  await generate(page, WORDS.en);
  await page.getByRole('link', { name: 'Back to upload' }).click();
  await expect(page.getByText('Recipe Limit Reached')).toBeVisible();
  await expect(page.getByText("This month's recipes are all used")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your cookbook' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a recipe' })).toBeVisible();
  await expect(page.getByText(/You get new recipes on 1 \w+\./)).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.en.upload })).toBeDisabled();
  await expectAccessible(page);
});

test('a missing recipe says so, and so does a missing page', LONG, async ({ page, allowOnConsole }) => {
  allowOnConsole(REFUSAL);
  await newCook(page, WORDS.en);
  await page.goto('/recipe/12345');
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page);
});
