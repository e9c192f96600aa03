import { useLingui } from '@lingui/react';
import { Icon } from '../../../ui/icon.tsx';
import type { Choice } from './choices.ts';
import { useFavourites } from './favourites.ts';

/** Toggles an item as a favourite. Favourites come first in the search. */
export function StarButton({ choice }: { choice: Choice }) {
  const { i18n } = useLingui();
  const { isFavourite, toggle } = useFavourites();
  const isSet = isFavourite(choice);
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={i18n._('diary.favourite', { name: choice.name })}
      onClick={() => toggle(choice)}
      className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-line focus-visible:rounded-pill"
    >
      <Icon name="star" className={isSet ? 'fill-current! text-saffron' : ''} />
    </button>
  );
}
