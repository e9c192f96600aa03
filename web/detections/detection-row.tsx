import { useLingui } from '@lingui/react';
import { useRef, useState, type ComponentProps } from 'react';
import type { FoodId } from '#core/nutrition/food.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { FoodChip } from './food-chip.tsx';
import { FoodChoice } from './food-choice.tsx';
import { FoodField } from './food-field.tsx';
import type { Correction, PhotoDetection } from '../offline/schema.ts';
import { NO_DETECTION } from './detected-foods.ts';

type DetectionRowProps = {
  /** Undefined for foods that were added without a photo. */
  photo?: { readonly url: string; readonly number: number };
  /** Undefined while the detection runs. */
  detection: PhotoDetection | undefined;
  /** Opens the field and focuses it. */
  isFocused: boolean;
  field: Pick<ComponentProps<typeof FoodField>, 'fields' | 'typed' | 'onType'>;
  onAdd: (correction: Correction) => void;
} & Omit<ComponentProps<typeof FoodChip>, 'item'>;

/** Photo beside its foods; above them on narrow screens. */
const BESIDE = 'grid gap-3 @min-[18rem]:grid-cols-[auto_minmax(0,1fr)] @min-[18rem]:items-start';

/** A thumbnail with its foods. If none was detected, offers the likeliest ones and shows the field. */
export function DetectionRow({ photo, detection, isFocused, field, onAdd, ...chip }: DetectionRowProps) {
  const { i18n } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const { foods, candidates = [], mayBeMore } = detection ?? NO_DETECTION;
  const [isOpened, setIsOpened] = useState(field.typed !== '');
  const isUnknown = photo !== undefined && detection !== undefined && foods.length === 0;
  // A photo without a sure food may show several foods, so the remaining ones stay on offer.
  const offered = foods.some(({ probability }) => probability !== undefined)
    ? []
    : candidates.filter((food) => foods.every((each) => each.food !== food));
  const isOpen = isOpened || isFocused || isUnknown;
  const label = photo ? i18n._('detection.photo', { number: photo.number }) : i18n._('detection.added');
  const choose = (choice: Correction) => {
    // Choosing a food removes its button. The field stays while something is typed.
    row.current?.focus();
    setIsOpened(field.typed !== '');
    onAdd(choice);
  };
  return (
    <div ref={row} role="group" aria-label={label} tabIndex={-1} className="@container outline-none">
      <div className={photo ? BESIDE : ''}>
        {photo && <img src={photo.url} alt="" className="size-14 rounded-sm bg-sunken object-cover" />}
        <div className="grid gap-2">
          <DetectionStatus isRunning={!detection} mayBeMore={mayBeMore} />
          {(foods.length > 0 || !isOpen) && (
            <ul aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
              {foods.map((item) => (
                <FoodChip key={item.key} item={item} {...chip} />
              ))}
              {!isOpen && (
                <li>
                  <AddButton number={photo?.number} onClick={() => setIsOpened(true)} />
                </li>
              )}
            </ul>
          )}
          <FoodQuestion
            isOpen={isOpen}
            question={photo ? i18n._('detection.ask') : i18n._('detection.ask_all')}
            candidates={offered}
            isFocused={isOpened || isFocused}
            {...field}
            onChoose={choose}
            onAdd={(correction) => {
              setIsOpened(true);
              onAdd(correction);
            }}
          />
        </div>
      </div>
    </div>
  );
}

type FoodQuestionProps = Omit<ComponentProps<typeof FoodField>, 'label'> & {
  isOpen: boolean;
  question: string;
  candidates: readonly FoodId[];
  onChoose: (correction: Correction) => void;
};

/** A field for foods, with foods to choose from in front. While the field is closed, they stand alone. */
function FoodQuestion({ isOpen, question, candidates, onChoose, ...field }: FoodQuestionProps) {
  const { i18n } = useLingui();
  const other = i18n._('detection.else');
  const choices = candidates.map((food) => ({ food }));
  return (
    <>
      {choices.length > 0 && (
        <FoodChoice question={isOpen ? question : other} choices={choices} onChoose={onChoose} />
      )}
      {isOpen && <FoodField label={choices.length > 0 ? other : question} {...field} />}
    </>
  );
}

function DetectionStatus({ isRunning, mayBeMore }: { isRunning: boolean; mayBeMore: boolean }) {
  const { i18n } = useLingui();
  return (
    <div role="status" className="text-sm text-muted empty:hidden">
      {isRunning && (
        <span className="inline-flex min-h-11 items-center gap-2">
          <Spinner />
          {i18n._('detection.running')}
        </span>
      )}
      {mayBeMore && i18n._('detection.more')}
    </div>
  );
}

function AddButton({ number, onClick }: { number: number | undefined; onClick: () => void }) {
  const { i18n } = useLingui();
  const style =
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill border-[1.5px] border-dashed border-edge text-sm font-medium hover:bg-sunken focus-visible:rounded-pill';
  if (number === undefined) {
    return (
      <button type="button" onClick={onClick} className={`${style} px-pad`}>
        <Icon name="add" className="size-[1.125em] stroke-[2.2]" />
        {i18n._('detection.add')}
      </button>
    );
  }
  return (
    <button
      type="button"
      aria-label={i18n._('detection.add_to', { number })}
      onClick={onClick}
      className={style}
    >
      <Icon name="add" className="size-[1.125em] stroke-[2.2]" />
    </button>
  );
}
