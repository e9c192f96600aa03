import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http } from 'msw/http';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { User } from '#core/account/account.ts';
import type { Language } from '#core/language.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { serverBehindMsw } from './server.ts';

/** Renders a part of a page for a signed-in user. The server has the user and nothing else. */
export async function renderSignedIn(user: User, part: ReactNode, language: Language = 'en') {
  serverBehindMsw.use(http.all('*/api/*', () => Response.json(user)));
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await activate(language);
  await loadInnerMessages(language);
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <RequireUser>{part}</RequireUser>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
}
