import { LONG } from '#tests/long.ts';
import type { Page, Response } from '@playwright/test';
import { testOnAPhone as test } from '../support/phone.ts';
import { expect, isKept, newCook, openRecipe, signUp, WORDS } from '../support/test.ts';

// These kill their server, so one worker runs them in turn.
test.use({ hasOwnServer: true });
test.describe.configure({ mode: 'default' });

/** Waits until the recipe's photo is on the device. */
const photoIsKept = (page: Page) =>
  page.waitForFunction(async () => (await (await caches.open('photos')).keys()).length > 0);

test('a recipe is opened and marked as cooked without the server, which receives the mark once', async ({
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

test(
  'music that was played once plays again without the server, from any position',
  LONG,
  async ({ page, server, allowOnConsole }) => {
    allowOnConsole(/net::ERR_|TypeError: Failed to fetch/);
    await signUp(page, WORDS.en);
    await openRecipe(page, WORDS.en, 'tomatoes');
    await isKept(page);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => (await playing(page)).time).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.waitForLoadState('networkidle');
    await server.kill();

    const pieces: Response[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/music/')) pieces.push(response);
    });
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => (await playing(page)).time).toBeGreaterThan(0.5);
    expect((await playing(page)).length).toBeGreaterThanOrEqual(60);
    const { decoded: before } = await playing(page);
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.currentTime = 45));
    await expect.poll(async () => (await playing(page)).time).toBeGreaterThan(45.5);
    const { error, decoded: after } = await playing(page);
    expect(error).toBeUndefined();
    expect(after).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(pieces.length).toBeGreaterThan(0);
    for (const piece of pieces) {
      expect([piece.status(), piece.fromServiceWorker()]).toEqual([206, true]);
    }
  },
);

test(
  'after the server process was killed, account, session, recipe and photos are still there',
  LONG,
  async ({ page, server, allowOnConsole }) => {
    // The page's requests fail while the server is dead.
    allowOnConsole(/net::ERR_|Failed to fetch/);
    await newCook(page, WORDS.en);
    await openRecipe(page, WORDS.en, 'lemons');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // The page requests more after it shows the recipe.
    await page.waitForLoadState('networkidle');
    await server.kill();
    await server.restart();
    await page.goto('/home');
    await expect(page.getByText('4 of 5 recipes left')).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    const photo = page.getByRole('img', { name: 'The ingredients' });
    await expect(photo).toBeVisible();
    expect(
      await photo.evaluate(
        async (image: HTMLImageElement) => (await fetch(image.src, { cache: 'reload' })).status,
      ),
    ).toBe(200);
  },
);

/** Returns the state of the player: times in seconds, and the number of decoded bytes. */
const playing = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    time: audio.currentTime,
    length: audio.duration,
    error: audio.error?.message,
    // Only Chromium counts them.
    decoded: 'webkitAudioDecodedByteCount' in audio ? Number(audio.webkitAudioDecodedByteCount) : 0,
  }));
