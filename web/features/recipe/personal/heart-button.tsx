import { useLingui } from '@lingui/react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { IconButton } from '../../../ui/icon.tsx';
import { usePersonal } from './use-personal.ts';

export function HeartButton({ recipe, className }: { recipe: Recipe; className: string }) {
  const { i18n } = useLingui();
  const change = usePersonal(recipe);
  const isFavorite = recipe.isFavorite === true;
  return (
    <IconButton
      aria-pressed={isFavorite}
      label={i18n._('personal.favourite')}
      icon="heart"
      iconClass={isFavorite ? 'fill-current! text-tomato' : ''}
      look="paper"
      className={className}
      onClick={() => void change({ isFavorite: !isFavorite })}
    />
  );
}
