import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { LogOut } from '#web/shell/log-out.tsx';
import { serverBehindMsw } from '../server.ts';

test('a cook who logs out with unsent changes is asked first', async () => {
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
          <RequireUser>
            <LogOut className="" />
          </RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText("Some changes haven't been sent yet")).toBeDefined();
  expect(screen.getByText(/^One change exists only on this device/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByText("Some changes haven't been sent yet")).toBeNull();
  expect(asked).not.toContain('/api/logout');
  expect(await outboxEntries(user.id)).toHaveLength(1);
});
