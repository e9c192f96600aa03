import { useLingui } from '@lingui/react';
import { MAX_PHOTOS } from '#core/photo/photo.ts';
import { focusHeading } from '#web/shared/ui/hooks/heading-focus.ts';
import { IconButton } from '#web/shared/ui/icon.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { tilesFor } from './photo-tiles.ts';
import { HOVERED, PhotoButtons, type PhotoSources } from './photo-buttons.tsx';
import type { Photo } from '../../data/detections/use-photos.ts';

type PhotoTableProps = PhotoSources & {
  photos: readonly Photo[];
  isPreparing: boolean;
  onRemove: (photo: Photo) => void;
};

const TILE =
  'relative overflow-hidden rounded-md bg-sunken shadow-sheet @max-[17rem]:col-span-full @max-[17rem]:aspect-4/3';

/** The chosen photos, the first one large, and the buttons to add more. */
export function PhotoTable(props: PhotoTableProps) {
  const { photos, isPreparing, isOver, onRemove, isDisabled, ...sources } = props;
  const { i18n } = useLingui();
  const tiles = tilesFor(photos.length + (isPreparing ? 1 : 0));
  return (
    <div className={`@container grid gap-4 rounded-md ${isOver ? HOVERED : ''}`}>
      <ul aria-label={i18n._('home.photos')} className="grid grid-cols-6 gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id} className={`${TILE} ${tiles[index]}`}>
            <img
              src={photo.url}
              alt={i18n._('home.photo', { number: index + 1 })}
              className="absolute size-full object-cover"
            />
            <IconButton
              label={i18n._('home.remove_photo', { number: index + 1 })}
              icon="close"
              iconClass="size-4.75"
              look="small"
              className="absolute top-0.5 right-0.5"
              onClick={({ currentTarget }) => {
                passFocusOn(currentTarget);
                onRemove(photo);
              }}
            />
          </li>
        ))}
        {isPreparing && (
          <li className={`grid animate-breathe place-items-center text-muted ${TILE} ${tiles.at(-1)}`}>
            <span role="status">
              <Spinner />
              <span className="sr-only">{i18n._('home.preparing')}</span>
            </span>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <PhotoButtons
          {...sources}
          isFirst={false}
          isDisabled={isDisabled || photos.length >= MAX_PHOTOS}
          className="flex-[1_1_9.75rem] max-sm:px-2 max-sm:text-sm sm:flex-none"
        />
      </div>
    </div>
  );
}

/** Moves the focus from a photo that disappears to its neighbour, or to the heading. */
function passFocusOn(button: Element): void {
  const tile = button.closest('li');
  const beside = [tile?.nextElementSibling, tile?.previousElementSibling];
  const next = beside.map((each) => each?.querySelector('button')).find(Boolean);
  if (next) next.focus();
  else focusHeading();
}
