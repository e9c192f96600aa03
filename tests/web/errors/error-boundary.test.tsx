import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/errors/error-boundary.tsx';
import { activate } from '#web/i18n/activate.ts';

const NOT_LOADED = 'Failed to fetch dynamically imported module: http://localhost/assets/diary.js';

/** Returns the title that a cook reads when a page throws. */
function titleOf(message: string): string | undefined {
  const Page = (): never => {
    throw new TypeError(message);
  };
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
    // Its default writes to the console.
    { onCaughtError: () => {} },
  );
  return screen.getByRole('alert').textContent;
}

beforeEach(() => activate('en'));
afterEach(() => {
  vi.restoreAllMocks();
});

test('A page that cannot be loaded without a connection asks for one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(titleOf(NOT_LOADED)).toMatch(/^We can't connect right now/);
});

test('A page that breaks is told as broken, with a connection or without', () => {
  expect(titleOf(NOT_LOADED)).toMatch(/^Something went wrong on this page/);
  document.body.replaceChildren();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(titleOf("Cannot read properties of undefined (reading 'id')")).toMatch(/^Something went wrong/);
});
