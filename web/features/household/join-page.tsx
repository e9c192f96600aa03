import { useLingui } from '@lingui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { InvitePreview } from '#core/household/household.ts';
import { continueAt, forgetPageToContinueAt } from '../../session/continue-at.ts';
import { ApiError } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { PATHS } from '../../paths.ts';
import { Nothing, post } from '../../requests/api.ts';
import { RequireUser, useUser } from '../../session/require-user.tsx';
import { rememberUser, userQuery } from '../../session/user-query.ts';
import { VisitorBar } from '../../shell/navigation/visitor-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import emptyPlate from '../../ui/pictures/empty-plate.svg';
import { Sheet } from '../../ui/sheet.tsx';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { NameField } from './name-field.tsx';
import { useHouseholdChange } from './use-household-change.ts';
import { WhatIsShared } from './what-is-shared.tsx';

const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    retry: false,
    gcTime: 0,
    networkMode: 'always',
    queryFn: () => post('/api/household/invite/preview', { token }, { schema: InvitePreview }),
  });

/** Shows the inviting household, and the data that members share, before joining. */
export function JoinPage() {
  const { i18n } = useLingui();
  const token = useSearchParams()[0].get('invite') ?? '';
  const { data: user } = useQuery(userQuery);
  const { data: invite, error } = useQuery({ ...previewQuery(token), enabled: token !== '' });
  usePageTitle(i18n._('join.title'));
  if (token === '' || (error instanceof ApiError && error.status === 410)) return <Used />;
  if (error)
    return (
      <Page title={i18n._('join.title')}>
        <Note kind="bad" title={describeError(error, i18n, i18n._('please_try_again'))} />
      </Page>
    );
  if (!invite) return <FullPageSpinner />;
  return (
    <Page title={i18n._('join.heading', { by: invite.by, household: invite.household })}>
      <p className="text-muted">{i18n._('join.lead')}</p>
      <Sheet aria-label={i18n._('household.what')}>
        <WhatIsShared />
      </Sheet>
      {user ? (
        <RequireUser>
          <JoinForm token={token} />
        </RequireUser>
      ) : (
        <SignInFirst token={token} />
      )}
    </Page>
  );
}

function SignInFirst({ token }: { token: string }) {
  const { i18n } = useLingui();
  useEffect(() => continueAt(joinPath(token)), [token]);
  return (
    <div className="grid gap-3">
      <ButtonLink kind="main" size="big" to={PATHS.auth}>
        {i18n._('save.to_sign_in')}
      </ButtonLink>
      <p className="text-sm text-muted">{i18n._('join.free')}</p>
    </div>
  );
}

function JoinForm({ token }: { token: string }) {
  const { i18n } = useLingui();
  const user = useUser();
  const client = useQueryClient();
  const [name, setName] = useState(user.name ?? '');
  useEffect(forgetPageToContinueAt, []);
  const joining = useHouseholdChange(async () => {
    await post('/api/user/name', { name: name.trim() }, { schema: Nothing });
    rememberUser(client, { ...user, name: name.trim() });
    await post('/api/household/join', { token }, { schema: Nothing });
  });
  if (joining.isSuccess) return <Navigate to={PATHS.household} replace />;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        joining.mutate();
      }}
    >
      <NameField name={name} onChange={setName} />
      {joining.error && (
        <Note kind="bad" title={i18n._('join.failed')}>
          {describeError(joining.error, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      <Button type="submit" kind="main" size="big" busy={joining.isPending} disabled={name.trim() === ''}>
        {i18n._('join.join')}
      </Button>
      <ButtonLink kind="bare" to={PATHS.home}>
        {i18n._('join.not_now')}
      </ButtonLink>
      <p className="text-sm text-muted">{i18n._('join.as', { email: user.email })}</p>
    </form>
  );
}

function Used() {
  const { i18n } = useLingui();
  return (
    <Page title={i18n._('join.used')}>
      <EmptyState
        picture={emptyPlate}
        action={
          <ButtonLink kind="main" to={PATHS.home}>
            {i18n._('not_found.home')}
          </ButtonLink>
        }
      >
        {i18n._('join.used_text')}
      </EmptyState>
    </Page>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <VisitorBar />
    <main id="main" className="page [--page:36rem] grid grow content-start gap-5 pt-8 pb-16">
      <h1 className="wrap-anywhere">{title}</h1>
      {children}
    </main>
  </>
);

const joinPath = (token: string): string => `${PATHS.join}?invite=${encodeURIComponent(token)}`;
