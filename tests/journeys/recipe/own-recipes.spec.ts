import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { LONG } from '#tests/long.ts';
import { askAs } from '../support/ask.ts';
import { LANGUAGES } from '../support/languages.ts';
import { storedOnDevice } from '../support/stored-on-device.ts';
import {
  expect,
  expectAccessible,
  logIn,
  newCook,
  REFUSAL,
  signUp,
  STRANGER,
  test,
  WORDS,
  isKept,
} from '../support/test.ts';

/** Creates a recipe as another device would. @returns its ID */
async function createRecipe(page: Page, language: 'en' | 'de', title: string): Promise<string> {
  const recipe = {
    title,
    servings: 2,
    language,
    ingredients: language === 'de' ? ['200 g Mehl', '2 Eier'] : ['200 g flour', '2 eggs'],
    instructions: language === 'de' ? ['Alles verrühren.'] : ['Mix it all.'],
  };
  const response = await askAs(page, language)('POST', '/api/recipes', recipe);
  const { id } = await response.json();
  return String(id);
}

const recipeAtServer = async (page: Page, id: string) =>
  (await page.request.get(`/api/recipes/${id}`)).json();

test('a recipe that was written offline can be cooked before it is sent', async ({ page }) => {
  await signUp(page, WORDS.en);
  await isKept(page);
  await page.getByRole('button', { name: 'Add a recipe you already have' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a recipe' })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Write it myself/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a recipe' })).toBeVisible();

  // Saving names the missing fields, and leads there.
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('The recipe needs a title')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Pancakes');
  await page.getByLabel('Ingredient 1').fill('200 g flour');
  await expect(page.getByText('200 g', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Ingredient 1').press('Enter');
  await expect(page.getByLabel('Ingredient 2')).toBeFocused();
  await page.keyboard.type('2 eggs');
  await page.getByLabel('Step 1', { exact: true }).fill('Mix and fry for 3 minutes.');
  await expect(page.getByText('Not saved yet. A copy is kept on this device.')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await storedOnDevice(page))['drafts']))
    .toMatch(/2 eggs.*Mix and fry for 3 minutes/);

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Pancakes');
  await expect(page.getByLabel('Ingredient 2')).toHaveValue('2 eggs');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pancakes' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect(page.getByRole('button', { name: 'Remove from today' })).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.context().setOffline(false);
  await expect
    .poll(() => recipeAtServer(page, id))
    .toMatchObject({ title: 'Pancakes', origin: { type: 'own' }, isCooked: true, version: 1 });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Pancakes' })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('lines are moved by keyboard and handle, removed and restored', async ({ page }) => {
    await newCook(page, WORDS.de);
    const id = await createRecipe(page, 'de', 'Pfannkuchen');
    await page.goto(`/recipe/${id}`);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('link', { name: 'Bearbeiten' }).click();
    await expect(page.getByLabel('Zutat 1')).toHaveValue(/200.g Mehl/);
    await page.getByRole('button', { name: /^Verschieben: 2 Eier/ }).press('ArrowUp');
    await expect(page.getByLabel('Zutat 1')).toHaveValue('2 Eier');
    await expect(page.getByRole('button', { name: /^Verschieben: 2 Eier/ })).toBeFocused();
    await page.getByRole('button', { name: /^Verschieben: 2 Eier/ }).press('Enter');
    await page.getByRole('button', { name: 'Nach unten' }).click();
    await expect(page.getByLabel('Zutat 2')).toHaveValue('2 Eier');
    await page.getByRole('button', { name: 'Fertig' }).click();

    await page.getByRole('button', { name: /^Entfernen: 2 Eier/ }).click();
    await expect(page.getByLabel('Zutat 2')).toBeHidden();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByLabel('Zutat 2')).toHaveValue('2 Eier');

    // By pointer: the second line is dragged above the first.
    const grip = await page.getByRole('button', { name: /^Verschieben: 2 Eier/ }).boundingBox();
    const first = await page.getByLabel('Zutat 1').boundingBox();
    if (!grip || !first) throw new Error('The lines are not shown.');
    await page.mouse.move(grip.x + 20, grip.y + 20);
    await page.mouse.down();
    await page.mouse.move(first.x + 40, first.y + 4, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByLabel('Zutat 1')).toHaveValue('2 Eier');

    await page.getByRole('button', { name: 'Teil hinzufügen' }).first().click();
    await page.getByLabel('Name von Teil 2').fill('Belag');
    await page.getByLabel('Zutat 3').fill('3 EL Apfelmus');
    await page.getByRole('button', { name: 'Rezept speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Belag' })).toBeVisible();
    await expect
      .poll(() => recipeAtServer(page, id))
      .toMatchObject({ version: 2, sections: [{}, { name: 'Belag' }] });
  });
});

