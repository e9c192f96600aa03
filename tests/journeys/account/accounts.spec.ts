import { strFromU8 } from 'fflate';
import { LOCALE } from '#core/language.ts';
import { mailsTo } from '../support/mail.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  expect,
  expectAccessible,
  logIn,
  openRecipe,
  PASSWORD,
  REFUSAL,
  newCook,
  signUp,
  test,
  toastOn,
  WORDS,
} from '../support/test.ts';
import { SAID, logOut, tryToLogIn, heldBy, downloaded } from './account-pages.ts';

for (const language of LANGUAGES) {
  const [words, said, locale] = [WORDS[language], SAID[language], LOCALE[language]];

  test.describe(language, () => {
    test.use({ locale });

    test('a cook exports everything, and deletes the account', async ({
      page,
      browser,
      server,
      allowOnConsole,
    }) => {
      allowOnConsole(REFUSAL);
      const email = await newCook(page, words);
      await openRecipe(page, words, 'tomatoes');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const id = page.url().split('/').at(-1);
      await page.getByRole('button', { name: said.cook }).click();
      await page.getByRole('button', { name: said.cooked }).waitFor();
      const atServer = async () => (await page.request.get(`/api/recipes/${id}`)).json();
      await expect.poll(atServer).toMatchObject({ isCooked: true });

      await page.goto('/settings');
      const files = await downloaded(page, said.download);
      const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
      const kinds: string[] = read('data.json').map(({ kind }: { kind: string }) => kind);
      expect(new Set(kinds)).toEqual(
        // The other item is the count of recipes.
        new Set(['sign-in', 'profile', 'recipe', 'other', 'cook mark', 'badge progress', 'usage', 'run']),
      );
      const recipe = read(`recipes/${id}.json`);
      expect(recipe).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: title,
        inLanguage: language,
        recipeIngredient: expect.arrayContaining([expect.any(String)]),
        recipeInstructions: expect.arrayContaining([{ '@type': 'HowToStep', text: expect.any(String) }]),
        nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
      });
      const photo = new URL(recipe.image[0], 'zip:/recipes/').pathname.slice(1);
      const cooklang = Object.keys(files).find((name) => name.endsWith(` ${id}.cook`)) ?? '';
      expect(files[cooklang]?.length).toBeGreaterThan(100);
      expect(Object.keys(files).toSorted()).toEqual(
        ['data.json', photo, `recipes/${id}.json`, cooklang].toSorted(),
      );
      const shown = await page.request.get(`/${photo}`);
      expect(Buffer.from(files[photo] ?? []).equals(await shown.body())).toBe(true);

      const elsewhere = await browser.newContext({ baseURL: server.origin, locale });
      const other = await elsewhere.newPage();
      await other.goto('/auth');
      await logIn(other, words, email);

      await page.getByRole('button', { name: said.deleteAccount }).click();
      const dialog = page.getByRole('dialog', { name: said.sure });
      await dialog.getByRole('button', { name: said.keep }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: said.deleteAccount }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: said.forGood }).click();
      await expect(toastOn(page, said.isDeleted)).toBeVisible();
      await expect.poll(() => heldBy(page)).toEqual({ databases: 0, photos: false, things: [] });

      // The other device is signed out, too.
      await other.goto('/badges');
      await expect(other.getByText(said.signInToSync)).toBeVisible();
      await elsewhere.close();
      await page.goto('/auth');
      await tryToLogIn(page, words, email);
      await expect(toastOn(page, said.loginFailed)).toBeVisible();

      await expect.poll(async () => (await mailsTo(page, email))[0]?.subject).toBe(said.wasDeleted);
      expect((await page.request.get(`/${photo}`)).status()).toBe(404);
    });
  });
}

test('a closed popup is reported, and the login still works', async ({ page, allowOnConsole }) => {
  allowOnConsole(/^Cancelled: The user has left/);
  const email = await signUp(page, WORDS.en);
  await logOut(page, WORDS.en);
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: SAID.en.byGoogle }).click();
  await (await opened).close();
  await expect(toastOn(page, SAID.en.cancelled)).toBeVisible();
  await logIn(page, WORDS.en, email);
});
