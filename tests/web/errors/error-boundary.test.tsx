import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ErrorBoundary } from '#web/errors/error-boundary.tsx';
import { activate } from '#web/i18n/activate.ts';

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

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/diary.js',
  'error loading dynamically imported module: http://localhost/assets/diary.js',
  'Importing a module script failed.',
])('A page that cannot be loaded asks for a connection, in the words of each engine: %s', (message) => {
  expect(titleOf(message)).toMatch(/^We can't connect right now/);
});

test('A page that breaks is told as broken', () => {
  expect(titleOf("Cannot read properties of undefined (reading 'id')")).toMatch(/^Something went wrong/);
});
