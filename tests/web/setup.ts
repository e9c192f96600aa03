import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { serverBehindMsw } from './server.ts';

// The real handlers answer, and hash passwords as slowly as they should.
configure({ asyncUtilTimeout: 30_000 });

const relative = globalThis.fetch;
// A browser knows where it is.
globalThis.fetch = (input, init) =>
  relative(typeof input === 'string' ? new URL(input, location.href) : input, init);

// What jsdom has not: nothing ever scrolls into detection here, and no other tab holds a lock.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, ...rest: ((lock: object) => unknown)[]) => rest.at(-1)?.({}) },
});

serverBehindMsw.listen({
  onUnhandledFrame({ frame, defaults }) {
    if (!isOnThisMachine(frame.data)) defaults.error();
  },
});
afterAll(() => serverBehindMsw.close());

const consoleError = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => consoleError.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  serverBehindMsw.resetHandlers();
  expect(consoleError.mock.calls.filter(([told]) => !isExpected(told))).toEqual([]);
});

/** A refusal of the API is logged, as the specification has it; anything else on the console is a mistake. */
const isExpected = (told: unknown) => told instanceof Error && told.name === 'ApiError';

/** The handlers talk to the stand-ins here; nobody talks to anybody else. */
const isOnThisMachine = (data: unknown): boolean =>
  data instanceof Object &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).hostname === '127.0.0.1';
