import { photo } from '#tests/screens/kitchen.ts';
import { testWithPausedAuthor as test } from '../support/paused-author.ts';
import { choosePhotos, expect, logIn, signUp, WORDS } from '../support/test.ts';
import { startWire } from '../support/wire.ts';

// `npm test` has the journey of a cook who closes the tab and returns at once. Waiting requests and broken streams are
// tested without a browser: tests/web/offline, tests/functions/generation.

// One worker runs these in turn, because each worker starts a server with a paused model of its own.
test.describe.configure({ mode: 'default' });

test('A cook who returns much later finds the recipe too', async ({ context, page, goOn }) => {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [photo('carrots')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByRole('list', { name: 'Seen in your photos' })).toBeVisible();
  await page.close();
  goOn();
  const recipesOf = async () => (await context.request.get('/api/recipes')).json();
  await expect.poll(recipesOf).toHaveLength(1);
  const later = await context.newPage();
  await later.goto('/home');
  await later.waitForURL('**/recipe/*');
  await expect(later.getByRole('region', { name: WORDS.en.ingredients })).toContainText('carrots');
});

test('a connection that breaks during a generation loses nothing', async ({
  page,
  server,
  allowOnConsole,
  goOn,
}) => {
  allowOnConsole(/net::ERR_/);
  const email = await signUp(page, WORDS.en);
  const wire = await startWire(server.origin);
  await page.goto(`${wire.origin}/auth`);
  await logIn(page, WORDS.en, email);
  await choosePhotos(page, WORDS.en, [photo('tomatoes')]);
  await page.getByRole('button', { name: WORDS.en.generate }).click();
  await expect(page.getByRole('list', { name: 'Seen in your photos' })).toBeVisible();
  wire.tear();
  await expect(page.getByText("We can't connect right now.")).toBeVisible();
  goOn();
  await page.waitForURL('**/recipe/*');
  await page.getByRole('link', { name: 'Back to upload' }).click();
  await expect(page.getByText('4 of 5 recipes left')).toBeVisible();
  wire.close();
});
