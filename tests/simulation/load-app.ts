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
    import('#web/shared/platform/storage/owner.ts'),
    import('#web/shared/platform/storage/database.ts'),
    import('#web/shared/platform/storage/upgrades.ts'),
    import('#web/shared/sync/outbox.ts'),
    import('#web/shared/sync/sync-outbox.ts'),
    import('#web/features/recipe/data/recipes.ts'),
    import('#web/features/generation/data/pending-generations.ts'),
    import('#web/features/generation/data/generation-runner.ts'),
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
