import { useLingui } from '@lingui/react';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FoodChip } from './food-chip.tsx';
import { FoodField } from './food-field.tsx';
import { NO_DETECTION, type PhotoDetection, type Correction, type FoodOnTable } from './detected-foods.ts';

type DetectionRowProps = {
  /** The photo that it is about; none for what the cook has added to all of them. */
  photo?: { readonly url: string; readonly number: number };
  /** Nothing while the photo is still looked at. */
  detection: PhotoDetection | undefined;
  /** Whether its field is to be opened, and waited at. */
  isAsked: boolean;
  fields: ComponentProps<typeof FoodField>['fields'];
  onAdd: (said: Correction) => void;
  onTap: (seen: FoodOnTable) => void;
  onChange: (seen: FoodOnTable) => void;
  onRemove: (seen: FoodOnTable) => void;
};

/** The photo beside its foods, or above them where there is no room. */
const BESIDE = 'grid gap-3 @min-[18rem]:grid-cols-[auto_minmax(0,1fr)] @min-[18rem]:items-start';

/** A photo, small, with the foods on it. Where nothing can be said of it, the cook is asked. */
export function DetectionRow({
  photo,
  detection,
  isAsked,
  fields,
  onAdd,
  onTap,
  onChange,
  onRemove,
}: DetectionRowProps) {
  const { i18n } = useLingui();
  const { foods, mayBeMore } = detection ?? NO_DETECTION;
  const [isOpened, setIsOpened] = useState(false);
  const isUnknown = photo !== undefined && detection !== undefined && foods.length === 0;
  const isOpen = isOpened || isAsked || isUnknown;
  const label = photo ? i18n._('seen.photo', { number: photo.number }) : i18n._('seen.added');
  return (
    <div role="group" aria-label={label} className="@container">
      <div className={photo ? BESIDE : ''}>
        {photo && <img src={photo.url} alt="" className="size-14 rounded-sm bg-sunken object-cover" />}
        <div className="grid gap-2">
          <div role="status" className="text-sm text-muted empty:hidden">
            {!detection && (
              <span className="inline-flex min-h-11 items-center gap-2">
                <Spinner />
                {i18n._('seen.looking')}
              </span>
            )}
            {mayBeMore && i18n._('seen.more')}
          </div>
          {(foods.length > 0 || !isOpen) && (
            <ul aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
              {foods.map((seen) => (
                <FoodChip
                  key={seen.key}
                  seen={seen}
                  onTap={() => onTap(seen)}
                  onChange={() => onChange(seen)}
                  onRemove={() => onRemove(seen)}
                />
              ))}
              {!isOpen && (
                <li>
                  <AddButton number={photo?.number} onClick={() => setIsOpened(true)} />
                </li>
              )}
            </ul>
          )}
          {isOpen && (
            <FoodField
              label={photo ? i18n._('seen.ask') : i18n._('seen.ask_all')}
              isFocused={isOpened || isAsked}
              fields={fields}
              onAdd={(said) => {
                setIsOpened(true);
                onAdd(said);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function AddButton({ number, onClick }: { number: number | undefined; onClick: () => void }) {
  const { i18n } = useLingui();
  const look =
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill border-[1.5px] border-dashed border-edge text-sm font-medium hover:bg-sunken focus-visible:rounded-pill';
  if (number === undefined) {
    return (
      <button type="button" onClick={onClick} className={`${look} px-pad`}>
        <Icon name="add" className="size-[1.125em] stroke-[2.2]" />
        {i18n._('seen.add')}
      </button>
    );
  }
  return (
    <button type="button" aria-label={i18n._('seen.add_to', { number })} onClick={onClick} className={look}>
      <Icon name="add" className="size-[1.125em] stroke-[2.2]" />
    </button>
  );
}
