/**
 * Draws the tests' pictures of printed pages: `node tools/page-pictures/draw.ts`. The pictures are reproducible with
 * the same browser: fonts, recipes and random numbers are fixed. `npm run bench -- page-pictures` draws more and larger
 * ones.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { chance } from '../test-photos/chance.ts';
import { CAMERA, photograph } from './photograph.ts';
import { printPage, type Layout } from './print.ts';
import { printedRecipe } from './recipes.ts';

const FOLDER = join(import.meta.dirname, '../../tests/page-pictures');

/** Four megapixels, as messengers send photos: small enough for the repository. */
const SENT = { width: 1700, quality: 62 };

const PICTURES: readonly { readonly name: string; readonly layout: Layout }[] = [
  { name: 'soup', layout: { columns: 2, font: 'serif' } },
  { name: 'kuchen', layout: { columns: 1, font: 'sans' } },
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
try {
  for (const [at, { name, layout }] of PICTURES.entries()) {
    const print = await printPage(browser, printedRecipe(name), layout, 4);
    const photo = await sharp(await photograph(print, CAMERA, chance(at + 21)))
      .resize({ width: SENT.width })
      .jpeg({ quality: SENT.quality, mozjpeg: true })
      .toBuffer();
    await writeFile(join(FOLDER, `${name}.jpg`), photo);
    console.log(`${name}.jpg: ${(photo.length / 1024).toFixed(0)} KB`);
  }
} finally {
  await browser.close();
}
