import { join } from 'node:path';
import { LOCALE } from '#core/language.ts';
import { LANGUAGES } from '../support/languages.ts';
import { choosePhotos, expect, generate, isKept, newCook, signUp, test, WORDS } from '../support/test.ts';
import {
  aDayBefore,
  aRecipe,
  expectEarned,
  expectOnTheWay,
  markAsCooked,
  noonOf,
  SAID,
} from './badge-pages.ts';

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('the first recipe earns a badge, and the other four are on the way', async ({ page }) => {
      await newCook(page, words);
      await page.goto('/badges');
      await expect(page.getByText(said.noBadges)).toBeVisible();
      await page.goto('/home');
      await choosePhotos(page, words, [join(import.meta.dirname, '../../photos/tomatoes.jpg')]);
      await generate(page, words);
      await expectEarned(page, said, said.firstRecipe);
      await expect(page.getByRole('progressbar')).toHaveCount(4);
    });

    test('six days of cooking without a signal and a seventh with one are a streak', async ({ page }) => {
      await signUp(page, words);
      const { address } = await aRecipe(page, words, 'tomatoes');
      await isKept(page);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (const ago of [6, 5, 4, 3, 2, 1]) {
        await page.clock.setFixedTime(noonOf(aDayBefore(ago)));
        await page.reload();
        await markAsCooked(page, said);
      }
      await expect(page.getByText(said.sixWait)).toBeVisible();
      await page.context().setOffline(false);
      await expectOnTheWay(page, said.streak, said.sixOfSevenDays);

      await page.clock.setFixedTime(noonOf(aDayBefore(0)));
      await page.goto(address);
      await markAsCooked(page, said);
      await expectEarned(page, said, said.streak);
    });
  });
}
