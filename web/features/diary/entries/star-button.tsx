import { useLingui } from '@lingui/react';
import { IconButton } from '../../../ui/icon.tsx';
import type { Choice } from './choices.ts';
import { useFavourites } from './favourites.ts';

/** Makes an item a favourite, or no longer one. Favourites come first in the search. */
export function StarButton({ choice }: { choice: Choice }) {
  const { i18n } = useLingui();
  const { isFavourite, toggle } = useFavourites();
  const isSet = isFavourite(choice);
  return (
    <IconButton
      aria-pressed={isSet}
      label={i18n._('diary.favourite', { name: choice.name })}
      icon="star"
      iconClass={isSet ? 'fill-current! text-saffron' : ''}
      onClick={() => toggle(choice)}
    />
  );
}
