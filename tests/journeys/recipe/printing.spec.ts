import type { Page } from '@playwright/test';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { IS_LONG, LONG } from '#tests/long.ts';
import { askAs } from '../support/ask.ts';
import { expect, expectAccessible, newCook, test, WORDS } from '../support/test.ts';

type Typed = { title: string; ingredients: string[]; instructions: string[]; [field: string]: unknown };

const SENTENCE =
  'Stir the sauce slowly and let it simmer over a low heat until it has thickened a little more';

const RECIPES: Readonly<Record<string, Typed>> = {
  short: {
    title: 'Pancakes',
    servings: 2,
    ingredients: ['200 g flour', '2 eggs', '300 ml milk'],
    instructions: ['Mix it all.', 'Fry them for 3 minutes.'],
  },
  long: {
    title: 'Grandmother’s Sunday roast with everything that belongs to it',
    servings: 8,
    ingredients: Array.from(
      { length: 30 },
      (_, at) => `${at + 1}00 g ingredient number ${at + 1}, finely chopped`,
    ),
    instructions: Array.from(
      { length: 20 },
      (_, at) => `${SENTENCE}, and then once again. This was step ${at + 1}.`,
    ),
  },
  sections: {
    image: asDataUrl(await plainJpeg()),
    title: 'Pflaumenkuchen vom Blech',
    servings: 12,
    language: 'de',
    activeTime: 35,
    prepTime: 110,
    storageTip: 'Hält sich zwei Tage unter einem Tuch.',
    equipment: ['Backblech', 'große Schüssel'],
    ingredients: [
      'Teig:',
      '250 g Mehl',
      '125 ml Milch',
      'Belag:',
      '1,2 kg Pflaumen',
      'Streusel:',
      '150 g Mehl',
      '100 g Butter',
    ],
    instructions: [
      'Teig:',
      'Alles verkneten und 45 Minuten gehen lassen.',
      'Belag:',
      'Die Pflaumen darauflegen.',
      'Streusel:',
      'Bei 180 °C 35 Minuten backen.',
    ],
    origin: {
      type: 'imported',
      url: 'https://lena.example/rezepte/pflaumenkuchen',
      site: 'Lenas Küche',
      author: 'Lena Hofer',
    },
  },
};

/** Creates a recipe and opens its page for the printer. */
async function openPaper(page: Page, recipe: Typed, query = ''): Promise<void> {
  await newCook(page, WORDS.en);
  const { id } = await (await askAs(page, 'en')('POST', '/api/recipes', recipe)).json();
  await page.goto(`/recipe/${id}/print${query}`);
  await expect(page.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const photo of await page.getByRole('article').locator('img').all())
    await expect(photo).toHaveJSProperty('complete', true);
}

/** Paper sizes. */
const FORMATS = ['A4', ...(IS_LONG ? ['Letter'] : [])];

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The other recipes are shorter. */
const PRINTED = Object.entries(RECIPES).filter(([name]) => IS_LONG || name === 'long');

for (const [name, recipe] of PRINTED)
  for (const format of FORMATS)
    test(`the ${name} recipe prints on one page of ${format}, in readable type`, async ({
      page,
    }, testInfo) => {
      await openPaper(page, recipe);
      expect(pagesIn(await page.pdf({ format, path: testInfo.outputPath(`${name}-${format}.pdf`) }))).toBe(1);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = page.getByRole('article');
      const type = await paper.evaluate((element) => {
        const { fontSize, color } = getComputedStyle(element);
        return { points: Number.parseFloat(fontSize) * 0.75, color };
      });
      expect(type.points).toBeGreaterThanOrEqual(7.5);
      expect(type.color).toBe('rgb(0, 0, 0)');
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      // Lines and steps as typed, without headings.
      const count = (texts: readonly string[]) => texts.filter((text) => !text.endsWith(':')).length;
      await expect(paper.getByRole('listitem')).toHaveCount(
        count(recipe.ingredients) + count(recipe.instructions),
      );
    });

test('the pages of shared recipes print on one page, too', async ({ page }) => {
  await newCook(page, WORDS.en);
  const ask = askAs(page, 'en');
  for (const recipe of Object.values(RECIPES)) {
    const { id } = await (await ask('POST', '/api/recipes', recipe)).json();
    const { url } = await (await ask('POST', `/api/recipes/${id}/share`, {})).json();
    await page.goto(url);
    for (const format of FORMATS)
      expect(pagesIn(await page.pdf({ format })), `${recipe.title}, ${format}`).toBe(1);
  }
});

test(
  'the print has the servings of the recipe page, and photo and notes if wanted',
  LONG,
  async ({ page }) => {
    await openPaper(page, RECIPES['short'] as Typed, '?servings=4');
    const paper = page.getByRole('article');
    await expect(paper.getByText('4 servings')).toBeVisible();
    await expect(paper.getByRole('listitem').first()).toHaveText(/400\sg\s*flour/);
    await expect(paper.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Room for notes' }).uncheck();
    await expect(paper.getByRole('heading', { name: 'Notes' })).toBeHidden();

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Print', exact: true }).click();
    await expect(paper.getByText('3 servings')).toBeVisible();
  },
);

test('a recipe is saved as a file offline', LONG, async ({ page }) => {
  await openPaper(page, RECIPES['short'] as Typed);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Save or send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save or send this recipe' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Cooklang/ }).click();
  expect((await download).suggestedFilename()).toBe('Pancakes.cook');
  await expect(dialog).toBeHidden();
});

test('the photo is printed, unless the cook saves ink', LONG, async ({ page }) => {
  await openPaper(page, RECIPES['sections'] as Typed);
  const photo = page.getByRole('article').locator('img');
  await expect(photo).toBeVisible();
  await page.getByRole('checkbox', { name: 'Photo' }).uncheck();
  await expect(photo).toHaveCount(0);
});
