import { LONG } from '#tests/long.ts';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { startServer } from '../support/server.ts';
import { storedOnDevice } from '../support/stored-on-device.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  newCook,
  REFUSAL,
  signUp,
  test as base,
  WORDS,
  isKept,
} from '../support/test.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lauchkuchen mit Mandeln',
  author: { '@type': 'Person', name: 'Lena Hofer' },
  recipeYield: '6 Portionen',
  totalTime: 'PT1H15M',
  recipeIngredient: ['250 g Mehl', '125 g Butter', '600 g Lauch', '50 g gemahlene Mandeln', 'etwas Butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Den Teig kneten und 30 Minuten ruhen lassen.' },
    { '@type': 'HowToStep', text: 'Mit dem Lauch belegen und 40 Minuten backen.' },
  ],
  image: '/tart.jpg',
};

const PAGES: Readonly<Record<string, string>> = {
  '/tart': `<!doctype html><html lang="de"><title>Lauchkuchen</title><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`,
  '/about': '<!doctype html><title>About</title><h1>About us</h1><p>We like soup.',
};

/** A made-up website on this machine, which the server may read. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const picture = await readFile(join(import.meta.dirname, '../../photos/tomatoes.jpg'));
      const site = createServer(({ url = '' }, response) => {
        const page = PAGES[url];
        if (url === '/tart.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
        else if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
        else response.writeHead(403, { 'content-type': 'text/html' }).end('No.');
      });
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      // A listening server has an address object.
      const { port } = site.address() as AddressInfo;
      await use(`http://127.0.0.1:${port}`);
      site.close();
    },
    { scope: 'worker' },
  ],
  hasOwnServer: true,
  servers: [
    async ({ site }, use) => {
      const server = await startServer({ MUNCHIFY_LOOPBACK_HOSTS: new URL(site).host });
      await use(new Map([[undefined, server]]));
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

const TEXTS = {
  en: {
    add: 'Add a recipe you already have',
    paste: /^Paste a link or text/,
    field: 'Link or recipe text',
    read: 'Read recipe',
    heading: 'Does this look right?',
    title: 'Title',
    photo: 'Photo of the recipe',
    toLookAt: 'One to check',
    protein: /^Protein/,
    count: /^Count /,
    allRead: '5 understood',
    save: 'Save recipe',
    cook: 'Start cooking',
  },
  de: {
    add: 'Eigenes Rezept hinzufügen',
    paste: /^Link oder Text einfügen/,
    field: 'Link oder Rezepttext',
    read: 'Rezept lesen',
    heading: 'Stimmt das so?',
    title: 'Titel',
    photo: 'Foto des Rezepts',
    toLookAt: 'Eine zu prüfen',
    protein: /^Eiweiß/,
    count: /g zählen$/,
    allRead: '5 verstanden',
    save: 'Rezept speichern',
    cook: 'Jetzt kochen',
  },
} as const;

async function paste(page: Page, text: string, words: (typeof TEXTS)['en' | 'de'] = TEXTS.en): Promise<void> {
  await page.getByLabel(words.field).fill(text);
  await page.getByRole('button', { name: words.read }).click();
}

for (const language of LANGUAGES) {
  const words = TEXTS[language];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language] });

    test('a recipe is read from a link, checked, saved and cooked offline', async ({ page, site }) => {
      await signUp(page, WORDS[language]);
      await isKept(page);
      await page.getByRole('button', { name: words.add }).click();
      await page.getByRole('link', { name: words.paste }).click();
      await expect(page.getByLabel(words.field)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await paste(page, `${site}/tart`, words);

      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
      await expect(page.getByLabel(words.title)).toHaveValue('Lauchkuchen mit Mandeln');
      await expect(page.getByText('Lena Hofer')).toBeVisible();
      await expect(page.getByRole('img', { name: words.photo })).toBeVisible();
      await expect(page.getByText(words.toLookAt)).toBeVisible();
      await expect(page.getByRole('row', { name: words.protein })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      // A reload loses neither the recipe nor the answers.
      await page.getByRole('button', { name: words.count }).click();
      await expect(page.getByText(words.toLookAt)).toBeHidden();
      const drafts = async () => JSON.stringify((await storedOnDevice(page))['drafts']);
      await expect.poll(drafts).not.toContain('"no-amount"');
      await page.reload();
      await expect(page.getByText(words.allRead)).toBeVisible();
      await page.getByRole('button', { name: words.save }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Lauchkuchen mit Mandeln' })).toBeVisible();
      await expect(page.getByRole('link', { name: /127\.0\.0\.1/ })).toHaveAttribute('href', `${site}/tart`);
      const id = new URL(page.url()).pathname.split('/').at(-1);
      const atServer = async () => (await page.request.get(`/api/recipes/${id}`)).json();
      await expect.poll(atServer).toMatchObject({ origin: { type: 'imported', author: 'Lena Hofer' } });
      expect((await atServer()).imageUrls).toHaveLength(1);

      // The device stores the picture once the server has returned it.
      await page.waitForFunction(async () => (await (await caches.open('photos')).keys()).length > 0);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('link', { name: words.cook }).first().click();
      await expect(page.getByRole('dialog').getByText(/Den Teig kneten/)).toBeVisible();
    });
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a pasted text becomes a recipe', LONG, async ({ page }) => {
    await newCook(page, WORDS.de);
    await page.goto('/add');
    await page
      .getByLabel('Link oder Rezepttext')
      .fill(
        'Pfannkuchen\n\n4 Portionen\n\nZutaten\n250 g Mehl\n500 ml Milch\n3 Eier\n\nZubereitung\nAlles verrühren.\nIn der Pfanne backen.',
      );
    await page.getByRole('button', { name: 'Rezept lesen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stimmt das so?' })).toBeVisible();
    await page.getByRole('link', { name: 'Bearbeiten' }).click();
    await page.getByLabel('Titel').fill('Omas Pfannkuchen');
    await page.getByRole('button', { name: 'Rezept speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Omas Pfannkuchen' })).toBeVisible();
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible();
    await page.goto('/add');
    await expect(page.getByLabel('Link oder Rezepttext')).toHaveValue('');
  });
});

test(
  'An address that cannot be read stays in the field, and the pasted text of its page keeps the link',
  LONG,
  async ({ page, site, allowOnConsole }) => {
    allowOnConsole(REFUSAL);
    await newCook(page, WORDS.en);
    await page.goto('/add');
    await paste(page, `${site}/about`);
    await expect(page.getByRole('heading', { name: 'No recipe on that page' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Link or recipe text')).toHaveValue(`${site}/about`);

    await paste(page, `${site}/members`);
    await expect(page.getByRole('heading', { name: "We can't reach that page" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page
      .getByLabel('Text of the recipe')
      .fill(
        'Cheese toast\n\nIngredients\n2 slices of bread\n10 g butter\n50 g cheese\n\nMethod\nToast the bread and melt the cheese on it.',
      );
    await page.getByRole('button', { name: 'Read recipe' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Cheese toast');
    await expect(page.getByRole('link', { name: '127.0.0.1' })).toHaveAttribute('href', `${site}/members`);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Link or recipe text')).toHaveValue(/Toast the bread/);

    await page.context().setOffline(true);
    await expect(page.getByText("You're offline")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Read recipe' })).toBeDisabled();
  },
);

test('a link that another app shares is filled into the field', LONG, async ({ page, site }) => {
  await signUp(page, WORDS.en);
  await isKept(page);
  await page.evaluate((link) => {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = '/share';
    form.enctype = 'multipart/form-data';
    for (const [name, value] of [
      ['title', 'Tart'],
      ['text', link],
    ]) {
      const input = document.createElement('input');
      Object.assign(input, { name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, `${site}/tart`);
  await page.waitForURL('**/add');
  await expect(page.getByLabel('Link or recipe text')).toHaveValue(`${site}/tart`);
});
