import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respondWithMusic } from '#web/shared/platform/storage/caches/music-cache.ts';

// Workbox expects the global of a worker.
vi.hoisted(() => vi.stubGlobal('self', globalThis));

const TRACK = 'https://munchify.example/music/relaxed_cooking.mp3';
const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  const held = new Map<string, Response>();
  const cache = {
    match: async (url: string) => held.get(url)?.clone(),
    add: async (url: string) => void held.set(url, await fetched(url)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  fetched.mockReset().mockImplementation(async () => new Response('0123456789'));
});
afterEach(() => vi.unstubAllGlobals());

const piece = (range: string) => respondWithMusic({ request: new Request(TRACK, { headers: { range } }) });

test('a track is fetched once as a whole, and every range is cut from it', async () => {
  const first = await piece('bytes=0-1');
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe('bytes 0-1/10');
  expect(await first.text()).toBe('01');
  expect(await (await piece('bytes=4-')).text()).toBe('456789');
  expect(await (await respondWithMusic({ request: new Request(TRACK) })).text()).toBe('0123456789');
  expect(fetched.mock.calls).toEqual([[TRACK]]);
});

test('offline a track that was never played fails, and plays once there is a connection', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(piece('bytes=0-')).rejects.toThrow(TypeError);
  expect((await piece('bytes=0-')).status).toBe(206);
});
