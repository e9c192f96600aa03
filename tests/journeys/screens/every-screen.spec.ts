import type { Page } from '@playwright/test';
import { LOCALE, type Language } from '#core/language.ts';
import { crookedBoxes, misfits, misfitsAtTwice, smallTargets, unseenFocus } from '#tests/screens/audit.ts';
import { shiftsOn, watchShifts } from '#tests/screens/layout-shifts.ts';
import { makeWordsLonger } from '#tests/screens/long-words.ts';
import { SCREENS, type Who } from '#tests/screens/screens.ts';
import { walk } from '#tests/screens/walk.ts';
import { IS_LONG } from '#tests/long.ts';
import { PATHS } from '#web/paths.ts';
import { violationsInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

// Some screens are shown offline, which needs the installed worker.
test.use({ installsAtOnce: true });

// A walk examines dozens of screens.
test.setTimeout(300_000);

/** IDs of the messages in the tab title, by the name of the screen. */
const TITLES: Readonly<Record<string, string>> = {
  auth: 'auth.login',
  home: 'home.title',
  add: 'add.title',
  addFiles: 'files.title',
  addPicture: 'picture.title',
  edit: 'edit.title',
  library: 'library.title',
  save: 'save.title',
  list: 'list.title',
  'household, none': 'household.title',
  join: 'join.title',
  nutrition: 'nutrition.title',
  badges: 'badges.title',
  plans: 'plans.title',
  settings: 'settings.title',
  cancelContract: 'contract.cancel.title',
  withdrawContract: 'contract.withdraw.title',
  'not found': 'not_found.title',
};

const WITHOUT_FOOTER: ReadonlySet<string> = new Set([PATHS.auth, PATHS.imprint, PATHS.privacy]);

/** Only the sheet and its print controls. */
const PRINTED: ReadonlySet<string> = new Set(['print', 'memberPrint', 'weekPrint']);

/** Pages of the server, without the app. */
const OF_SERVER: ReadonlySet<string> = new Set(['connect']);

/** Detects text that does not fit: longer words on a narrow phone in English, twice the font size in German. */
async function misfitsIn(language: Language, page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: language === 'de' ? 320 : 360, height: 780 });
  if (language === 'en') await makeWordsLonger(page);
  const found = await (language === 'de' ? misfitsAtTwice(page) : misfits(page));
  if (size) await page.setViewportSize(size);
  return found;
}

/** Covered by the walk over the screens of a cook. */
const MIDDLE = Object.keys(SCREENS.cook).length / 2;

const isPage = (name: string) => name in PATHS;

/** States with parts that no page has, and that no journey examines. */
const WITH_OWN_PARTS: ReadonlySet<string> = new Set([
  'week, add',
  'home, photos',
  'home, typed',
  'home, preferences',
  'add, check',
  'edit, a line in hand',
  'diary, a described meal',
  'menu',
  'camera',
  'recipe, how it was counted',
  'cook mode, ingredients',
  'cook mode, timer',
  'home, deleted',
  'home, unsent',
  'log out, unsent',
  'analysing',
  'register',
  'login, too many tries',
  'forgotten password',
  'cancel, received',
]);

const isPageOrHasOwnParts = (name: string) => isPage(name) || WITH_OWN_PARTS.has(name);

type Walk = readonly [Who, Language, what: string, isWanted?: (name: string, at: number) => boolean];

/** In German, whose words are longer. */
const OF_SHORT_RUN: readonly Walk[] = [
  ['cook', 'de', 'page, and state with parts of its own,', isPageOrHasOwnParts],
  ['stranger', 'de', 'page, and state with parts of its own,', isPageOrHasOwnParts],
];

const OF_LONG_RUN: readonly Walk[] = [
  ['cook', 'en', 'page', isPage],
  ['cook', 'en', 'first state', (name, at) => !isPage(name) && at < MIDDLE],
  ['cook', 'en', 'later state', (name, at) => !isPage(name) && at >= MIDDLE],
  ['stranger', 'en', 'page', isPage],
  ['stranger', 'en', 'state', (name) => !isPage(name)],
  ['newcomer', 'en', 'state'],
];

for (const [who, language, what, isWanted] of IS_LONG ? OF_LONG_RUN : OF_SHORT_RUN) {
  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test(`Every ${what} of a ${who} is accessible and stands still, in light and dark, ${language}`, async ({
      page,
      allowOnConsole,
    }) => {
      // Screens of refusals and of broken connections log errors.
      allowOnConsole(/Failed to load resource|^ApiError|^TypeError/);
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
            // Without a fake camera, the browser has no picture to show.
            moved: name.includes('camera') ? [] : moved,
            title: await page.title(),
            lang: await page.locator('html').getAttribute('lang'),
            hasFooter: (await page.locator('body > footer, #root > footer').count()) > 0,
            hasNavigation: (await page.locator('#menu').count()) > 0,
            ...(await violationsInBothThemes(page)),
            tooSmall: await smallTargets(page),
            crooked: await crookedBoxes(page),
            unseenFocus: await unseenFocus(page),
            misfits: await misfitsIn(language, page),
          };
          expect.soft(found, name).toEqual({
            name,
            moved: [],
            title: title ? `${sentences._(title)} · Munchify` : expect.stringMatching(/^(.+ · )?Munchify$/),
            lang: language,
            hasFooter: !PRINTED.has(name) && !WITHOUT_FOOTER.has(new URL(page.url()).pathname),
            hasNavigation: !PRINTED.has(name) && !OF_SERVER.has(name) && who !== 'stranger',
            light: [],
            dark: [],
            tooSmall: [],
            crooked: [],
            unseenFocus: [],
            misfits: [],
          });
          // The examination itself moves elements.
          await shiftsOn(page);
        },
        { ...(isWanted && { isWanted }) },
      );
    });
  });
}
