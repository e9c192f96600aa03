import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { RecipeCard as Card } from '#core/recipe/recipe.ts';
import { useAvoided } from '../../../avoided/use-preferences.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { useUneaten } from '../../../library/use-library.ts';
import { keyOf } from '../../../offline/entries.ts';
import { recipesOf } from '../../../offline/recipes/recipes.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { PATHS } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import emptyPlate from '../../../ui/pictures/empty-plate.svg';
import offline from '../../../ui/pictures/offline.svg';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnReturn } from '../../../ui/hooks/use-on-return.ts';
import { InstallOffer } from './install-offer.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeMenu } from './recipe-menu.tsx';

/** Maximum number of recipes here; the library shows all. */
const MOST = 12;

export function RecentRecipes() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: recipes, error, isPending, isOffline } = useHeld(recipesOf(userId, client, MOST));
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
  const menu = useOverlay('recipe menu');
  const uneaten = useUneaten(useUser().id, useAvoided());
  const chosen = recipes.find(({ id }) => String(id) === menu.subject);
  if (recipes.length === 0 && !isPending) {
    return isOffline ? (
      <EmptyState picture={offline}>{i18n._('home.recent_offline')}</EmptyState>
    ) : (
      <EmptyState picture={emptyPlate}>{i18n._('home.recent_empty')}</EmptyState>
    );
  }
  return (
    <>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-6 sm:gap-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-y-8"
        aria-busy={isPending}
      >
        {recipes.map((recipe) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            isUneaten={uneaten.has(keyOf(recipe))}
            onMenu={() => menu.open(String(recipe.id))}
          />
        ))}
        {recipes.length === 0 && [1, 2, 3].map((number) => <CardSkeleton key={number} />)}
      </ul>
      {recipes.length > 0 && (
        <ButtonLink kind="line" to={PATHS.library} className="justify-self-center">
          {i18n._('home.all')}
          <Icon name="next" />
        </ButtonLink>
      )}
      {chosen && <RecipeMenu recipe={chosen} onClose={menu.close} />}
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
