import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { LibraryPage } from '#web/features/library/library-page.tsx';
import { closeLibrary } from '#web/library/library.ts';
import type { Questions, ToWorker } from '#web/library/questions.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('17rem'),
    addEventListener() {},
    removeEventListener() {},
  }));
});

test('the cookbook shows the recipes that its cook eats, also in a search, and the rest after one tap', async () => {
  const asked: Questions['find']['ask'][] = [];
  const answer = { total: 0, all: 2, hasMembers: false, offset: 0, cards: [], tags: [], cuisines: [] };
  class LibraryWorker extends EventTarget {
    postMessage({ type, id, ...question }: ToWorker & { id?: number }) {
      if (type === 'find') asked.push(question as Questions['find']['ask']);
      const state = { stored: 2, total: 2, isComplete: true };
      const data = { id, answer: type === 'find' ? answer : type === 'uneaten' ? [] : state };
      if (id !== undefined) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', LibraryWorker);
  const avoid = { ...NOTHING_AVOIDED, allergens: ['milk' as const] };
  await renderSignedIn(userOf({ ...aProfile(), avoid }), <LibraryPage />);
  const last = () => asked.at(-1);
  await waitFor(() => expect(last()?.avoided?.avoid).toMatchObject(avoid));
  expect(await screen.findByText('0 of 2 recipes')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all recipes' }));
  await waitFor(() => expect(last()).toMatchObject({ query: { isForAll: true }, avoided: undefined }));
  await userEvent.click(screen.getByRole('button', { name: 'What I eat' }));
  await waitFor(() => expect(last()).toMatchObject({ query: {}, avoided: { avoid } }));
  await userEvent.type(screen.getByRole('searchbox'), 'gratin');
  await waitFor(() => expect(last()).toMatchObject({ query: { q: 'gratin' }, avoided: { avoid } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show all recipes' }));
  await waitFor(() =>
    expect(last()).toMatchObject({ query: { q: 'gratin', isForAll: true }, avoided: undefined }),
  );
  expect(screen.getByRole('button', { name: 'What I eat', pressed: false })).toBeDefined();
});

/** Never answers, as it is still reading the recipes. */
class BusyWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

test('until the device has read its recipes, it shows placeholders', async () => {
  // Left by another test.
  closeLibrary();
  vi.stubGlobal('Worker', BusyWorker);
  const { container } = await renderSignedIn(userOf(aProfile()), <LibraryPage />);
  await waitFor(() => expect(container.querySelector('[aria-busy]')?.children).toHaveLength(6));
});
