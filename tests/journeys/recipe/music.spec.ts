import type { Page, Response } from '@playwright/test';
import { expect, openRecipe, signUp, test, WORDS, isKept } from '../support/test.ts';

test('music that was played once plays again without a server, from any place in it', async ({
  page,
  server,
  allowOnConsole,
}) => {
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
});

/** Returns the state of the player: times in seconds, and the number of decoded bytes. */
const playing = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
    time: audio.currentTime,
    length: audio.duration,
    error: audio.error?.message,
    // Only Chromium counts them.
    decoded: 'webkitAudioDecodedByteCount' in audio ? Number(audio.webkitAudioDecodedByteCount) : 0,
  }));
