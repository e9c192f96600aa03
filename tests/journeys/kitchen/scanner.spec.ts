import { join } from 'node:path';
import { drawEan13 } from '../support/ean13.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { BROWSER_ARGUMENTS, cameraShowing, ensureBrowser } from '../support/browser.ts';
import { expect, newCook, REFUSAL, test as base, WORDS } from '../support/test.ts';
import { LONG } from '#tests/long.ts';

/** A milk of the stand-in, without a value for fibre. */
const MILK = '2000000000022';

/** A journey whose camera shows a barcode. */
const test = base.extend({
  launchOptions: [
    async ({}, use, { parallelIndex }) => {
      const film = join(import.meta.dirname, `../../../.cache/barcode-${parallelIndex}.y4m`);
      await writeY4m(Buffer.from(drawEan13(MILK)), film);
      await use({
        args: [...BROWSER_ARGUMENTS, ...cameraShowing(film)],
        executablePath: ensureBrowser(),
      });
    },
    { scope: 'worker' },
  ],
});

test('a scanned barcode becomes an entry, and missing values are not shown as zero', async ({ page }) => {
  await newCook(page, WORDS.en);
  await page.goto('/diary');
  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByRole('heading', { name: 'Whole milk' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Fiber not stated not stated$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ODbL' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('dialog', { name: 'Whole milk' })
    .getByRole('button', { name: 'Add to breakfast' })
    .click();
  await expect(page.getByRole('region', { name: 'Breakfast' })).toContainText('Whole milk');
  await expect(page.getByText(/Some foods have no value for fiber/)).toBeVisible();
});

test(
  'without a camera a cook types the barcode, and enters values for an unknown product',
  LONG,
  async ({ page, allowOnConsole }) => {
    allowOnConsole(REFUSAL);
    await newCook(page, WORDS.en);
    // Without a camera, which would scan the milk.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Refused.', 'NotAllowedError');
      };
    });
    await page.goto('/diary');
    await page.getByRole('button', { name: 'Add to snacks' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Scan' }).click();
    await expect(page.getByText(/Munchify isn't allowed to use the camera/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Type the number' }).click();
    await page.getByLabel('Number below the barcode').fill('4006040055135');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByText("This isn't the number of a barcode.")).toBeVisible();
    await page.getByLabel('Number below the barcode').fill('4006040055136');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByRole('heading', { name: "We don't know this one" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Name').fill('Muesli');
    await page.getByLabel('Calories').fill('370');
    await page.getByRole('button', { name: 'Save as your own dish' }).click();
    await page.getByRole('dialog', { name: 'Muesli' }).getByRole('button', { name: 'Add to snacks' }).click();
    await expect(page.getByRole('region', { name: 'Snacks' })).toContainText('370 kcal');
  },
);
