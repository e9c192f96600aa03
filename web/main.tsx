import './app.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { activate } from './i18n/activate.ts';
import { preferredLanguage } from './i18n/language.ts';
import { reread } from './offline/invalidate.ts';
import { listenToOtherTabs } from './offline/database/other-tabs.ts';
import { PATHS } from './paths.ts';
import { queryClient } from './session/query-client.ts';
import { AppRoutes, preload } from './routes.tsx';
import { persistSmallQueries } from './session/user-query.ts';
import { captureInstallPrompt } from './shell/install-prompt.ts';
import { ScrollToTop } from './shell/scroll-to-top.tsx';
import { applyTheme } from './device/theme.ts';
import { FullPageSpinner } from './ui/spinner.tsx';
import { Toaster } from './ui/feedback/toaster.tsx';
import { connectionNow } from './requests/connection.ts';

applyTheme();
captureInstallPrompt();
// No top-level await, because chunks that load meanwhile import this module and would wait for it.
void start();

async function start(): Promise<void> {
  // The manager assumes a connection until the first event.
  onlineManager.setOnline(connectionNow().isOnline);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  const language = preferredLanguage();
  const loading = preload(location.pathname, language);
  await Promise.all([
    activate(language),
    persistSmallQueries(queryClient),
    // Waits for the page if the service worker has it, or if the document already shows a heading. Otherwise the
    // network may be slow, so a spinner appears.
    (navigator.serviceWorker?.controller || root.querySelector('h1')) && loading,
  ]);
  listenToOtherTabs((message) => {
    if (message.type === 'signed out') location.replace(PATHS.landing);
    else void reread(queryClient, message.queryKey);
  });

  // A transition renders in slices and stays responsive. Meanwhile the document shows the product's name.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <ErrorBoundary>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter>
                <Suspense fallback={<FullPageSpinner />}>
                  <AppRoutes />
                </Suspense>
                <ScrollToTop />
                <Toaster />
              </BrowserRouter>
            </QueryClientProvider>
          </ErrorBoundary>
        </I18nProvider>
      </StrictMode>,
    ),
  );
}
