import { photo } from '#tests/screens/kitchen.ts';
import { expect, newCook, test, WORDS } from '../support/test.ts';

test('Photos that are taken from the cookbook are on the plate, and Back leads to the cookbook', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const sheet = page.getByRole('dialog', { name: 'Add a recipe' });
  for (const take of [
    async () => {
      const [picker] = await Promise.all([
        page.waitForEvent('filechooser'),
        sheet.getByRole('button', { name: WORDS.en.upload }).click(),
      ]);
      await picker.setFiles([photo('bananas')]);
    },
    async () => {
      await sheet.getByRole('button', { name: 'Open camera' }).click();
      await page.getByRole('button', { name: 'Capture' }).click();
      await page.getByRole('button', { name: 'Done' }).click();
    },
  ]) {
    await page.goto('/recipes');
    await page.getByRole('button', { name: 'Add a recipe' }).click();
    await expect(sheet).toBeVisible();
    await take();
    await expect(page.getByRole('button', { name: /^Remove photo/ }).last()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expect(page).toHaveURL('/recipes');
  }
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /^Remove photo/ })).toHaveCount(2);
});

test('The clear button of a search is as large as a finger, in the library and in the diary', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await page.goto('/recipes');
  const field = page.getByRole('searchbox');
  const expectCross = async () => {
    const { width = 0, height = 0 } = (await field.boundingBox()) ?? {};
    const right = width - 12;
    for (const position of [
      { x: right - 36, y: height / 2 - 18 },
      { x: right, y: height / 2 + 18 },
    ]) {
      await field.fill('leek');
      await field.click({ position });
      await expect(field).toHaveValue('');
    }
  };
  await expectCross();
  await page.goto('/diary');
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await expectCross();
});
