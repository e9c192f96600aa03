import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import type { Language } from '#core/language.ts';
import { activate } from '#web/i18n/activate.ts';
import { noteConnection } from '#web/requests/connection.ts';
import { queryClient } from '#web/session/query-client.ts';
import { AppRoutes } from '#web/routes.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { forgetCookie } from './server.ts';

/** Renders the app at a path, for a new visitor or with the previous session. */
export async function renderApp(
  address: string,
  language: Language = 'en',
  { keepSession = false }: { keepSession?: boolean } = {},
) {
  if (!keepSession) {
    forgetCookie();
    queryClient.clear();
    noteConnection('isSignedOut', false);
  }
  localStorage.setItem('preferredLanguage', language);
  await activate(language);
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <AppRoutes />
          </Suspense>
          <Toaster />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
}
