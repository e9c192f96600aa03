// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { SECOND } from '#core/time.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { describeError } from '#web/errors/describe-error.ts';
import { requestGeneration } from '#web/generation/request-generation.ts';
import type { PendingGeneration } from '#web/offline/schema.ts';
import { noteAnswer } from '#web/requests/reconnect.ts';

const PENDING: PendingGeneration = {
  key: 'the-key',
  photos: [],
  preferences: NO_PREFERENCES,
  language: 'en',
  requestedAt: 0,
};

let requestedAt: number[];
/** Answers of the server; the last one repeats. */
let answers: (() => Response | Promise<Response>)[];
let visibility: DocumentVisibilityState;
let page: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  requestedAt = [];
  answers = [];
  page = new AbortController();
  vi.stubGlobal('fetch', async () => {
    requestedAt.push(Date.now());
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  page.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failure = (headers: Record<string, string> = {}) => Response.json({}, { status: 503, headers });
const request = () => {
  const outcome = requestGeneration(PENDING, () => undefined, page.signal);
  outcome.catch(() => undefined);
  return outcome;
};

/** Waits for work that needs no time. A poll would advance the clock. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
const nextAttempt = (count: number) => until(() => requestedAt.length >= count);
const isPausing = () => until(() => vi.getTimerCount() === 1);

/** Returns the pauses before the next attempts, in seconds. */
async function pauses(count: number): Promise<number[]> {
  await nextAttempt(1);
  for (let attempts = 1; attempts <= count; attempts += 1) {
    await isPausing();
    vi.advanceTimersToNextTimer();
    await nextAttempt(attempts + 1);
  }
  return requestedAt.slice(1).map((at, index) => (at - (requestedAt[index] ?? 0)) / SECOND);
}

test('A generation whose photo the browser has lost fails at once, with a message in the cook’s language', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'error', { value: new DOMException('Gone.', 'NotFoundError') });
    this.dispatchEvent(new Event('loadend'));
  });
  const pending = { ...PENDING, photos: [new Blob(['photo'])] };
  const failed = requestGeneration(pending, () => undefined, page.signal);
  const error = await failed.catch((reason: unknown) => reason);
  expect(describeError(error, setupI18n({ locale: 'en', messages: { en: {} } }), 'Try again.')).toBe(
    'error.photo_lost',
  );
  expect(requestedAt).toEqual([]);
});

describe('a generation on which the server fails', () => {
  test('is retried less and less often, up to once a minute while the page is visible', async () => {
    answers = [failure];
    void request();
    expect(await pauses(6)).toEqual([5, 10, 20, 40, 60, 60]);
  });

  test('is retried even less often on a hidden page', async () => {
    visibility = 'hidden';
    void request();
    expect(await pauses(9)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  });

  test('is retried at another moment than others that failed with it', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(0.99);
    answers = [failure];
    void request();
    const [first = 0, second = 0] = await pauses(2);
    expect(first).toBe(3.75);
    expect(second).toBeCloseTo(12.45);
  });

  test.each([
    ['120', 120],
    ['1', 5],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 5],
  ])('is retried when the server asks, and never sooner: %s', async (header, seconds) => {
    answers = [() => failure({ 'retry-after': header })];
    void request();
    expect(await pauses(1)).toEqual([seconds]);
  });

  test('is polled at the server’s interval while another request generates the recipe', async () => {
    const inProgress = () =>
      Response.json({ type: 'RunInProgress' }, { status: 409, headers: { 'retry-after': '2' } });
    answers = [inProgress];
    void request();
    expect(await pauses(4)).toEqual([2, 2, 2, 2]);
  });

  test('is retried at once when the connection or the cook comes back', async () => {
    answers = [failure, failure, () => Response.json(aRecipe(aUserId(), { id: 1 }))];
    const outcome = request();
    await nextAttempt(1);
    await isPausing();
    window.dispatchEvent(new Event('online'));
    await nextAttempt(2);
    await isPausing();
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await outcome).recipe.id).toBe(1);
    expect(requestedAt).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is retried at once when the server answers another request again', async () => {
    answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Response.json(aRecipe(aUserId(), { id: 1 })),
    ];
    const outcome = request();
    await nextAttempt(1);
    await isPausing();
    vi.advanceTimersToNextTimer();
    await nextAttempt(2);
    await isPausing();
    noteAnswer();
    expect((await outcome).recipe.id).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends its pause when it is stopped', async () => {
    answers = [failure];
    const outcome = request();
    await nextAttempt(1);
    await isPausing();
    page.abort();
    await expect(outcome).rejects.toThrow(/abort/i);
    expect(vi.getTimerCount()).toBe(0);
  });
});
