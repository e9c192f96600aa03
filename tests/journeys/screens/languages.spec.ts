import type { Page } from '@playwright/test';
import { LONG } from '#tests/long.ts';
import { LOCALE } from '#core/language.ts';
import { installClock } from '../support/clock.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, signUp, test, WORDS } from '../support/test.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('preferredLanguage'));

for (const [browsers, language, title] of [
  ['de-AT', 'de', 'Anmelden · Munchify'],
  ['en-US', 'en', 'Login · Munchify'],
  ['fr-FR', 'en', 'Login · Munchify'],
] as const) {
  test.describe(browsers, () => {
    test.use({ locale: browsers });

    test(`a stranger whose browser has ${browsers} sees ${language}, and so does the server`, async ({
      page,
    }) => {
      const asked = page.waitForRequest('**/api/subscription/plans');
      await page.goto('/plans');
      expect((await asked).headers()['x-preferred-language']).toBe(language);
      await page.goto('/auth');
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await stored(page)).toBe(language);
    });
  });
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a stored choice overrides the browser, and decides how prices and dates are written', async ({
    page,
  }) => {
    await page.goto('/plans');
    await expect(page.getByText('4,25 €')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('preferredLanguage', 'en'));
    await page.reload();
    await expect(page.getByText('€4.25')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test(
  'a choice in the settings is visible for 300 ms before the page reloads with it',
  LONG,
  async ({ page }) => {
    await signUp(page, WORDS.en);
    await installClock(page);
    await page.goto('/settings');
    const german = page.getByRole('radio', { name: 'Deutsch' });
    await german.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await german.check();
    await page.clock.runFor(299);
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(german).toBeChecked();
    expect(await stored(page)).toBe('de');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  },
);

test('the navigation becomes a menu below 768 px, which closes after a choice', async ({ page }) => {
  await signUp(page, WORDS.en);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar.getByRole('link')).toHaveText([
    'Recipes',
    'Cookbook',
    'Week',
    'List',
    'Diary',
    'Nutrition',
    'Badges',
    'Plans',
    'Household',
    'Settings',
  ]);
  await expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
  await menu.press('Enter');
  const folded = page.getByRole('navigation', { name: 'Menu' });
  await expect(folded.getByRole('link')).toHaveText([
    'Recipes',
    'Add a recipe',
    'Nutrition',
    'Badges',
    'Plans',
    'Household',
    'Settings',
  ]);
  await folded.getByRole('link', { name: 'Badges' }).press('Enter');
  await expect(page).toHaveTitle('Your badges · Munchify');
  await expect(folded).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A link may be followed before the browser has reported that the menu is open.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[popovertarget="menu"]')?.click();
    document.querySelector<HTMLElement>('#menu [href="/home"]')?.click();
  });
  await expect(page).toHaveTitle('Recipes · Munchify');
  await expect(folded).toBeHidden();
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALE[language] });

    test(`the wide navigation leaves no entry alone in a row (${language})`, async ({ page }) => {
      await signUp(page, WORDS[language]);
      const entries = page.getByRole('banner').getByRole('navigation').locator('a, button');
      for (const width of [768, 800, 834, 900, 960, 1023, 1024, 1100, 1180, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await entries.evaluateAll((all) =>
          all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top),
        );
        const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
        expect(rows.length, `rows at ${width} px`).toBeLessThanOrEqual(2);
        expect(Math.min(...rows), `entries of a row at ${width} px`).toBeGreaterThan(2);
      }
    });
  });
}