const TEXTS = {
  en: {
    pancakes: 'Pancakes',
    thin: 'Thin pancakes',
    thick: 'Thick pancakes',
    more: 'More',
    edit: 'Edit',
    title: 'Title',
    save: 'Save recipe',
    openMine: 'Open my text',
    changed: 'This recipe was changed on another device',
    compare: 'Compare',
    keepMine: 'Keep mine',
  },
  de: {
    pancakes: 'Pfannkuchen',
    thin: 'Dünne Pfannkuchen',
    thick: 'Dicke Pfannkuchen',
    more: 'Mehr',
    edit: 'Bearbeiten',
    title: 'Titel',
    save: 'Rezept speichern',
    openMine: 'Meinen Text öffnen',
    changed: 'Dieses Rezept wurde auf einem anderen Gerät geändert',
    compare: 'Vergleichen',
    keepMine: 'Meinen behalten',
  },
} as const;

for (const language of LANGUAGES) {
  const words = TEXTS[language];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test(
      'Two texts that two devices wrote offline are both kept, and the cook chooses',
      LONG,
      async ({ browser, page, server, allowOnConsole }) => {
        allowOnConsole(REFUSAL);
        allowOnConsole(STRANGER);
        const email = await newCook(page, WORDS[language]);
        const id = await createRecipe(page, language, words.pancakes);
        await page.goto(`/recipe/${id}`);
        await isKept(page);
        await page.getByRole('button', { name: words.more, exact: true }).click();
        await page.getByRole('link', { name: words.edit }).click();
        await expect(page.getByLabel(words.title)).toHaveValue(words.pancakes);
        await page.context().setOffline(true);
        await page.getByLabel(words.title).fill(words.thin);
        await page.getByRole('button', { name: words.save }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.thin })).toBeVisible();

        const other = await browser.newContext({ baseURL: server.origin, locale: LOCALE[language] });
        const tablet = await other.newPage();
        await tablet.goto('/auth');
        await logIn(tablet, WORDS[language], email);
        await tablet.goto(`/recipe/${id}/edit`);
        await isKept(tablet);
        await expect(tablet.getByLabel(words.title)).toHaveValue(words.pancakes);
        await other.setOffline(true);
        await tablet.getByLabel(words.title).fill(words.thick);
        await tablet.getByRole('button', { name: words.save }).click();
        await expect(tablet.getByRole('heading', { level: 1, name: words.thick })).toBeVisible();
        await other.setOffline(false);
        await expect.poll(() => recipeAtServer(tablet, id)).toMatchObject({ title: words.thick, version: 2 });
        await other.close();

        await page.context().setOffline(false);
        await page.getByRole('link', { name: words.openMine }).click();
        await expect(page.getByText(words.changed)).toBeVisible();
        await expect(page.getByLabel(words.title)).toHaveValue(words.thin);
        await page.getByRole('button', { name: words.compare }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(words.thin)).toBeVisible();
        await expect(dialog.getByText(words.thick)).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: words.keepMine }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.thin })).toBeVisible();
        await expect.poll(() => recipeAtServer(page, id)).toMatchObject({ title: words.thin, version: 3 });
        await expect(page.getByRole('link', { name: words.openMine })).toBeHidden();
      },
    );
  });
}

test(
  'a text for a recipe that another device has deleted is kept as a new recipe',
  LONG,
  async ({ page, allowOnConsole }) => {
    allowOnConsole(REFUSAL);
    await newCook(page, WORDS.en);
    const id = await createRecipe(page, 'en', 'Pancakes');
    await page.goto(`/recipe/${id}/edit`);
    await isKept(page);
    await expect(page.getByLabel('Title')).toHaveValue('Pancakes');
    await askAs(page, 'en')('DELETE', `/api/recipes/${id}`, undefined);
    await page.getByLabel('Title').fill('Thin pancakes');
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thin pancakes' })).toBeVisible();
    await expect
      .poll(() => recipeAtServer(page, id))
      .toMatchObject({ title: 'Thin pancakes', ingredients: ['200 g flour', '2 eggs'] });
  },
);

test('drafts are deleted when the cook signs out', LONG, async ({ page }) => {
  await signUp(page, WORDS.en);
  await page.getByRole('button', { name: 'Add a recipe you already have' }).click();
  await page.getByRole('button', { name: /^Write it myself/ }).click();
  await page.getByLabel('Title').fill('Secret sauce');
  await expect(page.getByText('Not saved yet. A copy is kept on this device.')).toBeVisible();
  await page.goto('/add');
  await page.getByLabel('Link or recipe text').fill('My secret text');
  await page.getByRole('button', { name: WORDS.en.menu }).click();
  await page.getByRole('button', { name: WORDS.en.logOut }).click();
  await page.waitForURL('**/');
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    pasted: localStorage.getItem('pasted'),
  }));
  expect(left.pasted).toBeNull();
  expect(left.databases.filter((name) => name?.startsWith('munchify-'))).toEqual([]);
});
