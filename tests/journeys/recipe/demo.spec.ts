import { expect, expectAccessibleInBothThemes, STRANGER, test, WORDS } from '../support/test.ts';
import { LANGUAGES } from '../support/languages.ts';
import { LOCALE } from '#core/language.ts';

const SAID = {
  en: {
    address: '/',
    demo: 'Try a recipe',
    title: 'Lemony leeks with butter beans',
    more: 'One serving more',
    start: 'Start cooking',
    next: 'Next step',
    timer: /^Start 6:00/,
    stop: 'Stop cooking',
    goOn: 'Continue with step 2',
    signUp: 'Create a free account',
  },
  de: {
    address: '/de',
    demo: 'Rezept ausprobieren',
    title: 'Zitroniger Lauch mit weißen Bohnen',
    more: 'Eine Portion mehr',
    start: 'Jetzt kochen',
    next: 'Nächster Schritt',
    timer: /^6:00 starten/,
    stop: 'Kochen beenden',
    goOn: 'Weiter mit Schritt 2',
    signUp: 'Kostenloses Konto erstellen',
  },
} as const;

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('a visitor cooks a recipe without an account, and no data leave the device', async ({
      page,
      allowOnConsole,
    }) => {
      allowOnConsole(STRANGER);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await page.goto(said.address);
      await page.getByRole('link', { name: said.demo }).click();
      await page.waitForURL('**/demo');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title);
      const leeks = page.getByRole('region', { name: words.ingredients }).getByRole('listitem').first();
      await expect(leeks).toContainText('4');
      await page.getByRole('button', { name: said.more }).click();
      await expect(leeks).toContainText('5');
      await expectAccessibleInBothThemes(page);

      await page.getByRole('link', { name: said.start }).first().click();
      await page.getByRole('button', { name: said.next }).click();
      await page.getByRole('button', { name: said.timer }).click();
      await page.reload();
      await page.getByRole('button', { name: said.stop }).click();
      // The servings, the step and the timer stay on this device.
      await expect(leeks).toContainText('5');
      await expect(page.getByRole('link', { name: said.goOn }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /: (pause|anhalten)$/ })).toBeVisible();
      expect(asked).toEqual([]);

      await page.getByRole('link', { name: said.signUp }).first().click();
      await expect(page.getByRole('tab', { name: words.register, selected: true })).toBeVisible();
    });
  });
}
