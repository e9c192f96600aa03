import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs } from '../support/ask.ts';
import { expect, isKept, newCook, test, toastOn, WORDS } from '../support/test.ts';

/** Creates a recipe as another device would. @returns its ID */
async function createRecipe(page: Page, title: string): Promise<string> {
  const recipe = { title, servings: 2, ingredients: ['2 leeks'], instructions: ['Bake for 20 minutes.'] };
  const { id } = await (await askAs(page, 'en')('POST', '/api/recipes', recipe)).json();
  return String(id);
}

test('members find, cook and copy each other’s recipes, also offline; a removed member loses them', async ({
  page: marta,
  browser,
  server,
  allowOnConsole,
}) => {
  // The recipe that is open when the access ends.
  allowOnConsole(/404/);
  await newCook(marta, WORDS.en);
  const id = await createRecipe(marta, 'Leek gratin');
  const asMarta = askAs(marta, 'en');
  await asMarta('POST', '/api/user/name', { name: 'Marta' });
  await asMarta('POST', '/api/household', { name: 'Our kitchen' });
  const { url } = await (await asMarta('POST', '/api/household/invite', {})).json();

  const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
  const theo = await context.newPage();
  await newCook(theo, WORDS.en);
  const own = await createRecipe(theo, 'Onion tart');
  const asTheo = askAs(theo, 'en');
  await asTheo('POST', '/api/user/name', { name: 'Theo' });
  await asTheo('POST', '/api/household/join', { token: new URL(url).searchParams.get('invite') });
  await theo.goto('/recipes');
  const gratin = theo.getByRole('link', { name: /Leek gratin.*From Marta/ });
  await expect(gratin).toBeVisible();
  await theo.getByRole('button', { name: 'From the household' }).click();
  await expect(theo.getByRole('link', { name: /Onion tart/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(theo);

  await isKept(theo);
  await context.setOffline(true);
  await theo.reload();
  await theo.getByRole('searchbox').fill('leek');
  await gratin.click();
  await expect(theo.getByRole('heading', { level: 1, name: 'Leek gratin' })).toBeVisible();
  await expect(theo.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
  await expect(theo.getByRole('button', { name: 'Delete recipe' })).toHaveCount(0);
  await expectAccessibleInBothThemes(theo);
  await theo.getByRole('button', { name: /20:00/ }).first().click();
  await theo.getByRole('link', { name: 'Start cooking' }).first().click();
  await theo.getByRole('button', { name: 'Done' }).click();
  await theo.getByRole('button', { name: 'Close', exact: true }).last().click();
  await theo.getByRole('button', { name: 'Copy to mine' }).click();
  await expect(toastOn(theo, 'Copied. This one is yours.')).toBeVisible();
  await expect(theo.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await context.setOffline(false);
  const titles = async () =>
    ((await (await theo.request.get('/api/recipes')).json()) as { title: string }[]).map(
      ({ title }) => title,
    );
  await expect.poll(async () => (await titles()).toSorted()).toEqual(['Leek gratin', 'Onion tart']);

  const { members } = await (await marta.request.get('/api/household')).json();
  const { id: theoId } = members.find(({ isYou }: { isYou: boolean }) => !isYou);
  const { id: martaId } = members.find(({ isYou }: { isYou: boolean }) => isYou);
  await theo.goto('/recipes');
  await expect(gratin).toBeVisible();
  await asMarta('DELETE', `/api/household/members/${theoId}`, undefined);
  // The next poll for changes reports it.
  await expect(gratin).toHaveCount(0);
  await theo.goto(`/household/${martaId}/recipe/${id}`);
  await expect(theo.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
  await theo.goto('/recipes');
  await expect(theo.getByRole('link', { name: /Onion tart/ })).toBeVisible();
  await expect(theo.getByRole('link', { name: /From Marta/ })).toHaveCount(0);
  await theo.goto(`/recipe/${own}`);
  await expect(theo.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await context.close();
});
