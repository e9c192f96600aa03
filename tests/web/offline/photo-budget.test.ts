import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  choosePhotoBudget,
  keepPhotosWithinBudget,
  photoBudget,
  photoBytes,
} from '#web/offline/caches/photo-budget.ts';

const MB = 1_000_000;
const HOST = 'https://munchify.example';

/** Photos on the device by path, oldest first, with their sizes in MB. */
let held: Map<string, Response>;
const photos = () => [...held.keys()].filter((path) => path.startsWith('/photos/'));

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, HOST).pathname;

beforeEach(() => {
  held = new Map();
  const cache = {
    keys: async () => [...held.keys()].map((path) => new Request(new URL(path, HOST))),
    match: async (request: Request | string) => held.get(pathOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void held.set(pathOf(request), response),
    delete: async (request: Request | string) => held.delete(pathOf(request)),
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = (name: string, megabytes: number) =>
  held.set(`/photos/${name}`, new Response('', { headers: { 'content-length': String(megabytes * MB) } }));

test('photos may take 200 MB; beyond that, the ones stored first are deleted', async () => {
  for (const [name, size] of [
    ['old', 90],
    ['newer', 90],
    ['newest', 90],
  ] as const)
    store(name, size);
  const kept = keepPhotosWithinBudget();
  expect(keepPhotosWithinBudget(), 'asked again for the next photo').toBe(kept);
  await vi.runAllTimersAsync();
  await kept;
  expect(photos()).toEqual(['/photos/newer', '/photos/newest']);
  expect(await photoBytes()).toBe(180 * MB);
});

test('A cook who chooses a smaller budget frees room at once, and a larger one deletes nothing', async () => {
  for (const name of ['old', 'newer', 'newest']) store(name, 30);
  await choosePhotoBudget(1_000);
  expect(photos()).toHaveLength(3);
  await choosePhotoBudget(50);
  expect(photos()).toEqual(['/photos/newest']);
  expect(await photoBudget()).toBe(50);
});

test('a photo without a declared size is counted by its bytes', async () => {
  held.set('/photos/a', new Response('leek'));
  expect(await photoBytes()).toBe(4);
});
