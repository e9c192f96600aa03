import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { inLanguage } from '#core/recipe/in-language.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { useUser } from '../../session/require-user.tsx';
import { keyOf } from '../../offline/entries.ts';
import { readableRecipeOf, type RecipeName } from '../../offline/recipes/member-recipes.ts';
import { pendingOperations } from '../../offline/outbox.ts';
import { useHeld } from '../../offline/use-held.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { NoRecipe, whyNoRecipe } from '../../shell/no-recipe.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { useRecipeName } from './use-recipe-name.ts';

/** The recipe whose ID is in the URL. The key resets the state if the URL changes to another recipe. */
export function RecipePage() {
  const name = useRecipeName();
  return name ? <KnownRecipe key={keyOf(name)} name={name} /> : <NoRecipe why="gone" />;
}

/** Shows the device's recipe; without one, the reason why it is missing; until then, a skeleton. */
function KnownRecipe({ name }: { name: RecipeName }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const held = useHeld(readableRecipeOf(userId, name, useQueryClient()));
  const isDeleted = useIsDeleted(name);
  // Deferred, because it renders a lot and the page must stay responsive.
  const recipe = useDeferredValue(held.data);
  const language = screenLanguage(i18n);
  usePageTitle(recipe && inLanguage(recipe, language).title);
  if (isDeleted) return <NoRecipe why="deleted" />;
  if (recipe) return <RecipeView recipe={recipe} />;
  const why = held.data ? undefined : whyNoRecipe(held);
  return why ? <NoRecipe why={why} /> : <RecipeSkeleton />;
}

/** Returns true if the user has deleted the recipe and the outbox has not sent the deletion yet. */
function useIsDeleted({ id, cookId }: RecipeName): boolean {
  const { entries } = useOutbox(useUser().id);
  return pendingOperations(entries).some(
    (operation) => cookId === undefined && operation.type === 'delete' && operation.recipeId === id,
  );
}
