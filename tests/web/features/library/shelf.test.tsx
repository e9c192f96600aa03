import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { LibraryPage } from '#web/features/library/library-page.tsx';

/** Answers no question: it is still reading the recipes. */
class BusyWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

test('until the device has read its recipes, it shows where they will be', async () => {
  vi.stubGlobal('Worker', BusyWorker);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('17rem'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const { container } = await renderSignedIn(userOf(aProfile()), <LibraryPage />);
  await waitFor(() => expect(container.querySelector('[aria-busy]')?.children).toHaveLength(6));
});
