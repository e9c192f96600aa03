import { useLingui } from '@lingui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { continueAt, forgetPageToContinueAt } from '../../session/continue-at.ts';
import { ApiError } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { PATHS, recipePath } from '../../paths.ts';
import { post } from '../../requests/api.ts';
import { userQuery } from '../../session/user-query.ts';
import { VisitorBar } from '../../shell/navigation/visitor-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyPage } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import emptyPlate from '../../ui/pictures/empty-plate.svg';
import plate from '../../ui/pictures/plate-recipe.svg';
import { FullPageSpinner } from '../../ui/spinner.tsx';

/** Saves a copy of the shared recipe in the URL. Visitors sign in or register first. */
export function SavePage() {
  const { i18n } = useLingui();
  const token = useSearchParams()[0].get('recipe') ?? '';
  const { data: user } = useQuery(userQuery);
  usePageTitle(i18n._('save.title'));
  if (token === '') return <Failed title={i18n._('save.gone')} text={i18n._('save.gone_text')} />;
  return user ? <Saving token={token} /> : <SignInFirst token={token} />;
}

const Copied = v.object({ id: RecipeId });

/** Safe to repeat, because the link is the idempotency key. */
const copyQuery = (token: string) =>
  queryOptions({
    queryKey: ['copy', token],
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: () =>
      post(
        '/api/recipes/copy',
        { token },
        { schema: Copied, headers: { 'idempotency-key': `copy-${token}` } },
      ),
  });

function Saving({ token }: { token: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(copyQuery(token));
  useEffect(forgetPageToContinueAt, []);
  if (data) return <Navigate to={recipePath(data.id)} replace />;
  if (!error)
    return (
      <>
        <p role="status" className="sr-only">
          {i18n._('save.saving')}
        </p>
        <FullPageSpinner />
      </>
    );
  if (error instanceof ApiError && error.status === 404)
    return <Failed title={i18n._('save.gone')} text={i18n._('save.gone_text')} />;
  return (
    <Failed title={i18n._('save.failed')} text={describeError(error, i18n, i18n._('please_try_again'))}>
      <Button kind="main" busy={isFetching} onClick={() => void refetch()}>
        {i18n._('try_again')}
      </Button>
    </Failed>
  );
}

function SignInFirst({ token }: { token: string }) {
  const { i18n } = useLingui();
  useEffect(() => continueAt(savePath(token)), [token]);
  return (
    <Message title={i18n._('save.title')} text={i18n._('save.sign_in')} picture={plate}>
      <ButtonLink kind="main" to={PATHS.auth}>
        {i18n._('save.to_sign_in')}
      </ButtonLink>
    </Message>
  );
}

type FailedProps = { title: string; text: string; children?: ReactNode };

function Failed({ title, text, children }: FailedProps) {
  const { i18n } = useLingui();
  return (
    <Message title={title} text={text} picture={emptyPlate}>
      {children ?? (
        <ButtonLink kind="main" to={PATHS.home}>
          {i18n._('not_found.home')}
        </ButtonLink>
      )}
    </Message>
  );
}

const Message = ({ title, text, picture, children }: FailedProps & { picture: string }) => (
  <>
    <VisitorBar />
    <EmptyPage title={title} picture={picture} action={children}>
      {text}
    </EmptyPage>
  </>
);

const savePath = (token: string): string => `${PATHS.save}?recipe=${encodeURIComponent(token)}`;
