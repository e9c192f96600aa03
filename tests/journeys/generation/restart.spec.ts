import { join } from 'node:path';
import { startServer } from '../support/server.ts';
import { choosePhotos, expect, generate, signUp, test as base, WORDS } from '../support/test.ts';

// A server of its own, for it does not survive the journey.
const test = base.extend<object, object>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test('after the process was killed, account, session, recipe and photos are there', async ({
  page,
  server,
  allowOnConsole,
}) => {
  // What a page asks in the very moment is not answered any more.
  allowOnConsole(/net::ERR_|Failed to fetch/);
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [join(import.meta.dirname, '../../photos/lemons.jpg')]);
  await generate(page, WORDS.en);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // What the page still asks behind the recipe is answered first.
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
});
