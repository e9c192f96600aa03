import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { RecipeCard as Card } from '#core/recipe/recipe.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { recipesOf } from '../../../offline/recipes/recipes.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import emptyPlate from '../../../ui/pictures/empty-plate.svg';
import offline from '../../../ui/pictures/offline.svg';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnReturn } from '../../../ui/hooks/use-on-return.ts';
import { InstallOffer } from './install-offer.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { useOlderRecipes } from './use-older-recipes.ts';

/** The user's recipes, newest first. Older ones are fetched while scrolling. */
export function RecentRecipes() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: recipes, error, isPending, isOffline } = useHeld(recipesOf(userId, client));
  useOnReturn(() => void client.refetchQueries({ queryKey: ['refresh', 'recipes', userId] }));
  return (
    <section aria-labelledby="recent" className="grid gap-6">
      <h2 id="recent">{i18n._('home.recent')}</h2>
      {recipes && recipes.length > 0 && <InstallOffer />}
      {error && (!recipes || recipes.length === 0) ? (
        <Note kind="bad" title={i18n._('home.recent_failed')}>
          {describeError(error, i18n, i18n._('please_try_again'))}
        </Note>
      ) : (
        <Cards recipes={recipes ?? []} isPending={isPending} isOffline={isOffline} />
      )}
    </section>
  );
}

type CardsProps = { recipes: readonly Card[]; isPending: boolean; isOffline: boolean };

function Cards({ recipes, isPending, isOffline }: CardsProps) {
  const { i18n } = useLingui();
  const { shown, end, isFetching } = useOlderRecipes(recipes);
  if (recipes.length === 0 && !isPending) {
    return isOffline ? (
      <EmptyState picture={offline}>{i18n._('home.recent_offline')}</EmptyState>
    ) : (
      <EmptyState picture={emptyPlate}>{i18n._('home.recent_empty')}</EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8" aria-busy={isPending || isFetching}>
        {shown.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} />
        ))}
        {(isFetching || (isPending && recipes.length === 0)) &&
          [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
      </ul>
      <div ref={end} />
    </>
  );
}

const CardSkeleton = () => (
  <li className="grid gap-3" aria-hidden="true">
    <Skeleton className="aspect-4/3" />
    <Skeleton className="h-6 w-4/5" />
    <Skeleton className="h-4 w-1/2" />
  </li>
);
