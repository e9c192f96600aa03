import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The real handlers answer, and hash passwords as slowly as they should.
configure({ asyncUtilTimeout: 30_000 });

// Not in jsdom: here nothing ever scrolls into view, no other tab holds a lock, and nothing covers the page.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_name: string, ...rest: ((lock: object) => unknown)[]) => rest.at(-1)?.({}) },
});

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLElement.prototype.togglePopover = (isOpen) => Boolean(isOpen);

const consoleError = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => consoleError.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  expect(consoleError.mock.calls.filter(([told]) => !isExpected(told))).toEqual([]);
});

/** A refusal of the API is logged, as the specification has it; anything else on the console is a mistake. */
const isExpected = (told: unknown) => told instanceof Error && told.name === 'ApiError';
