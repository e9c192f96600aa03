import { LONG } from '#tests/long.ts';
import { join } from 'node:path';
import { LOCALE } from '#core/language.ts';
import { LANGUAGES } from '../support/languages.ts';
import { choosePhotos, expect, generate, newCook, test, WORDS } from '../support/test.ts';
import { expectEarned, SAID } from './badge-pages.ts';

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('the first recipe earns a badge, and the other four show their progress', LONG, async ({ page }) => {
      await newCook(page, words);
      await page.goto('/badges');
      await expect(page.getByText(said.noBadges)).toBeVisible();
      await page.goto('/home');
      await choosePhotos(page, words, [join(import.meta.dirname, '../../photos/tomatoes.jpg')]);
      await generate(page, words);
      await expectEarned(page, said, said.firstRecipe);
      await expect(page.getByRole('progressbar')).toHaveCount(4);
    });
  });
}
