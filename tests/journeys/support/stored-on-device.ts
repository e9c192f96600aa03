import type { Page } from '@playwright/test';

/** Returns the data that the device stores for its cook, by store, without pictures. */
export const storedOnDevice = (page: Page): Promise<Record<string, readonly unknown[]>> =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Nothing can be read.')));
      });
    const database = await result(indexedDB.open(`munchify-${localStorage.getItem('signedInAs')}`));
    const kept: Record<string, unknown[]> = {};
    for (const name of database.objectStoreNames)
      kept[name] = await result(database.transaction(name).objectStore(name).getAll());
    database.close();
    return kept;
  });
