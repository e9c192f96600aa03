import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { aRecipe } from '#tests/support/examples.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import type * as upgrades from '#web/offline/upgrades.ts';
import { storedOnDevice } from '../support/stored-on-device.ts';
import { expect, isKept, openRecipe, signUp, test, WORDS } from '../support/test.ts';

test.use({ installsAtOnce: true });

/** The last version that stored pictures twice. */
const VERSION_BEFORE = 11;

const PANCAKES = 1_700_000_000_001;

test('data stored by an earlier version are all there, and unsent changes are sent', async ({
  page,
  context,
}) => {
  await signUp(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes');
  const address = page.url();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const heart = page.getByRole('button', { name: 'Favorite', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await isKept(page);

  // A page outside the app, so that none has the database open.
  await page.goto('/api/openapi.json');
  await storeAsBefore(page, await unsentPancakes());
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/recipes');
  await expect(page.getByText('Pancakes of before')).toBeVisible();
  const { outbox } = await storedOnDevice(page);
  expect(JSON.stringify(outbox)).toMatch(/Pancakes of before(?!.*base64)/);

  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 201,
  );
  await context.setOffline(false);
  await sent;
  const stored = await page.request.get(`/api/recipes/${PANCAKES}`);
  expect(await stored.json()).toMatchObject({ title: 'Pancakes of before', imageUrls: [expect.any(String)] });
});

/** A new recipe with its picture, as the previous version queued it, with the picture stored twice. */
async function unsentPancakes() {
  const image = asDataUrl(await plainJpeg(640, 480));
  const recipe = aRecipe('of-the-device', {
    id: PANCAKES,
    title: 'Pancakes of before',
    origin: { type: 'own' },
  });
  const text = { servings: 2, ingredients: ['2 eggs', '200 g flour'], instructions: ['Fry them.'] };
  return {
    image,
    entry: {
      key: 'stored-before',
      operation: {
        type: 'create',
        recipeId: PANCAKES,
        title: 'Pancakes of before',
        recipe,
        input: { id: PANCAKES, title: 'Pancakes of before', ...text, origin: { type: 'own' }, image },
      },
      timeZone: 'Europe/Berlin',
      notBefore: 0,
      wasSent: false,
    },
  };
}

/** Downgrades the device's database to the version before the last, with all its data and an entry of the outbox. */
async function storeAsBefore(page: Page, { image, entry }: Awaited<ReturnType<typeof unsentPancakes>>) {
  await page.evaluate(await upgradesOfTheApp());
  await page.evaluate(
    async ([unsent, picture, version]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('No database.')));
        });
      const { UPGRADES } = (globalThis as unknown as { upgrades: typeof upgrades }).upgrades;
      const userId = localStorage.getItem('signedInAs');
      const name = `munchify-${userId}`;
      const now = await done(indexedDB.open(name));
      const held: [store: string, values: unknown[], keys: IDBValidKey[] | undefined][] = [];
      for (const store of now.objectStoreNames) {
        const { keyPath } = now.transaction(store).objectStore(store);
        const read = () => now.transaction(store).objectStore(store);
        held.push([
          store,
          await done(read().getAll()),
          keyPath === null ? await done(read().getAllKeys()) : undefined,
        ]);
      }
      now.close();
      await done(indexedDB.deleteDatabase(name));

      const opening = indexedDB.open(name, version);
      opening.addEventListener('upgradeneeded', () => {
        const { result: database, transaction } = opening;
        for (const step of UPGRADES.slice(0, version)) step(database as never, transaction as never);
      });
      const before = await done(opening);
      const writing = before.transaction([...before.objectStoreNames], 'readwrite');
      for (const [store, values, keys] of held)
        for (const [at, value] of values.entries()) writing.objectStore(store).put(value, keys?.[at]);
      const jpeg = await (await fetch(picture)).blob();
      const adding = before.transaction('outbox', 'readwrite');
      adding.objectStore('outbox').add({
        ...unsent,
        operation: {
          ...unsent.operation,
          recipe: { ...unsent.operation.recipe, userId },
          picture: { id: 'p', jpeg },
        },
      });
      // Leaving the page earlier would abort the write.
      await new Promise((resolve, reject) => {
        adding.addEventListener('complete', resolve);
        adding.addEventListener('abort', () => reject(adding.error ?? new Error('Nothing was written.')));
      });
      before.close();
    },
    [entry, image, VERSION_BEFORE] as const,
  );
}

/** Returns a script that exposes the app's own upgrade steps in a page, as `upgrades`. */
async function upgradesOfTheApp(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../../../web/offline/upgrades.ts'),
        formats: ['iife'],
        name: 'upgrades',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const code = bundle?.output[0].code ?? '';
  return `${code}; globalThis.upgrades = upgrades;`;
}
