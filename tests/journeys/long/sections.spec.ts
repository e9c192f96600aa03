import { LOCALE } from '#core/language.ts';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { answering } from '#tests/support/models.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, expectAccessible, newCook, openRecipe, test, WORDS } from '../support/test.ts';

const TEXTS = {
  en: {
    title: 'Plum tray cake',
    cuisine: 'German',
    description: 'A thin crust with a lot of fruit on it.',
    equipment: ['baking tray'],
    names: ['Dough:', 'flour', 'butter', 'Crumble:', 'flour', 'plums', 'lemon'],
    steps: [
      'Dough:',
      'Rub the butter into the flour and chill it for 30 minutes.',
      'Crumble:',
      'Lay the plums on it, grate the lemon over them and scatter the flour.',
      'Bake at 180 °C for 40 minutes.',
    ],
    storageTip: 'Keeps for two days under a cloth.',
    toBuy: 'You need: 3 lemon',
    equipmentHeading: 'Equipment',
    more: 'One serving more',
    start: 'Start cooking',
  },
  de: {
    title: 'Pflaumenkuchen vom Blech',
    cuisine: 'Deutsch',
    description: 'Ein dünner Boden mit viel Obst darauf.',
    equipment: ['Backblech'],
    names: ['Teig:', 'Mehl', 'Butter', 'Streusel:', 'Mehl', 'Pflaumen', 'Zitrone'],
    steps: [
      'Teig:',
      'Die Butter mit dem Mehl verreiben und 30 Minuten kalt stellen.',
      'Streusel:',
      'Die Pflaumen darauflegen, die Zitrone darüberreiben und das Mehl darüberstreuen.',
      'Bei 180 °C 40 Minuten backen.',
    ],
    storageTip: 'Hält sich zwei Tage unter einem Tuch.',
    toBuy: 'Du brauchst noch: 3 Zitrone',
    equipmentHeading: 'Küchengeräte',
    more: 'Eine Portion mehr',
    start: 'Jetzt kochen',
  },
} as const;

const FOODS = ['', 'flour', 'butter', '', 'flour', 'plums', 'lemon'];
const GRAMS = [0, 250, 100, 0, 150, 800, 60];

/** Creates a cake recipe of two parts, with flour in both. */
const baker = answering(async ({ texts: [text = ''] }: ModelRequest) => {
  const { language } = JSON.parse(text.slice(text.indexOf('{')));
  const { names, title, cuisine, description, equipment, steps, storageTip } =
    TEXTS[language === 'de' ? 'de' : 'en'];
  return JSON.stringify({
    ingredients: ['carrot', 'plums'],
    title,
    description,
    cuisine,
    equipment,
    steps,
    storageTip,
    servingTip: '',
    difficulty: 'medium',
    dietaryPreferences: ['vegetarian'],
    prepTime: 90,
    activeTime: 30,
    servings: 1,
    lines: [
      ...names.map((name, at) => {
        const isPiece = FOODS[at] === 'lemon';
        const unit = isPiece ? 'piece' : 'g';
        const quantity = isPiece ? 1 : GRAMS[at];
        return { food: FOODS[at], name, quantity, unit, grams: GRAMS[at], note: '' };
      }),
      {
        food: 'carrot',
        name: language === 'de' ? 'Karotte' : 'carrot',
        quantity: 1,
        unit: 'piece',
        grams: 80,
        note: '',
      },
    ],
  });
});

// One worker runs these in turn, because each worker starts a server with this model.
test.describe.configure({ mode: 'default' });

test.use({ author: async ({}, use) => use(baker) });

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const { names, title, description, toBuy, equipmentHeading, more, start, storageTip, steps } =
    TEXTS[language];
  const [dough = '', crumble = ''] = names
    .filter((name) => name.endsWith(':'))
    .map((name) => name.slice(0, -1));

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('a cake of two parts shows the amounts of each, scaled or not, and names the part in cook mode', async ({
      page,
    }) => {
      await newCook(page, words);
      await openRecipe(page, words, 'carrots');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText(storageTip)).toBeVisible();
      const ingredients = page.getByRole('region', { name: words.ingredients });
      const part = (name: string) =>
        ingredients.locator('div', { has: page.getByRole('heading', { name, level: 3 }) }).last();
      await expect(part(dough).getByRole('listitem').first()).toHaveText(/^250\sg/);
      await page.getByRole('button', { name: more }).click();
      await page.getByRole('button', { name: more }).click();
      await expect(part(dough).getByRole('listitem').first()).toHaveText(/^750\sg/);
      await expect(part(crumble).getByRole('listitem').first()).toHaveText(/^450\sg/);
      await expect(ingredients.getByText(toBuy)).toBeVisible();
      await expect(ingredients.getByRole('heading', { name: equipmentHeading })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: start }).click();
      const dialog = page.getByRole('dialog').first();
      await expect(dialog.getByText(dough, { exact: true }).first()).toBeVisible();
      await expect(dialog.getByText(steps[1])).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByText(crumble, { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}
