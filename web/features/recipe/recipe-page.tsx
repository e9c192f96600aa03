import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import { ApiError } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { keyOf } from '../../offline/entries.ts';
import { readableRecipeOf, type RecipeName } from '../../offline/recipes/member-recipes.ts';
import { pendingOperations } from '../../offline/outbox.ts';
import { useHeld } from '../../offline/use-held.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg';
import offline from '../../ui/pictures/offline.svg';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { useRecipeName } from './use-recipe-name.ts';

/** The recipe whose ID is in the URL. The key resets the state for another recipe. */
export function RecipePage() {
  const name = useRecipeName();
  return name ? <KnownRecipe key={keyOf(name)} name={name} /> : <NoRecipe why="gone" />;
}

/** Shows the recipe on the device, else the reason why there is none, else a skeleton. */
function KnownRecipe({ name }: { name: RecipeName }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { data, error, isPending, isOffline } = useHeld(readableRecipeOf(userId, name, useQueryClient()));
  const isDeleted = useIsDeleted(name);
  // A large render: deferred, it stays responsive.
  const recipe = useDeferredValue(data);
  const language = supportedLanguage([i18n.locale]) ?? DEFAULT_LANGUAGE;
  usePageTitle(recipe && inLanguage(recipe, language).title);
  if (isDeleted) return <NoRecipe why="deleted" />;
  if (recipe) return <RecipeView recipe={recipe} />;
  if (error instanceof ApiError && error.status === 404) return <NoRecipe why="gone" />;
  if (isOffline) return <NoRecipe why="offline" />;
  if (error) return <NoRecipe why={describeError(error, i18n, i18n._('please_try_again'))} />;
  // Another tab has deleted it.
  return data === undefined && !isPending ? <NoRecipe why="gone" /> : <RecipeSkeleton />;
}

/** Returns true while the deletion of a recipe is on its way to the server. */
function useIsDeleted({ id, cookId }: RecipeName): boolean {
  const { entries } = useOutbox(useUser().id);
  return pendingOperations(entries).some(
    (operation) => cookId === undefined && operation.type === 'delete' && operation.recipeId === id,
  );
}

function NoRecipe({ why }: { why: string }) {
  const { i18n } = useLingui();
  const reasons: Record<string, readonly [title: string, text: string]> = {
    gone: [i18n._('recipe_not_found'), i18n._('recipe_not_found.text')],
    deleted: [i18n._('recipe_deleted'), i18n._('recipe_deleted.text')],
    offline: [i18n._('recipe.not_here.title'), i18n._('recipe.not_here')],
  };
  const [title, text] = reasons[why] ?? [i18n._('error'), why];
  usePageTitle(title);
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-xl grow content-center gap-8 px-gutter py-10 text-center"
    >
      <h1>{title}</h1>
      <EmptyState
        picture={why === 'offline' ? offline : emptyPlate}
        action={
          <ButtonLink kind="main" to={PATHS.home}>
            <Icon name="back" />
            {i18n._('recipe.back')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}
