import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { RequireUser } from '../session/require-user.tsx';
import { userQuery } from '../session/user-query.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';

/**
 * What stands around a page: for who is signed in the frame of their app, for a stranger the footer alone.
 * @param layout the frame of the app; it is loaded for cooks only
 */
export function Frame({ layout }: { layout: ReactNode }) {
  const { data: user, isFetching } = useQuery(userQuery);
  if (user) return layout;
  if (user === undefined && isFetching) return <FullPageSpinner />;
  return (
    <>
      <PageErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <Outlet />
        </Suspense>
      </PageErrorBoundary>
      <Footer />
    </>
  );
}

/** Pages for who is signed in: the frame around them knows by then who it is. */
export function CooksOnly() {
  const { data: user } = useQuery(userQuery);
  return user ? <Outlet /> : <RequireUser>{null}</RequireUser>;
}
