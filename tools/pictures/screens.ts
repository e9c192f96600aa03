/**
 * Photographs the screens that the landing page shows: `npm run pictures:screens [-- screen ...]`, in both languages.
 * They are light in both themes, as prints are.
 */
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALE, type Language } from '#core/language.ts';
import { addDays, localDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { askAs, TIME_ZONE } from '#tests/journeys/support/ask.ts';
import { drawEan13 } from '#tests/journeys/support/ean13.ts';
import { BROWSER_ARGUMENTS, cameraShowing, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { startServer } from '#tests/journeys/support/server.ts';
import { walk } from '#tests/screens/walk.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { SCREENS, SCREEN_SIZE, screenFile, type Screen } from '#web/features/landing/screens/screens.ts';

const FOLDER = 'web/features/landing/screens';
const FILM = resolve('.cache/barcode-of-landing.y4m');

type Taken = {
  /** Name of the screen among all of the app. */
  readonly screen: string;
  /** Element at the top of the picture; `above` adds px above it. */
  readonly from: string;
  readonly above?: number;
  /** Last element in the picture. */
  readonly last?: string;
  /** Path of changes that fill the screen, and those. */
  readonly fill?: readonly [string, (language: Language) => readonly object[]];
};

const TAKEN_FROM: Readonly<Record<Screen, Taken>> = {
  import: { screen: 'add, check', from: '[aria-labelledby=read-lines]', above: 12 },
  list: { screen: 'list', from: 'main h2', above: 24, fill: ['/api/list/changes', bought] },
  week: {
    screen: 'week',
    from: 'main section:has(h2):not([aria-labelledby])',
    above: 12,
    fill: ['/api/week/changes', planned],
  },
  household: { screen: 'household', from: 'main h1', above: 16 },
  diary: { screen: 'diary', from: 'main h1', above: 16 },
  scanner: {
    screen: 'diary, scanner',
    from: 'dialog[open]:has(table) h2',
    above: 16,
    last: 'dialog[open] table',
  },
};

const BOUGHT = [
  { food: 'tomato', aisle: 'vegetables', en: 'Tomatoes', de: 'Tomaten' },
  { food: 'leek', aisle: 'vegetables', en: 'Leeks', de: 'Lauch' },
  { food: 'lemon', aisle: 'fruit', en: 'Lemons', de: 'Zitronen' },
  { food: 'parsley', aisle: 'herbs and spices', en: 'Parsley', de: 'Petersilie' },
  { food: 'milk', aisle: 'dairy and eggs', en: 'Milk', de: 'Milch' },
  { food: 'egg', aisle: 'dairy and eggs', en: 'Eggs', de: 'Eier' },
  { food: 'spaghetti', aisle: 'grains and breads', en: 'Spaghetti', de: 'Spaghetti' },
] as const;

/** Width of the screen in px; the picture has twice as many. */
const WIDTH = 390;

const asked = process.argv.slice(2);
const isWanted = (screen: Screen) => asked.length === 0 || asked.includes(screen);

await writeY4m(Buffer.from(drawEan13('2000000000022')), FILM);
const server = await startServer({ MUNCHIFY_AUTHOR_PACE: '0' });
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
  });
  const wanted = SCREENS.filter(isWanted);
  const nameOf = (name: string) => wanted.find((screen) => TAKEN_FROM[screen].screen === name);
  await walk(
    page,
    'cook',
    language,
    async (name) => {
      const screen = nameOf(name);
      if (screen) await photograph(page, screen, language);
    },
    { isWanted: (name) => nameOf(name) !== undefined },
  );
  await page.context().close();
}

async function photograph(page: Page, screen: Screen, language: Language): Promise<void> {
  const { from, above = 0, last = from, fill } = TAKEN_FROM[screen];
  if (fill) {
    await askAs(page, language)('POST', fill[0], { changes: fill[1](language) });
    await page.reload();
  }
  await page.locator(last).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // A dialog stands before the page, however far that is scrolled.
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
  const { size } = await sharp(shot)
    .resize(SCREEN_SIZE)
    .avif({ quality: 50, effort: 7 })
    .toFile(`${FOLDER}/${screenFile(screen, language)}`);
  console.log(`${screen}, ${language}: ${size} bytes`);
}

/** Things for the list, in the words of a cook. */
function bought(language: Language): readonly object[] {
  return BOUGHT.map(({ food, aisle, ...name }, at) => ({
    id: crypto.randomUUID(),
    at: Date.now() + at,
    type: 'add',
    item: { name: name[language], food, aisle },
  }));
}

/** Dinners of the first days of this week. */
function planned(language: Language): readonly object[] {
  const titles = {
    en: ['Leek tart', 'Lemony chickpeas', 'Mushroom risotto'],
    de: ['Lauchkuchen', 'Zitronige Kichererbsen', 'Pilzrisotto'],
  };
  const { from } = weekOf(localDay(Date.now(), TIME_ZONE), 1);
  return titles[language].map((title, at) => ({
    id: crypto.randomUUID(),
    at: Date.now() + at,
    type: 'add',
    meal: { id: `landing-meal-${at}`, title, day: addDays(from, at), slot: 'dinner', servings: 2 },
  }));
}
