// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { askLibrary, closeLibrary, onLibraryChange } from '#web/library/library.ts';
import type { FromWorker, ToWorker } from '#web/library/questions.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { UPGRADES } from '#web/offline/upgrades.ts';

let userId: UserId;
const workers: PageSide[] = [];

/** The page's side of a worker. The worker's side is the app's module, run in this process. */
class PageSide extends EventTarget {
  readonly #inside = new EventTarget();
  readonly #loaded: Promise<void>;
  isClosed = false;

  constructor() {
    super();
    workers.push(this);
    this.#loaded = this.#load();
  }

  async #load(): Promise<void> {
    vi.resetModules();
    const say = (data: FromWorker) => this.dispatchEvent(new MessageEvent('message', { data }));
    const hear = (type: string, listener: EventListener) => this.#inside.addEventListener(type, listener);
    vi.stubGlobal('addEventListener', hear);
    vi.stubGlobal('postMessage', say);
    vi.stubGlobal('close', () => (this.isClosed = true));
    await import('#web/library/library.worker.ts');
  }

  postMessage(data: ToWorker): void {
    void this.#loaded.then(() => this.#inside.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
  workers.length = 0;
  vi.stubGlobal('Worker', PageSide);
});
afterEach(() => {
  closeLibrary();
  vi.unstubAllGlobals();
});

const ask = () => askLibrary({ userId, language: 'en' }, 'state', {});

test('a worker whose database another tab upgrades reports its end, and leaves nobody waiting', async () => {
  const told = vi.fn<() => void>();
  const stop = onLibraryChange(told);
  expect(await ask()).toMatchObject({ stored: 0 });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const syncing = askLibrary({ userId, language: 'en' }, 'sync', {});
  const isLeft = expect(syncing).rejects.toThrow('closed');
  const newer = await openDB(`munchify-${userId}`, UPGRADES.length + 1);
  await isLeft;
  expect(workers[0]?.isClosed).toBe(true);
  expect(told).toHaveBeenCalled();
  // The next query starts another worker, which cannot read the newer database and says so.
  await expect(ask()).rejects.toThrow('VersionError');
  newer.close();
  stop();
});

test('a worker that cannot show a change as done is replaced, and answers again', async () => {
  await databaseOf(userId);
  expect(await ask()).toMatchObject({ stored: 0 });
  const [worker] = workers;
  // An invalid message. Whatever it breaks, the next query is answered.
  worker?.postMessage({ type: 'pending', changed: [], removed: undefined as never });
  await vi.waitFor(() => expect(worker?.isClosed).toBe(true));
  expect(await ask()).toMatchObject({ stored: 0 });
  expect(workers).toHaveLength(2);
});
