import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { misfitsAtTwice, smallTargets, unseenFocus } from '#tests/screens/audit.ts';
import { photo } from '#tests/screens/kitchen.ts';
import { walk } from '#tests/screens/walk.ts';
import { writeY4m } from '#tests/support/y4m.ts';
import { PATHS } from '#web/paths.ts';
import { BROWSER_ARGUMENTS, ensureBrowser, cameraShowing } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const FILM = join(import.meta.dirname, '../../../.cache/tomatoes.y4m');

const executablePath = ensureBrowser();
test.use({
  launchOptions: {
    args: [...BROWSER_ARGUMENTS, ...cameraShowing(FILM)],
    executablePath,
  },
});
test.beforeAll(() => writeY4m(photo('tomatoes'), FILM));

/** What stands in the tab, by the ids of the sentences. */
const TITLES: Readonly<Record<string, string>> = {
  auth: 'auth.login',
  home: 'home.title',
  nutrition: 'nutrition.title',
  badges: 'badges.title',
  plans: 'plans.title',
  settings: 'settings.title',
  cancelContract: 'contract.cancel.title',
  withdrawContract: 'contract.withdraw.title',
  'not found': 'not_found.title',
};

const WITHOUT_FOOTER: ReadonlySet<string> = new Set([PATHS.auth, PATHS.imprint, PATHS.privacy]);

/** What axe has to say of the page as it stands. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const language of ['en', 'de'] as const) {
  for (const who of ['stranger', 'newcomer', 'cook'] as const) {
    test.describe(language, () => {
      test.use({ locale: LOCALE[language] });

      test(`everybody can use every screen of a ${who}, by day and by night, ${language}`, async ({
        page,
        server,
        allowOnConsole,
      }) => {
        // States with a refusal, and those without a connection.
        allowOnConsole(/Failed to load resource|^ApiError|^TypeError/);
        const foreign: string[] = [];
        page.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== server.origin) foreign.push(request.url());
        });
        // A state has the same elements in both languages.
        const isWanted = (name: string) => language === 'en' || name in PATHS;

        await walk(
          page,
          who,
          language,
          async (name, { sentences }) => {
            const title = TITLES[name];
            const frame = {
              title: await page.title(),
              lang: await page.locator('html').getAttribute('lang'),
              hasFooter: (await page.locator('body > footer, #root > footer').count()) > 0,
              hasNavigation: (await page.locator('#menu').count()) > 0,
            };
            const found = {
              name,
              ...frame,
              day: await complaints(page),
              tooSmall: await smallTargets(page),
              unseenFocus: await unseenFocus(page),
              // German words are the longer ones.
              misfits: language === 'de' ? await misfitsAtTwice(page) : [],
            };
            await page.emulateMedia({ colorScheme: 'dark' });
            const night = await complaints(page);
            await page.emulateMedia({ colorScheme: 'light' });
            expect.soft({ ...found, night, foreign }, name).toEqual({
              name,
              title: title ? `${sentences._(title)} · Munchify` : expect.stringMatching(/^(.+ · )?Munchify$/),
              lang: language,
              hasFooter: !WITHOUT_FOOTER.has(new URL(page.url()).pathname),
              hasNavigation: who !== 'stranger',
              day: [],
              night: [],
              tooSmall: [],
              unseenFocus: [],
              misfits: [],
              foreign: [],
            });
          },
          { isWanted },
        );
      });
    });
  }
}
