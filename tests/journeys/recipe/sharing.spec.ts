import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { askAs, dataUrlOf } from '../support/ask.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expect, newCook, test, toastOn, WORDS } from '../support/test.ts';
import { LONG } from '#tests/long.ts';

const CRUMBLE = {
  title: 'Apple crumble <b>with</b> oats',
  description: `<img src="x" onerror="document.title='broken in'">`,
  servings: 4,
  prepTime: 50,
  equipment: ['<i>Tin</i>'],
  servingTip: '</p><script>document.title = "broken in"</script>',
  storageTip: '<style>body { display: none }</style>',
  ingredients: ['3 large apples', '<u>Crumble</u>:', '150 g flour', '100 g <s>butter</s>'],
  instructions: [
    'Slice the <a href="https://example.org">apples</a>.',
    '<u>Crumble</u>:',
    'Rub the butter into the flour.',
    'Bake for 30 minutes.',
  ],
  notes: 'Secret of my grandmother',
};

/** Signs up a cook who has the recipe, and opens it. @returns its path in the API */
async function aCook(page: Page): Promise<string> {
  await newCook(page, WORDS.en);
  const made = await askAs(page, 'en')('POST', '/api/recipes', {
    ...CRUMBLE,
    image: await dataUrlOf('tomatoes'),
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/recipe/${id}`);
  return `/api/recipes/${id}`;
}

/** Shares the recipe that is open. @returns the link */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Anyone with this link can read it');
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** Checks that markup in a recipe is shown as plain text. */
async function expectOnlyText(page: Page): Promise<void> {
  const { description, storageTip, servingTip, equipment } = CRUMBLE;
  for (const text of [description, storageTip, servingTip, ...equipment])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(
    page.locator('main').locator('u, s, script, style, img[src="x"], a[href*="example"]'),
  ).toHaveCount(0);
  expect(await page.title()).toContain(CRUMBLE.title);
}

/** The page uses the app's fonts and logo, and drawings for dishes without a photo. */
async function expectOurLook(page: Page): Promise<void> {
  const shown = () =>
    page.evaluate(() => ({
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      isMarkDrawn: (document.querySelector<HTMLImageElement>('.brand img')?.naturalWidth ?? 0) > 0,
    }));
  await expect.poll(shown).toEqual({
    fonts: expect.arrayContaining(['Fraunces', 'Figtree']),
    isMarkDrawn: true,
  });
  const drawing = await page.request.get('/shared/sweet.svg');
  expect(drawing.headers()['content-type']).toContain('image/svg+xml');
}

test('a recipe is shared, read by a stranger without scripts, saved, and stays when the original is deleted', async ({
  page,
  browser,
  server,
}) => {
  const path = await aCook(page);
  const link = await share(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByLabel('Show my first name').check();
  await page.getByLabel('First name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden();

  const plain = await browser.newContext({
    baseURL: server.origin,
    javaScriptEnabled: false,
    locale: LOCALE.de,
  });
  const stranger = await plain.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(CRUMBLE.title);
  await expect(stranger.getByText('Ada shared this with you')).toBeVisible();
  await expect(stranger.getByText('grandmother')).toBeHidden();
  await expectOnlyText(stranger);
  await expect(stranger.getByRole('button', { name: 'Print' })).toBeHidden();
  await stranger.getByRole('link', { name: 'One serving more' }).click();
  await expect(stranger.getByText('For 5 servings')).toBeVisible();
  await expect(stranger.getByText(/188\s?g|190\s?g/)).toBeVisible();
  expect(await plain.cookies()).toEqual([]);
  await plain.close();

  const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
  const reader = await context.newPage();
  await reader.goto(link);
  await expectAccessibleInBothThemes(reader);
  await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectOurLook(reader);
  await expectOnlyText(reader);
  await reader.getByRole('link', { name: 'Save to my Munchify' }).first().click();
  await expect(reader.getByRole('heading', { name: 'Keep this recipe' })).toBeVisible();
  await expectAccessibleInBothThemes(reader);
  await reader.getByRole('link', { name: 'Log in or register' }).click();
  await newCook(reader, WORDS.en);
  await reader.goto('/auth');
  await expect(reader).toHaveURL(/\/recipe\/\d+$/);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(CRUMBLE.title);

  await expectOnlyText(reader);

  expect((await askAs(page, 'en')('DELETE', path, {})).status()).toBe(204);
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(CRUMBLE.title);
  await expect(reader.getByText('Ada', { exact: false }).first()).toBeVisible();
  const gone = await reader.goto(link);
  expect(gone?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'This recipe is no longer shared' })).toBeVisible();
  await expectAccessibleInBothThemes(reader);
  await context.close();
});

test(
  'a stopped link and its pictures are gone at once; without a connection nothing is shared',
  LONG,
  async ({ page, browser, server, allowOnConsole }) => {
    allowOnConsole(/Failed to load resource/);
    await aCook(page);
    const link = await share(page);
    const context = await browser.newContext({ baseURL: server.origin, locale: LOCALE.en });
    const stranger = await context.newPage();
    expect((await stranger.goto(link))?.status()).toBe(200);
    for (const picture of ['dish', 'preview'])
      expect((await page.request.get(`${link}/${picture}.jpg`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('dialog', { name: 'Stop sharing?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
    for (const path of ['', '/dish.jpg', '/preview.jpg'])
      for (const each of [page, stranger])
        expect((await each.request.get(`${link}${path}`)).status()).toBe(404);
    expect((await stranger.reload())?.status()).toBe(404);
    await context.close();
    await page.context().setOffline(true);
    await expect(page.getByText('You need to be online to share')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create link' })).toBeDisabled();
  },
);

test('the link goes to the system’s share sheet, or is copied if there is none', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await aCook(page);
  const link = await share(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(toastOn(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
