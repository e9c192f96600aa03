import { afterEach, expect, test, vi } from 'vitest';
import { forgetPhotos, takeSharedPhotos } from '#web/offline/caches/caches.ts';
import { takeSharedText } from '#web/offline/caches/shared-text.ts';

afterEach(() => vi.unstubAllGlobals());

const HOST = 'https://munchify.example';

/** A browser with these texts in its caches, by cache and path. */
function holding(caches: Record<string, Record<string, string>>) {
  const held = new Map(Object.entries(caches).map(([name, texts]) => [name, new Map(Object.entries(texts))]));
  const open = async (name: string) => {
    const cache = held.get(name) ?? new Map<string, string>();
    const pathOf = (request: Request | string) =>
      new URL(typeof request === 'string' ? request : request.url, HOST).pathname;
    return {
      keys: async () => [...cache.keys()].map((path) => new Request(new URL(path, HOST))),
      match: async (request: Request | string) =>
        cache.has(pathOf(request)) && new Response(cache.get(pathOf(request))),
      delete: async (request: Request | string) => cache.delete(pathOf(request)),
    };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => held.delete(name) });
  return held;
}

test('photos that another app shared are read once, and all of them', async () => {
  holding({ shared: { '/1': 'leek', '/2': 'onion' }, photos: { '/3': 'soup' } });
  const photos = await takeSharedPhotos();
  expect(await Promise.all(photos.map((photo) => photo.text()))).toEqual(['leek', 'onion']);
  expect(await takeSharedPhotos()).toEqual([]);
});

test('a text that another app shared is read once, and is no photo', async () => {
  holding({ shared: { '/1': 'leek', '/text': 'a link' } });
  expect(await takeSharedPhotos()).toHaveLength(1);
  expect(await takeSharedText()).toBe('a link');
  expect(await takeSharedText()).toBe('');
});

test('a cook who leaves takes every photo along; files for the next cook stay', async () => {
  const held = holding({ shared: {}, photos: {}, badges: {}, recogniser: {} });
  await forgetPhotos();
  expect([...held.keys()]).toEqual(['badges', 'recogniser']);
});

test('a browser without caches has no photos to read or delete', async () => {
  expect(await takeSharedPhotos()).toEqual([]);
  await expect(forgetPhotos()).resolves.toBeUndefined();
});
