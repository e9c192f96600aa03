import { afterEach, expect, test, vi } from 'vitest';
import { forgetPhotos, takeSharedPhotos } from '#web/offline/caches/caches.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose caches hold these texts, by cache and path. */
function holding(caches: Record<string, Record<string, string>>) {
  const held = new Map(Object.entries(caches).map(([name, texts]) => [name, new Map(Object.entries(texts))]));
  const open = async (name: string) => {
    const cache = held.get(name) ?? new Map<string, string>();
    return {
      keys: async () => [...cache.keys()],
      match: async (path: string) => cache.has(path) && new Response(cache.get(path)),
      delete: async (path: string) => cache.delete(path),
    };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => held.delete(name) });
  return held;
}

test('photos that another app shared are taken once, and all of them', async () => {
  holding({ shared: { '/1': 'leek', '/2': 'onion' }, photos: { '/3': 'soup' } });
  const photos = await takeSharedPhotos();
  expect(await Promise.all(photos.map((photo) => photo.text()))).toEqual(['leek', 'onion']);
  expect(await takeSharedPhotos()).toEqual([]);
});

test('a cook who leaves takes every photo with them, and leaves what the next one needs', async () => {
  const held = holding({ shared: {}, photos: {}, badges: {}, recogniser: {} });
  await forgetPhotos();
  expect([...held.keys()]).toEqual(['badges', 'recogniser']);
});

test('a browser without caches has no photos to take and none to forget', async () => {
  expect(await takeSharedPhotos()).toEqual([]);
  await expect(forgetPhotos()).resolves.toBeUndefined();
});
