import { useLingui } from '@lingui/react';
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { User } from '#core/account/account.ts';
import { DEFAULT_LANGUAGE } from '#core/language.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { ApiError } from '../errors/api-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { PATHS } from '../paths.ts';
import { get } from '../requests/api.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { FullPageSpinner } from '../ui/spinner.tsx';
import { refetchUser, rememberUser, userQuery } from './user-query.ts';

const UserContext = createContext<User | undefined>(undefined);

/** Returns the signed-in user, on pages inside `RequireUser`. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('This page must stand behind RequireUser.');
  return user;
}

/** Placeholder user. It does not own the device's database, so nothing is stored or sent for it. */
const VISITOR: User = {
  id: 'visitor-and-not-a-user',
  email: '',
  language: DEFAULT_LANGUAGE,
  createdAt: 0,
  avoid: NOTHING_AVOIDED,
};

/** Renders pages that normally need a user for visitors without an account. */
export const AsVisitor = ({ children }: { children: ReactNode }) => (
  <UserContext value={VISITOR}>{children}</UserContext>
);

/** Shows its pages to a signed-in user, and redirects others to sign in. If the user cannot be loaded, explains why. */
export function RequireUser({ children }: { children: ReactNode }) {
  const user = useQuery(userQuery);
  useCheckedSession();
  if (user.data) return <UserContext value={user.data}>{children}</UserContext>;
  return user.data === null ? <UnknownUser /> : <AwaitedUser query={user} />;
}

/**
 * Asks the server for the user of a session that this device does not remember, for example because its storage was
 * cleared but its cookies were not.
 */
const unknownUserQuery = queryOptions({
  queryKey: ['unknown user'],
  retryOnMount: false,
  gcTime: 0,
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      const user = await get('/api/user', { schema: User, signal });
      rememberUser(client, user);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

function UnknownUser() {
  const user = useQuery(unknownUserQuery);
  const { pathname } = useLocation();
  if (user.data !== null) return <AwaitedUser query={user} />;
  return <Navigate to={PATHS.auth} replace state={{ from: pathname }} />;
}

type UserResult = UseQueryResult<User | null>;

const AwaitedUser = ({ query }: { query: UserResult }) =>
  query.error || query.isPaused ? <UserUnavailable query={query} /> : <FullPageSpinner />;

function UserUnavailable({ query: { error, refetch, isFetching } }: { query: UserResult }) {
  const { i18n } = useLingui();
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
    if (client.getQueryData(userQuery.queryKey)) void refetchUser(client);
  }, [client]);
}
