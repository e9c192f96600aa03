import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { RequireUser } from '../session/require-user.tsx';
import { TimerBar } from '../timers/timer-bar.tsx';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { GenerationProvider } from '../generation/generation-provider.tsx';
import { AppUpdate } from './app-update.tsx';
import { Celebration } from './celebration.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useImports } from '../writing/imports/use-imports.ts';
import { useSync } from './use-sync.ts';

/** The layout of every page for signed-in users. */
export const Layout = () => (
  <RequireUser>
    <SignedInLayout />
  </RequireUser>
);

function SignedInLayout() {
  const { i18n } = useLingui();
  useSync();
  useImports();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-10 rounded-pill bg-surface px-5 py-3 focus:top-3 focus-visible:rounded-pill"
      >
        {i18n._('skip_to_content')}
      </a>
      <NavigationBar />
      <GenerationProvider>
        <AppUpdate />
        <TimerBar />
        <SyncStatus />
        <Celebration />
        <PageErrorBoundary>
          <Suspense fallback={<FullPageSpinner />}>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </GenerationProvider>
      <Footer />
    </>
  );
}
