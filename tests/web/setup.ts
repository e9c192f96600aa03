import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { grantLocks } from '#tests/web/locks.ts';

// The real handlers answer, with real password hashing.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lacks these: nothing ever scrolls into view, no other tab holds a lock, and nothing covers the page.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
// It loads no stylesheets, for which pages wait, either.
vi.mock('#web/inner-styles.ts', () => ({ loadInnerStyles: async () => {} }));
// It has no workers either. The library's answers as an empty one would, others never.
const EMPTY_LIBRARY: Readonly<Record<string, unknown>> = {
  find: { total: 0, all: 0, offset: 0, cards: [], tags: [], cuisines: [] },
  cookable: [],
  state: { stored: 0, total: 0, isComplete: true },
  sync: { hasChanged: false, isSignedOut: false },
};
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage({ type, id }: { type: string; id?: number }) {
      const answer = EMPTY_LIBRARY[type];
      if (id === undefined || answer === undefined) return;
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, answer } })));
    }
    terminate() {}
  },
);
grantLocks();

Element.prototype.scrollIntoView = () => {};

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

/** The app logs refusals of the API, as specified; any other console output is a mistake. */
const isExpected = (told: unknown) => told instanceof Error && told.name === 'ApiError';
