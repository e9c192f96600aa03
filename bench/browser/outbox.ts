import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import { choosePhotos, generate, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { onPhone, TOMATOES } from './phone.ts';

/** `OUTBOX_ENTRIES` shortens the run. */
const ENTRIES = Number(process.env['OUTBOX_ENTRIES'] ?? runs(10_000));

/** Checks that a full outbox is sent in order. */
export const outbox = (): Promise<Measured[]> =>
  onPhone(async (page) => {
    await signUp(page, WORDS.en);
    await choosePhotos(page, WORDS.en, [TOMATOES]);
    await generate(page, WORDS.en);
    const recipeId = Number(new URL(page.url()).pathname.split('/').at(-1));
    const sent: string[] = [];
    page.context().on('requestfinished', (request) => {
      const key = request.headers()['idempotency-key'];
      if (key?.startsWith('queued-')) sent.push(key);
    });
    await page.context().setOffline(true);
    await page.evaluate(fill, { recipeId, count: ENTRIES });
    const startedAt = performance.now();
    await page.context().setOffline(false);
    let left: number;
    do {
      await page.waitForTimeout(500);
      left = await page.evaluate(waiting);
    } while (left > 0 && performance.now() - startedAt < ENTRIES * MOST_EACH);
    const each = (performance.now() - startedAt) / ENTRIES;
    const isInOrder = sent.length === ENTRIES && sent.every((key, index) => key === `queued-${index}`);
    return [
      {
        name: 'outbox: queued mutations that drain in order',
        budget: String(ENTRIES),
        measured: `${sent.length}${isInOrder ? ' in order' : ', out of order'}, ${left} left, ${each.toFixed(0)} ms each`,
        holds: isInOrder && left === 0,
      },
    ];
  });

/** Maximum time per operation, in ms. */
const MOST_EACH = 200;

/** Runs in the page: fills the outbox with offline changes of a year, none of which undoes another. */
async function fill({ recipeId, count }: { recipeId: number; count: number }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`munchify-${localStorage.getItem('signedInAs')}`);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
  });
  const transaction = database.transaction('outbox', 'readwrite');
  const store = transaction.objectStore('outbox');
  for (let index = 0; index < count; index += 1) {
    const change = { rating: 1 + (index % 5) };
    store.add({
      key: `queued-${index}`,
      operation: { type: 'personal', recipeId, title: 'Soup', change, at: Date.now() + index },
      timeZone: 'UTC',
      notBefore: 0,
      wasSent: false,
    });
  }
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** Runs in the page: counts waiting operations. */
const waiting = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(`munchify-${localStorage.getItem('signedInAs')}`);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('outbox').objectStore('outbox').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
