import { useLingui } from '@lingui/react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePersonal } from './use-personal.ts';

/** Toggles a recipe as a favourite. */
export function HeartButton({ recipe, className }: { recipe: Recipe; className: string }) {
  const { i18n } = useLingui();
  const change = usePersonal(recipe);
  const isFavorite = recipe.isFavorite === true;
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={i18n._('personal.favourite')}
      className={className}
      onClick={() => void change({ isFavorite: !isFavorite })}
    >
      <Icon name="heart" className={isFavorite ? 'fill-current! text-tomato' : ''} />
    </button>
  );
}
