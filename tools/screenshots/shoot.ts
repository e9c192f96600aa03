import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import * as v from 'valibot';
import { Language, LOCALE } from '#core/language.ts';
import { BROWSER_ARGUMENTS, cameraShowing, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { startServer } from '#tests/journeys/support/server.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { makeContactSheets, type Shot } from './contact-sheets.ts';
import { photo } from '#tests/screens/kitchen.ts';
import { SCREENS, type Who } from '#tests/screens/screens.ts';
import { walk } from '#tests/screens/walk.ts';

// `npm run screenshots`: takes a screenshot of every screen in both themes and makes contact sheets, in
// .cache/screenshots/. `npm run screenshots -- de 360,844x390 home,recipe --text 200` limits languages, sizes in pixels
// and screens (by the start of their names), and sets the text size in per cent.

const FOLDER = resolve('.cache/screenshots');
const FILM = resolve('.cache/tomatoes.y4m');
const HEIGHT = 844;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { text: { type: 'string', default: '100' } },
});
const [languages = 'en', sizes = '390,1280', names = ''] = positionals;

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await writeY4m(photo('tomatoes'), FILM);
const server = await startServer({ MUNCHIFY_AUTHOR_PACE: '0' });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...BROWSER_ARGUMENTS, ...cameraShowing(FILM)],
});
try {
  const shots: Shot[] = [];
  for (const language of languages.split(',').map((name) => v.parse(Language, name))) {
    for (const size of sizes.split(',')) shots.push(...(await shootAll(browser, language, size)));
  }
  await makeContactSheets(FOLDER, shots);
  console.log(`${shots.length} pictures: ${FOLDER}/index.html`);
} finally {
  await browser.close();
  await server.dispose();
}

/** @param size width, or width and height: `390`, `844x390` */
async function shootAll(on: Browser, language: Language, size: string): Promise<Shot[]> {
  const [width = 390, height = HEIGHT] = size.split('x').map(Number);
  const shots: Shot[] = [];
  // `Object.keys` widens the keys to strings.
  for (const who of Object.keys(SCREENS) as Who[]) {
    const page = await on.newPage({
      baseURL: server.origin,
      locale: LOCALE[language],
      timezoneId: 'Europe/Berlin',
      viewport: { width, height },
    });
    await walk(
      page,
      who,
      language,
      async (name) => shots.push(...(await shoot(page, { language, size, name }))),
      { isWanted },
    );
    await page.context().close();
  }
  return shots;
}

function isWanted(name: string): boolean {
  return names.split(',').some((start) => name.startsWith(start));
}

async function shoot(page: Page, screen: Omit<Shot, 'theme' | 'file'>): Promise<Shot[]> {
  const shots: Shot[] = [];
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${text}% }`);
    document.adoptedStyleSheets = [sheet];
    await new Promise(requestAnimationFrame);
  }, values.text);
  const hasDialog = (await page.locator('dialog[open], [popover]:popover-open').count()) > 0;
  // Renders parts that browsers skip outside of the viewport.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.beyond')) {
      each.style.contentVisibility = 'visible';
    }
  });
  for (const theme of ['light', 'dark'] as const) {
    const { name, language, size } = screen;
    const file = `${name.replaceAll(/\W+/g, '-')}.${language}.${size}.${theme}.png`;
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: !hasDialog });
    shots.push({ ...screen, theme, file });
  }
  return shots;
}
