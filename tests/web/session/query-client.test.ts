// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { NotOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';

afterEach(() => vi.restoreAllMocks());

test('a screen that still reads while its user signs out logs no failure; any other failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const failWith = (failure: Error) =>
    queryClient.fetchQuery({ queryKey: [String(failure)], queryFn: () => Promise.reject(failure) });
  await expect(failWith(new NotOwner())).rejects.toBeInstanceOf(NotOwner);
  expect(logged).not.toHaveBeenCalled();
  await expect(failWith(new TypeError())).rejects.toBeInstanceOf(TypeError);
  expect(logged).toHaveBeenCalledOnce();
});

test('A failure that nobody waits for is silent when its user signs out; any other is shown', async () => {
  // The module listens to the window it is loaded in, and another file may have loaded it without one.
  vi.resetModules();
  await import('#web/offline/database.ts');
  const owner = await import('#web/offline/owner.ts');
  const isTold = (reason: Error) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    return window.dispatchEvent(event);
  };
  expect(isTold(new owner.NotOwner())).toBe(false);
  expect(isTold(new TypeError())).toBe(true);
});
