import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageErrorBoundary } from '../errors/error-boundary.tsx';
import { RequireUser } from '../session/require-user.tsx';
import { userQuery } from '../session/user-query.ts';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';

/**
 * Frame of a page: the layout for a signed-in user, otherwise only the footer.
 * @param layout lazy, because visitors do not need it
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

/** Restricts pages to signed-in users, whom the frame has loaded before. */
export function SignedInOnly() {
  const { data: user } = useQuery(userQuery);
  return user ? <Outlet /> : <RequireUser>{null}</RequireUser>;
}
