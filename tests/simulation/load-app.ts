import { IDBFactory } from 'fake-indexeddb';
import type * as idb from 'idb';
import { vi } from 'vitest';

/** The app's modules, loaded separately for each device. */
export type App = Awaited<ReturnType<typeof loadApp>>;

export async function loadApp() {
  vi.resetModules();
  // Each device has its own databases, whichever device acted last.
  const indexedDB = new IDBFactory();
  vi.doMock('idb', async (importActual) => {
    const { openDB, deleteDB, ...others } = await importActual<typeof idb>();
    const here =
      <Given extends unknown[], Opened>(open: (...given: Given) => Opened) =>
      (...given: Given): Opened => {
        vi.stubGlobal('indexedDB', indexedDB);
        return open(...given);
      };
    return { ...others, openDB: here(openDB), deleteDB: here(deleteDB) };
  });
  const [owner, database, upgrades, outbox, syncing, recipes, pending, runner] = await Promise.all([
    import('#web/offline/owner.ts'),
    import('#web/offline/database.ts'),
    import('#web/offline/upgrades.ts'),
    import('#web/offline/outbox.ts'),
    import('#web/offline/sync-outbox.ts'),
    import('#web/offline/recipes/recipes.ts'),
    import('#web/offline/pending-generations.ts'),
    import('#web/generation/generation-runner.ts'),
  ]);
  return {
    indexedDB,
    ...owner,
    ...database,
    ...upgrades,
    ...outbox,
    ...syncing,
    ...recipes,
    ...pending,
    ...runner,
  };
}
