import { LOCALE } from '#core/language.ts';
import { askAs, logInByRequest } from '../support/ask.ts';
import { expect, newCook, test, WORDS } from '../support/test.ts';

// The sync protocol is tested without a browser: tests/web/library.

const aRecipe = (title: string) => ({ title, servings: 4, ingredients: ['600 g rhubarb'], instructions: [] });

test('A recipe from one device appears on the other', async ({ page, browser, server }) => {
  const email = await newCook(page, WORDS.en);
  const ask = askAs(page, 'en');
  await ask('POST', '/api/recipes', aRecipe('Leek tart'));
  const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
  const phone = await context.newPage();
  await logInByRequest(phone, 'en', email);
  await phone.goto('/recipes');
  await expect(phone.getByRole('link', { name: /Leek tart/ })).toBeVisible();
  const { id } = await (await ask('POST', '/api/recipes', aRecipe('Rhubarb crumble'))).json();
  await phone.getByRole('searchbox').fill('crumble');
  await expect(phone.getByRole('link', { name: /Rhubarb crumble/ })).toBeVisible();
  await ask('DELETE', `/api/recipes/${id}`, undefined);
  await expect(phone.getByText('No recipe fits.', { exact: false })).toBeVisible();
  await context.close();
});
