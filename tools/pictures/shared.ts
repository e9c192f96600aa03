import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#core/language.ts';
import { landingMessages } from '#web/i18n/landing.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';

/** Largest size that Open Graph clients show uncropped, 1.91 to 1. */
const SIZE = { width: 1200, height: 630 };

/**
 * Draws the landing page's preview pictures: title, logo and first drawing.
 * @returns hash of the sources, by language
 */
export async function drawShared(): Promise<Record<string, string>> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 });
    for (const language of LANGUAGES) {
      await page.setContent(await sheet(language));
      await page.evaluate(() => document.fonts.ready);
      await sharp(await page.screenshot())
        .resize(SIZE)
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(`web/public/shared/munchify-${language}.jpg`);
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(
    await Promise.all(
      LANGUAGES.map(async (language) => [`shared ${language}`, await hashOfShared(language)]),
    ),
  );
}

/** Hashes everything that affects the picture. */
export const hashOfShared = async (language: Language): Promise<string> =>
  createHash('sha256')
    .update(await sheet(language))
    .digest('hex');

const LANGUAGES = ['en', 'de'] as const;

async function sheet(language: Language): Promise<string> {
  const i18n = landingMessages(language);
  return `<!doctype html>
<style>
  @font-face { font-family: Fraunces; src: url(${await font('fraunces-latin-600-normal-664a7a84')}); font-weight: 600; }
  @font-face { font-family: Figtree; src: url(${await font('figtree-latin-wght-normal-4ba7d3d0')}); font-weight: 300 900; }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 64px 0 64px 72px; display: grid;
    grid-template-columns: 560px 1fr; grid-template-rows: auto 1fr; background: #fbf6ee; color: #241a17;
    font: 400 30px/1.4 Figtree; }
  header { display: flex; gap: 14px; align-items: center; font: 600 38px/1 Fraunces; letter-spacing: -0.015em; }
  header svg { width: 60px; height: 60px; }
  div { align-self: center; }
  h1 { margin: 0 0 22px; font: 600 68px/1.05 Fraunces; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; max-width: 500px; color: #6b5b52; text-wrap: balance; }
  .art { grid-area: 1 / 2 / 3 / 3; align-self: center; justify-self: center; width: 532px; }
  .art svg { display: block; width: 100%; }
</style>
<header>${await drawing('mark')}Munchify</header>
<div><h1>${i18n._('landing.hero.title')}</h1><p>${i18n._('landing.hero.lead')}</p></div>
<section class="art">${await drawing('hero-camera')}</section>`;
}

const drawing = async (name: string): Promise<string> => {
  const svg = await readFile(`web/ui/pictures/${name}.svg`, 'utf8');
  // Filter ids of two drawings on one page must differ.
  return svg.replaceAll(/(id="|#)([a-z])(?=["|)])/g, `$1${name}-$2`);
};

const font = async (name: string): Promise<string> => {
  const file = await readFile(`web/ui/fonts/${name}.woff2`);
  return `data:font/woff2;base64,${file.toString('base64')}`;
};
