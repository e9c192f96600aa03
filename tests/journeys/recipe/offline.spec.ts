import { join } from 'node:path';
import { choosePhotos, expect, isKept, openRecipe, signUp, WORDS } from '../support/test.ts';
import { testOnAPhone as test } from '../support/phone.ts';

const photo = (name: string) => join(import.meta.dirname, `../../photos/${name}.jpg`);

test('photos that were chosen offline become a recipe once there is a connection', async ({ phone }) => {
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

test('A new cook has list, week, cookbook and settings offline, and reads that the diary needs a connection', async ({
  phone,
  allowOnConsole,
}) => {
  allowOnConsole(/dynamically imported module|Failed to load resource/);
  const page = await phone.open();
  await signUp(page, WORDS.en);
  await isKept(page);
  await page.context().setOffline(true);
  for (const path of [
    '/home',
    '/list',
    '/week',
    '/recipes',
    '/add',
    '/settings',
    '/badges',
    '/household',
    '/plans',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
  }
  await page.goto('/diary');
  await expect(page.getByRole('alert')).toContainText("We can't connect right now");
});

test('A photo is recognised offline too, once one was recognised online', async ({ phone }) => {
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

test('photos shared by another app are on the table, and the browser offers to install the app', async ({
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
