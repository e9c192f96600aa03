import { useLingui } from '@lingui/react';
import { ApiError } from '../errors/api-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPage } from '../ui/empty-state.tsx';
import { usePageTitle } from '../ui/hooks/use-page-title.ts';
import emptyPlate from '../ui/pictures/empty-plate.svg';
import offline from '../ui/pictures/offline.svg';

/**
 * Reason for a missing recipe. `offline`: it is fetched with the next connection. Error: the request failed, so the
 * recipe may exist.
 */
export type NoRecipeReason = 'gone' | 'deleted' | 'offline' | Error;

type Reading = { readonly error: Error | null; readonly isPending: boolean; readonly isOffline: boolean };

/**
 * Returns why neither the device nor the server has a recipe.
 * @returns undefined while it may still arrive
 */
export function whyNoRecipe({ error, isPending, isOffline }: Reading): NoRecipeReason | undefined {
  if (error instanceof ApiError && error.status === 404) return 'gone';
  if (isOffline) return 'offline';
  if (error) return error;
  // Another tab has deleted it.
  return isPending ? undefined : 'gone';
}

export function NoRecipe({ why }: { why: NoRecipeReason }) {
  const { i18n } = useLingui();
  const reasons = {
    gone: [i18n._('recipe_not_found'), i18n._('recipe_not_found.text')],
    deleted: [i18n._('recipe_deleted'), i18n._('recipe_deleted.text')],
    offline: [i18n._('recipe.not_here.title'), i18n._('recipe.not_here')],
  } as const;
  const [title, text] =
    why instanceof Error
      ? [i18n._('error'), describeError(why, i18n, i18n._('please_try_again'))]
      : reasons[why];
  usePageTitle(title);
  return (
    <EmptyPage
      title={title}
      picture={why === 'offline' ? offline : emptyPlate}
      action={
        <ButtonLink kind="main" to={PATHS.home}>
          {i18n._('not_found.home')}
        </ButtonLink>
      }
    >
      {text}
    </EmptyPage>
  );
}
