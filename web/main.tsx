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
import { hearOtherTabs } from './offline/other-tabs.ts';
import { PATHS } from './paths.ts';
import { queryClient } from './session/query-client.ts';
import { AppRoutes, preload } from './routes.tsx';
import { keepWhatIsSmall } from './session/user-query.ts';
import { holdInstallPrompt } from './shell/install-prompt.ts';
import { ScrollToTop } from './shell/scroll-to-top.tsx';
import { applyTheme } from './theme.ts';
import { FullPageSpinner } from './ui/spinner.tsx';
import { Toaster } from './ui/feedback/toaster.tsx';

applyTheme();
holdInstallPrompt();
// Nothing waits at the top level: what is loaded meanwhile may need this very file to be through.
void start();

async function start(): Promise<void> {
  // It takes for granted that there is a connection until it is told.
  onlineManager.setOnline(navigator.onLine);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  const language = preferredLanguage();
  const loading = preload(location.pathname, language);
  await Promise.all([
    activate(language),
    keepWhatIsSmall(queryClient),
    // What the service worker holds is there in a moment, and what the document shows stays until it is there; other
    // pages that come over the network are waited for in sight.
    (navigator.serviceWorker?.controller || root.querySelector('h1')) && loading,
  ]);
  hearOtherTabs((message) => {
    if (message.type === 'signed out') location.replace(PATHS.landing);
    else void queryClient.invalidateQueries({ queryKey: message.queryKey });
  });

  // Until now it has held the name, where every page of a phone has it: something is seen before the app is there.
  // In pieces, which leave room for a press in between.
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
