import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../support/browser.ts';
import {
  choosePhotos,
  expect,
  openRecipe,
  newCook,
  signUp,
  test as base,
  WORDS,
  isKept,
} from '../support/test.ts';

type Phone = { open: () => Promise<Page>; close: () => Promise<void> };

/** A browser that keeps its profile when it is closed, as a phone does. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ server, viewport, locale, timezoneId }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'munchify-phone-'));
    let browser: BrowserContext | undefined;
    const close = async () => browser?.close();
    await use({
      async open() {
        browser = await chromium.launchPersistentContext(profile, {
          executablePath: ensureBrowser(),
          args: BROWSER_ARGUMENTS,
          baseURL: server.origin,
          viewport,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
        });
        return browser.pages()[0] ?? browser.newPage();
      },
      close,
    });
    await close();
    await rm(profile, { recursive: true, force: true });
  },
});

const photo = (name: string) => join(import.meta.dirname, `../../photos/${name}.jpg`);

/** Waits until the recipe's photo is on the device. */
const photoIsKept = (page: Page) =>
  page.waitForFunction(async () => (await (await caches.open('photos')).keys()).length > 0);

test('a recipe is opened and marked as cooked without a server, and the server learns of it once', async ({
  phone,
  server,
}) => {
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes');
  await isKept(page);
  const address = page.url();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await photoIsKept(page);
  await page.waitForLoadState('networkidle');
  await server.kill();

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const picture = page.getByRole('img', { name: 'The ingredients' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect(page.getByRole('button', { name: 'Remove from today' })).toBeVisible();
  await expect(page.getByText('One change is saved here, not yet sent.')).toBeVisible();
  await phone.close();

  await server.restart();
  const later = await phone.open();
  await later.goto(address);
  await expect(later.getByRole('button', { name: 'Remove from today' })).toBeVisible();
  await expect(later.getByText('One change is saved here, not yet sent.')).toBeHidden();
  const marks = async () => {
    const response = await later.request.get(`/api/nutrition/tracking/daily?date=${Date.now()}`, {
      headers: { 'x-timezone': 'Europe/Berlin' },
    });
    return response.json();
  };
  await expect.poll(marks).toHaveLength(1);
});

test('photos that were chosen without a connection become a recipe once there is one', async ({ phone }) => {
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await isKept(page);
  await page.context().setOffline(true);
  await choosePhotos(page, WORDS.en, [photo('lemons')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByText("We'll write your recipe when you're back online.")).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForURL('**/recipe/*');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(1);
  await expect(page.getByText('4 of 5 recipes left')).toBeVisible();
});

test('A photo is recognised without a connection too, once one was recognised with it', async ({ phone }) => {
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await isKept(page);
  await choosePhotos(page, WORDS.en, [photo('carrots')]);
  await expect(page.getByRole('list', { name: 'Photo 1' })).toContainText('Carrots?');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.reload();
  await choosePhotos(page, WORDS.en, [photo('peppers')]);
  await expect(page.getByRole('list', { name: 'Photo 2' })).toContainText('Red peppers?');
});

test('photos shared by another app are on the table, and the browser would install the app', async ({
  phone,
}) => {
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form method="post" action="/share" enctype="multipart/form-data"><input type="file" name="photos" aria-label="Shared"></form>',
    );
  });
  await page.getByLabel('Shared').setInputFiles(photo('bananas'));
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action="/share"]')?.requestSubmit(),
  );
  await page.waitForURL('**/home');
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible();
});

test('cooking is marked and taken back at once, even by a server that never answers', async ({ phone }) => {
  const page = await phone.open();
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'lemons');
  let asked = 0;
  await page.context().route('**/api/recipes/*/cooked*', () => void (asked += 1));
  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Remove from today' }).click();
  await expect(page.getByRole('button', { name: 'Mark as cooked' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a deleted recipe can be put back while that is offered', async ({ phone }) => {
  const page = await phone.open();
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'peppers');
  await page.getByRole('button', { name: 'Delete recipe' }).click();
  await page.waitForURL('**/home');
  await expect(page.getByText('Nothing cooked up yet')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Delete recipe/ })).toHaveCount(1);
});

test('signing out leaves nothing of the cook on the device', async ({ phone }) => {
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'carrots');
  await isKept(page);
  await page.getByRole('button', { name: WORDS.en.menu }).click();
  await page.getByRole('button', { name: WORDS.en.logOut }).click();
  await expect(page.getByRole('link', { name: WORDS.en.joinNow })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        databases: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('munchify')),
        photos: await caches.has('photos'),
        things: Object.keys(localStorage).filter((key) => !['preferredLanguage', 'hadOwner'].includes(key)),
      })),
    )
    .toEqual({ databases: [], photos: false, things: [] });
});
