/**
 * Photographs the screens on the landing page, in both languages: `npm run pictures:screens [-- screen ...]`. They are
 * light in both themes, like prints, and show a well-stocked kitchen.
 */
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE, type Language } from '#core/language.ts';
import { BROWSER_ARGUMENTS, cameraShowing, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { drawEan13 } from '#tests/journeys/support/ean13.ts';
import { startServer } from '#tests/journeys/support/server.ts';
import { newKitchen } from '#tests/screens/kitchen.ts';
import { sentencesOf } from '#tests/screens/sentences.ts';
import { at, fill, press, read, type Step } from '#tests/screens/steps.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { SCREENS, SCREEN_SIZE, screenFile, type Screen } from '#web/features/landing/screens/screens.ts';
import { PATHS } from '#web/paths.ts';
import { BRANDED, fillKitchen, PASTED } from './proud-kitchen.ts';

const FOLDER = 'web/features/landing/screens';
const FILM = resolve('.cache/barcode-of-landing.y4m');

type Taken = {
  readonly steps: (language: Language) => readonly Step[];
  /** Element at the top of the picture; `above` adds px above the element. */
  readonly from: string;
  readonly above: number;
  /** Last element in the picture. */
  readonly last?: string;
};

const TAKEN_FROM: Readonly<Record<Screen, Taken>> = {
  import: {
    steps: (language) => [
      at(PATHS.add),
      fill('add.link_or_text', PASTED[language]),
      press('add.read'),
      read('review.heading'),
    ],
    from: '[aria-labelledby=read-lines]',
    above: 12,
  },
  list: { steps: () => [at(PATHS.list)], from: 'main h2', above: 24 },
  week: {
    steps: () => [at(PATHS.week)],
    from: 'main section:has(h2):not([aria-labelledby]):has([data-slot])',
    above: 12,
  },
  household: { steps: () => [at(PATHS.household)], from: 'main h1', above: 16 },
  diary: {
    steps: () => [at(PATHS.diary)],
    from: 'main h1',
    above: 16,
    last: '[role=progressbar]:not([aria-valuenow="0"])',
  },
  scanner: {
    steps: () => [BRANDED, at(`${PATHS.diary}?scan`), press('diary.add_lunch'), press('diary.scan')],
    from: 'dialog[open]:has(table) h2',
    above: 16,
    last: 'dialog[open] table',
  },
};

/** Width of the screen in px. The picture is twice as wide. */
const WIDTH = 390;

const asked = process.argv.slice(2);

await writeY4m(Buffer.from(drawEan13('2000000000022')), FILM);
const server = await startServer();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGUMENTS, ...cameraShowing(FILM)],
});
try {
  for (const language of ['en', 'de'] as const) await photographAll(browser, language);
} finally {
  await browser.close();
  await server.dispose();
}

async function photographAll(on: Browser, language: Language): Promise<void> {
  const page = await on.newPage({
    baseURL: server.origin,
    locale: LOCALE[language],
    timezoneId: 'Europe/Berlin',
    viewport: { width: WIDTH, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const kitchen = await newKitchen(page, await sentencesOf(language));
  await fillKitchen(page, language);
  for (const screen of SCREENS.filter((each) => asked.length === 0 || asked.includes(each))) {
    const taken = TAKEN_FROM[screen];
    for (const step of taken.steps(language)) await step(page, kitchen);
    await photograph(page, taken, `${FOLDER}/${screenFile(screen, language)}`);
  }
  await page.context().close();
}

async function photograph(page: Page, { from, above, last = from }: Taken, file: string): Promise<void> {
  await page.locator(last).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // A dialog covers the page at any scroll position.
  const isDialog = from.startsWith('dialog');
  const top = await page
    .locator(from)
    .first()
    .evaluate(
      (element, ofPage) => element.getBoundingClientRect().top + ofPage * window.scrollY,
      isDialog ? 0 : 1,
    );
  const height = Math.round((WIDTH * SCREEN_SIZE.height) / SCREEN_SIZE.width);
  const clip = { x: 0, y: Math.max(0, top - above), width: WIDTH, height };
  const shot = await page.screenshot({ clip, fullPage: !isDialog });
  const { size } = await sharp(shot).resize(SCREEN_SIZE).avif({ quality: 50, effort: 7 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
