import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { RecipeCard as Card } from '#core/recipe/recipe.ts';
import { UneatenSign } from '#web/features/avoid/parts/uneaten-sign.tsx';
import { DIFFICULTY_WORD } from '#web/features/recipe/data/difficulty-word.ts';
import { useDishKind } from '#web/features/recipe/data/use-dish-kind.ts';
import { useAtLeast } from '#web/features/recipe/data/use-at-least.ts';
import { useTitle } from '#web/features/recipe/data/use-title.ts';
import { tellsEnergy } from '#web/features/diary/data/hidden-energy.ts';
import { recipePath } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { useRecipeDeletion } from '#web/features/recipe/data/use-recipe-deletion.ts';
import { rescueFocus } from '#web/shared/ui/hooks/heading-focus.ts';
import { IconButton } from '#web/shared/ui/icon.tsx';
import { PhotoPair } from '#web/shared/ui/photo-pair.tsx';

type RecipeCardProps = {
  recipe: Card;
  isUneaten: boolean;
  /** Opens the menu, which replaces the button on devices without hover. */
  onMenu: () => void;
};

/** A recipe with photo and title that can be opened or deleted. */
export function RecipeCard({ recipe, isUneaten, onMenu }: RecipeCardProps) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { id, imageUrls, prepTime, difficulty, calories } = recipe;
  const { text: title, language } = useTitle(userId, recipe);
  const dish = useDishKind(userId, recipe);
  const isAtLeast = useAtLeast(userId, id);
  const energy = isAtLeast ? /*i18n*/ 'unit.kcal_at_least' : /*i18n*/ 'unit.kcal';
  const deletion = useMutation({ mutationFn: useRecipeDeletion(), onSuccess: rescueFocus });
  return (
    <li className="group/card relative grid content-start gap-2" aria-busy={deletion.isPending}>
      <Link to={recipePath(id)} className="group grid gap-2 rounded-md no-underline">
        <PhotoPair urls={imageUrls} dish={dish} recipe={id} className="aspect-4/3 rounded-md" />
        <span
          lang={language}
          className="font-title text-[1.0625rem] leading-tight font-semibold text-balance wrap-anywhere hyphens-auto group-hover:underline sm:text-[1.1875rem]"
        >
          {title}
        </span>
      </Link>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <UneatenSign isUneaten={isUneaten} />
        {prepTime !== undefined && <span>{i18n._('unit.minutes', { minutes: prepTime })}</span>}
        {difficulty && <span>{i18n._(DIFFICULTY_WORD[difficulty])}</span>}
        {tellsEnergy(calories, isAtLeast) && <span>{i18n._(energy, { kcal: calories })}</span>}
      </p>
      <IconButton
        label={i18n._('home.delete', { title })}
        icon="delete"
        iconClass="size-4.75"
        look="small"
        busy={deletion.isPending}
        className="absolute top-1.5 right-1.5 opacity-0 group-hover/card:opacity-100 focus-visible:opacity-100 disabled:opacity-100 [@media(hover:none)]:hidden"
        onClick={() => deletion.mutate(recipe)}
      />
      <IconButton
        label={i18n._('home.menu', { title })}
        icon="more"
        iconClass="size-4.75 stroke-[2.4]"
        look="small"
        aria-haspopup="dialog"
        className="absolute top-1.5 right-1.5 [@media(hover:hover)]:hidden"
        onClick={onMenu}
      />
    </li>
  );
}
