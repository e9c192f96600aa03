import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { askLibrary } from '#web/library/library.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { LogOut } from '#web/shell/navigation/log-out.tsx';
import { useLogOut } from '#web/shell/navigation/use-log-out.ts';
import { NavigationBar } from '#web/shell/navigation/navigation-bar.tsx';
import { serverBehindMsw } from '../server.ts';

const QUESTION = "Some changes haven't been sent yet";

/** Shows part of the app to a cook with a change that was not sent. */
async function show(part: ReactNode) {
  const user = userOf(aProfile());
  const asked: string[] = [];
  serverBehindMsw.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return Response.json(user);
    }),
  );
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await enqueue(user.id, { type: 'delete', recipeId: 1, title: 'Soup' });
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>{part}</RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { user, asked };
}

test('a cook who logs out with unsent changes is asked first', async () => {
  const { user, asked } = await show(<LogOut className="" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(QUESTION)).toBeDefined();
  expect(screen.getByText(/^One change exists only on this device/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(asked).not.toContain('/api/logout');
  expect(await outboxEntries(user.id)).toHaveLength(1);
});

test('a cook is asked whether to log out of a device whose unsent changes are unknown, and can', async () => {
  await show(<LogOut className="" />);
  const unreadable = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The database cannot be read.', 'UnknownError');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByText(/^We can't tell whether all your changes were sent/);
  expect(screen.queryByRole('button', { name: 'Send first' })).toBeNull();
  const loggedOut = Promise.withResolvers<void>();
  serverBehindMsw.use(
    http.post('*/api/logout', () => {
      loggedOut.resolve();
      return Response.json({ status: 503, error: 'Busy', type: 'Busy' }, { status: 503 });
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Discard and log out' }));
  await loggedOut.promise;
  unreadable.mockRestore();
});

test('A running request is aborted when a cook logs out: its answer would report a lost session', async () => {
  const calledOff: boolean[] = [];
  const underWay = Promise.withResolvers<AbortSignal>();
  const asking = queryClient.fetchQuery({
    queryKey: ['under way'],
    queryFn: ({ signal }) => {
      underWay.resolve(signal);
      return new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const signal = await underWay.promise;
  let isLibraryClosed = false;
  askLibrary({ userId: 'a-cook', language: 'en' }, 'members', { cooks: [] }).catch(() => {
    isLibraryClosed = true;
  });
  serverBehindMsw.use(
    http.post('*/api/logout', () => {
      calledOff.push(signal.aborted, isLibraryClosed);
      return Response.json({ status: 503, error: 'Busy', type: 'Busy' }, { status: 503 });
    }),
  );
  await activate('en');
  const { result } = renderHook(useLogOut, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </I18nProvider>
    ),
  });
  await Promise.allSettled([result.current.mutateAsync(), asking]);
  expect(calledOff).toEqual([true, true]);
});

test('the question stays when the browser reports its opening, also to the menu it was asked in', async () => {
  await show(<NavigationBar />);
  const inMenu = (await screen.findAllByRole('button', { name: 'Log out', hidden: true })).at(-1);
  if (!inMenu) throw new Error('The menu has no button.');
  fireEvent.click(inMenu);
  await screen.findByText(QUESTION);
  fireEvent(screen.getByRole('dialog'), Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(screen.queryByText(QUESTION)).not.toBeNull();
});
