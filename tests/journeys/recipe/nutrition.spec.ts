import { LOCALE } from '#core/language.ts';
import { energyOf } from './energy-of.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  openRecipe,
  signUp,
  test,
  toastOn,
  WORDS,
} from '../support/test.ts';

const SAID = {
  en: {
    goals: 'Nutrition goals',
    none: 'No goals set',
    calories: 'Calories',
    caloriesToday: 'Calories today',
    save: 'Save goals',
    saved: 'Goals saved',
    change: 'Change goals',
    cook: 'Mark as cooked',
    cooked: 'Remove from today',
    servings: 'Servings eaten',
    takeBack: 'Remove',
    nothing: 'Nothing yet.',
    dishes: 'cooked · 1.5 servings',
    goalsOf: 'Goals',
    fits: /left today\. This would fit/,
    counted: 'How this was calculated',
    today: (kcal: string) => `${kcal} of 1,000 kcal`,
  },
  de: {
    goals: 'Ernährungsziele',
    none: 'Keine Ziele gesetzt',
    calories: 'Kalorien',
    caloriesToday: 'Kalorien heute',
    save: 'Ziele speichern',
    saved: 'Ziele gespeichert',
    change: 'Ziele ändern',
    cook: 'Als gekocht markieren',
    cooked: 'Von heute entfernen',
    servings: 'Gegessene Portionen',
    takeBack: 'Entfernen',
    nothing: 'Noch nichts.',
    dishes: 'gekocht · 1,5 Portionen',
    goalsOf: 'Ziele',
    fits: /kcal übrig\. Das würde passen/,
    counted: 'So wurde berechnet',
    today: (kcal: string) => `${kcal} von 1.000 kcal`,
  },
} as const;

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('a cook sets goals, cooks, sees today’s progress, and removes the mark', async ({ page }) => {
      await signUp(page, words);
      await page.getByRole('link', { name: said.goals }).click();
      await expect(page.getByText(said.none)).toBeVisible();
      await page.getByRole('textbox', { name: said.calories }).fill('1000');
      await page.getByRole('button', { name: said.save }).click();
      await expect(toastOn(page, said.saved)).toBeVisible();
      await expect(page.getByText(said.nothing)).toHaveCount(4);

      await openRecipe(page, words, 'tomatoes');
      const [address, energy] = [page.url(), await energyOf(page)];
      await page.getByText(said.counted).click();
      await expect(page.getByText(/\s· USDA SR28 no\. \d/).first()).toBeVisible();
      await page.goto('/home');
      await expect(page.getByRole('region', { name: said.fits })).toBeVisible();
      await page.goto(address);
      await page.getByLabel(said.servings).fill('1.5');
      await page.getByRole('button', { name: said.cook }).click();
      await page.getByRole('button', { name: said.cooked }).waitFor();

      await page.goto('/nutrition');
      const bar = page.getByRole('progressbar', { name: said.caloriesToday });
      const eaten = Math.round(energy * 1.5);
      await expect(bar).toHaveAttribute('aria-valuenow', String(Math.min(100, Math.floor(eaten / 10))));
      await page.getByRole('button', { name: said.change }).click();
      await expect(page.getByRole('textbox', { name: said.calories })).toHaveValue('1000');
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: said.dishes }).click();
      await page.getByRole('dialog').getByRole('button', { name: said.takeBack }).click();
      await expect(bar).toHaveAttribute('aria-valuenow', '0');
      await expect(page.getByText(said.nothing)).toHaveCount(4);

      // The diary shows this day, too.
      await page.goto('/diary');
      await expect(page.getByRole('progressbar', { name: said.caloriesToday })).toBeVisible();
      await page.getByRole('link', { name: said.goalsOf, exact: true }).click();
      await expect(page).toHaveURL('/nutrition');
      await expect(page.getByText(said.nothing)).toHaveCount(4);
    });
  });
}
