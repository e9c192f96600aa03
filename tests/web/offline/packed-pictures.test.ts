import { afterEach, expect, test, vi } from 'vitest';
import { answerFrom } from '#web/offline/caches/packed-pictures.ts';

const requestFor = (path: string) => {
  const url = new URL(path, 'https://munchify.example');
  return { url, request: new Request(url) };
};

afterEach(() => vi.unstubAllGlobals());

test('drawings are served from their pack, which is read once', async () => {
  const load = vi.fn(async () =>
    Response.json({ '/assets/pot-1.svg': '<svg/>', '/assets/pan-1.svg': '<svg />' }),
  );
  const answer = answerFrom(load);
  const [pot, pan] = await Promise.all(
    ['pot', 'pan'].map((name) => answer(requestFor(`/assets/${name}-1.svg`))),
  );
  expect([await pot?.text(), await pan?.text()]).toEqual(['<svg/>', '<svg />']);
  expect(pot?.headers.get('content-type')).toBe('image/svg+xml');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['of a former release', async () => Response.json({ '/assets/pot-2.svg': '<svg/>' })],
  ['whose pack the browser has thrown away', async () => undefined],
])('a drawing %s is fetched', async (_, load) => {
  const fetched = vi.fn(async () => new Response('<svg/>'));
  vi.stubGlobal('fetch', fetched);
  const asked = requestFor('/assets/pot-1.svg');
  expect(await (await answerFrom(load)(asked)).text()).toBe('<svg/>');
  expect(fetched).toHaveBeenCalledWith(asked.request);
});
