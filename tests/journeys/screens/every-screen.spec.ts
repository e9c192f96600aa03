import type { Page } from '@playwright/test';
import { LOCALE, type Language } from '#core/language.ts';
import { misfits, misfitsAtTwice, smallTargets, unseenFocus } from '#tests/screens/audit.ts';
import { shiftsOn, watchShifts } from '#tests/screens/layout-shifts.ts';
import { makeWordsLonger } from '#tests/screens/long-words.ts';
import { walk } from '#tests/screens/walk.ts';
import { PATHS } from '#web/paths.ts';
import { violationsInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

// A walk examines dozens of screens.
test.setTimeout(300_000);

/** Ids of the sentences in the tab, by the name of the screen. */
const TITLES: Readonly<Record<string, string>> = {
  auth: 'auth.login',
  home: 'home.title',
  add: 'add.title',
  addFiles: 'files.title',
  addPicture: 'picture.title',
  edit: 'edit.title',
  nutrition: 'nutrition.title',
  badges: 'badges.title',
  plans: 'plans.title',
  settings: 'settings.title',
  cancelContract: 'contract.cancel.title',
  withdrawContract: 'contract.withdraw.title',
  'not found': 'not_found.title',
};

const WITHOUT_FOOTER: ReadonlySet<string> = new Set([PATHS.auth, PATHS.imprint, PATHS.privacy]);

/** Finds text that has no room: longer words on a narrow phone in English, type of twice the size in German. */
async function misfitsIn(language: Language, page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: language === 'de' ? 320 : 360, height: 780 });
  if (language === 'en') await makeWordsLonger(page);
  const found = await (language === 'de' ? misfitsAtTwice(page) : misfits(page));
  if (size) await page.setViewportSize(size);
  return found;
}

for (const [who, language] of [
  ['stranger', 'en'],
  ['newcomer', 'en'],
  ['cook', 'en'],
  ['stranger', 'de'],
  ['cook', 'de'],
] as const) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test(`everybody can use every screen of a ${who}, by day and by night, ${language}`, async ({
      page,
      allowOnConsole,
    }) => {
      // Screens of refusals and of broken connections.
      allowOnConsole(/Failed to load resource|^ApiError|^TypeError/);
      // German words are tried on the pages; their states have the same elements in both languages.
      const isWanted = (name: string) => language === 'en' || name in PATHS;

      await watchShifts(page);
      await walk(
        page,
        who,
        language,
        async (name, { sentences }) => {
          const title = TITLES[name];
          const moved = await shiftsOn(page);
          const found = {
            name,
            // Without a camera of its own, the browser has none to show.
            moved: name.includes('camera') ? [] : moved,
            title: await page.title(),
            lang: await page.locator('html').getAttribute('lang'),
            hasFooter: (await page.locator('body > footer, #root > footer').count()) > 0,
            hasNavigation: (await page.locator('#menu').count()) > 0,
            ...(await violationsInBothThemes(page)),
            tooSmall: await smallTargets(page),
            unseenFocus: await unseenFocus(page),
            misfits: await misfitsIn(language, page),
          };
          expect.soft(found, name).toEqual({
            name,
            moved: [],
            title: title ? `${sentences._(title)} · Munchify` : expect.stringMatching(/^(.+ · )?Munchify$/),
            lang: language,
            hasFooter: !WITHOUT_FOOTER.has(new URL(page.url()).pathname),
            hasNavigation: who !== 'stranger',
            light: [],
            dark: [],
            tooSmall: [],
            unseenFocus: [],
            misfits: [],
          });
          // The examination itself moves what it examines.
          await shiftsOn(page);
        },
        { isWanted },
      );
    });
  });
}
