import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#core/account/account.ts';
import { describeError } from '../errors/describe-error.ts';
import { PATHS } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { userQuery } from './user-query.ts';

const UserContext = createContext<User | undefined>(undefined);

/** Returns the signed-in user, on pages inside `RequireUser`. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('This page must stand behind RequireUser.');
  return user;
}

/** Shows its pages to a signed-in user, redirects others to sign in, and explains when the user cannot be loaded. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { data: user, error, isPaused } = useQuery(userQuery);
  const { pathname } = useLocation();
  useCheckedSession();
  if (user) return <UserContext value={user}>{children}</UserContext>;
  if (user === null) return <Navigate to={PATHS.auth} replace state={{ from: pathname }} />;
  return error || isPaused ? <UserUnavailable error={error} /> : <FullPageSpinner />;
}

function UserUnavailable({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  const { refetch, isFetching } = useQuery(userQuery);
  return (
    <main className="mx-auto grid w-full max-w-xl grow content-center px-gutter py-10">
      <Note
        kind="bad"
        title={error ? describeError(error, i18n, i18n._('please_try_again')) : i18n._('error.unreachable')}
        action={
          <Button kind="line" busy={isFetching} onClick={() => void refetch()}>
            {i18n._('try_again')}
          </Button>
        }
      />
    </main>
  );
}

/** Checks once, in the background, that the session of the last visit is still valid. */
function useCheckedSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (client.getQueryData(userQuery.queryKey)) void client.refetchQueries(userQuery);
  }, [client]);
}
