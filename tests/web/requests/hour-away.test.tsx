import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { HOUR } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { GenerationRunner } from '#web/generation/generation-runner.ts';
import { enqueue } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storePendingGeneration } from '#web/offline/pending-generations.ts';
import { useSyncOutbox } from '#web/offline/use-sync-outbox.ts';

/** A photo of 200 KB, in the size that is sent. */
const PHOTO = `data:image/jpeg;base64,${'A'.repeat(266_668)}`;
const PHOTOS = 10;

vi.mock('#web/requests/data-url.ts', async (importActual) => ({
  ...(await importActual<object>()),
  dataUrlOf: async () => PHOTO,
}));

let userId: UserId;
let used: { requests: number; sentMegabytes: number; mostInFlight: number; wakeUps: number };
let close: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  // It would take real time.
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  used = { requests: 0, sentMegabytes: 0, mostInFlight: 0, wakeUps: 0 };
  for (let photo = 0; photo < PHOTOS; photo += 2) await wait(photo);
});
afterEach(() => {
  close();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stores a generation and a recipe of the cook's own, with a photo each. */
async function wait(photo: number): Promise<void> {
  await storePendingGeneration(userId, {
    key: `generation-${photo}`,
    photos: [new Blob(['photo'])],
    preferences: NO_PREFERENCES,
    language: 'en',
    requestedAt: photo,
  });
  const title = `Soup ${photo}`;
  await enqueue(userId, {
    type: 'create',
    recipeId: photo,
    title,
    recipe: aRecipe(userId, { id: photo, title }),
    input: { id: photo, title, servings: 2, ingredients: ['2 leeks'], instructions: [] },
    picture: { id: `picture-${photo}`, jpeg: new Blob(['photo']) },
  });
}

/** Opens the app, and leaves it open for an hour. */
async function leaveOpen(answer: () => Promise<Response>): Promise<void> {
  let open = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    open += 1;
    used.requests += 1;
    used.mostInFlight = Math.max(used.mostInFlight, open);
    used.sentMegabytes += typeof body === 'string' ? body.length / 1e6 : 0;
    await turns(1);
    open -= 1;
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  const runner = new GenerationRunner(userId, client);
  close = runner.start({
    showsResumed: () => true,
    onResult: () => undefined,
    onCancelledTooLate: () => undefined,
  });
  renderHook(() => useSyncOutbox(userId, () => undefined), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const end = Date.now() + HOUR;
  for (;;) {
    await act(() => turns(500));
    const before = Date.now();
    if (vi.getTimerCount() === 0) break;
    vi.advanceTimersToNextTimer();
    if (Date.now() >= end) break;
    used.wakeUps += Date.now() > before ? 1 : 0;
  }
  used.sentMegabytes = Math.round(used.sentMegabytes);
}

/** Runs all work that needs no time. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('A phone in a pocket, with ten photos that wait, spends little on an hour', () => {
  beforeEach(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  });

  test.each([
    ['without a server', async () => Response.json({}, { status: 503 })],
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', { timeout: 60_000 }, async (_, answer) => {
    await leaveOpen(answer);
    expect(used.requests).toBeLessThanOrEqual(130);
    expect(used.sentMegabytes).toBeLessThanOrEqual(35);
    expect(used.mostInFlight).toBeLessThanOrEqual(2);
    expect(used.wakeUps).toBeLessThanOrEqual(15);
  });
});
