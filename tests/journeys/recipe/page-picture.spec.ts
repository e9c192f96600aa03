import { LONG } from '#tests/long.ts';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linesOf, printedRecipe } from '#tools/page-pictures/recipes.ts';
import { essenceOf } from '#tests/web/page-pictures/essence-of.ts';
import { LOCALE } from '#core/language.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, newCook, test, WORDS, isKept } from '../support/test.ts';

// Reading a page takes seconds, and longer while other journeys run.
test.setTimeout(240_000);
const READ = { timeout: 120_000 };

const choosePage = (page: Page, name: string) =>
  page.getByTestId('page-input').setInputFiles(join(import.meta.dirname, `../../page-pictures/${name}.jpg`));

const ENGLISH = {
  printed: 'soup',
  heading: 'Photo of a cookbook page',
  review: 'Does this look right?',
  field: 'Link or recipe text',
  save: 'Save recipe',
  cook: 'Start cooking',
};
const GERMAN: typeof ENGLISH = {
  printed: 'kuchen',
  heading: 'Foto einer Kochbuchseite',
  review: 'Stimmt das so?',
  field: 'Link oder Rezepttext',
  save: 'Rezept speichern',
  cook: 'Jetzt kochen',
};

const TEXTS = { en: ENGLISH, de: GERMAN };

for (const language of LANGUAGES) {
  const words = TEXTS[language];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test(
      'a photo of a printed page becomes a recipe, and the next page is read offline',
      LONG,
      async ({ page, context }) => {
        await newCook(page, WORDS[language]);
        await page.goto('/add/picture');
        await isKept(page);
        await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
        await choosePage(page, words.printed);
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: words.review })).toBeVisible(READ);
        await page.getByRole('button', { name: words.save }).click();
        await page.waitForURL('**/recipe/*');

        const id = new URL(page.url()).pathname.split('/').at(-1);
        const saved = async () => {
          const response = await page.request.get(`/api/recipes/${id}`);
          return response.ok() ? response.json() : undefined;
        };
        const printed = printedRecipe(words.printed);
        await expect.poll(saved).toMatchObject({ language, origin: { type: 'imported' } });
        const { title, ingredients, instructions } = await saved();
        expect(essenceOf(title)).toBe(essenceOf(printed.title));
        const read = new Set([...ingredients, ...instructions].map(essenceOf));
        const wrong = linesOf(printed).filter((line) => !read.has(essenceOf(line)));
        expect(wrong.length / linesOf(printed).length, wrong.join('\n')).toBeLessThanOrEqual(0.05);

        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await page.reload();
        await page.getByRole('link', { name: words.cook }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.goto('/add/picture');
        await choosePage(page, words.printed);
        await expect(page.getByLabel(words.field)).toHaveValue(new RegExp(printed.title, 'i'), READ);
      },
    );
  });
}
