import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { usePrefetchedGuard } from '../avoided/use-avoid-check.ts';
import { useKeptDishes } from '../eaten/use-kept-dishes.ts';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { meetHousehold } from '../kitchen/household.ts';
import { useSyncMembers } from '../kitchen/use-sync-members.ts';
import { useSyncRecipes } from '../library/use-sync-recipes.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { RequireUser, useUser } from '../session/require-user.tsx';
import { useConnection } from '../requests/use-connection.ts';
import { refetchUser } from '../session/user-query.ts';
import { TimerBar } from '../timers/timer-bar.tsx';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { GenerationProvider } from '../generation/generation-provider.tsx';
import { AppUpdate } from './app-update.tsx';
import { Celebration } from './celebration.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation/navigation-bar.tsx';
import { TabBar } from './navigation/tab-bar.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useImports } from '../imports/use-imports.ts';
import { useSync } from './navigation/use-sync.ts';

/** The layout of every page for signed-in users. */
export const Layout = () => (
  <RequireUser>
    <SignedInLayout />
  </RequireUser>
);

function SignedInLayout() {
  const { i18n } = useLingui();
  useSync();
  const client = useQueryClient();
  const { id: userId } = useUser();
  const isSignedIn = !useConnection().isSignedOut;
  useSyncMembers(userId, isSignedIn);
  useSyncRecipes({
    userId,
    isSignedIn,
    onSignedOut: () => void refetchUser(client),
    onAlone: () => void meetHousehold(userId, client, null),
  });
  useImports();
  usePrefetchedGuard();
  useKeptDishes(userId);
  const { areRead } = useOutbox(userId);
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
          {/* Waits until the bars above are known, because they would shift the page if they appeared later. */}
          <Suspense fallback={<FullPageSpinner />}>{areRead ? <Outlet /> : <FullPageSpinner />}</Suspense>
        </PageErrorBoundary>
      </GenerationProvider>
      <Footer />
      <TabBar />
    </>
  );
}
