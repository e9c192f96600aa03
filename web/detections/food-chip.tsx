import { useLingui } from '@lingui/react';
import { amountText } from '#core/recipe/lines/line.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { BasicIcon } from '../ui/basic-icon.tsx';
import { Icon, IconButton, type IconName } from '../ui/icon.tsx';
import { foodWord } from './food-words.ts';
import type { FoodOnTable } from '../offline/schema.ts';

type FoodChipProps = {
  item: FoodOnTable;
  isAvoided: (item: FoodOnTable) => boolean;
  onTap: (item: FoodOnTable) => void;
  onChange: (item: FoodOnTable) => void;
  onRemove: (item: FoodOnTable) => void;
};

const STYLES: Record<
  FoodOnTable['state'],
  { icon: IconName; pressed: boolean | 'mixed'; className: string }
> = {
  guess: { icon: 'question', pressed: 'mixed', className: 'bg-saffron-soft text-on-saffron-soft' },
  confirmed: { icon: 'check', pressed: true, className: 'bg-basil-soft text-on-basil-soft' },
  removed: { icon: 'add', pressed: false, className: 'bg-sunken text-muted' },
};

/**
 * A food on the table. Guesses have a question mark, confirmed foods a tick, avoided foods a warning; removed foods are
 * crossed out.
 */
export function FoodChip({ item, isAvoided, onTap, onChange, onRemove }: FoodChipProps) {
  const { i18n } = useLingui();
  const food = foodWord(item.food, preferredLanguage());
  const { icon, pressed, className } = STYLES[item.state];
  const isWarning = isAvoided(item);
  return (
    <li
      // In very large type the buttons go below the word, which would otherwise break.
      className={`inline-flex min-h-11 max-w-full items-center rounded-pill text-sm font-medium @max-[14rem]:flex-wrap @max-[14rem]:rounded-md ${isWarning ? 'bg-danger-soft text-on-danger-soft' : className}`}
    >
      <button
        type="button"
        aria-pressed={pressed}
        onClick={({ currentTarget }) => {
          // The second tap deletes a food that the user named, and its chip.
          if (item.state === 'confirmed' && item.probability === undefined) passFocusOn(currentTarget);
          onTap(item);
        }}
        className={`inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-pill pl-3.5 text-left focus-visible:rounded-pill ${item.state === 'removed' ? 'pr-3.5' : 'pr-1'}`}
      >
        {isWarning ? (
          <BasicIcon name="warning" className="size-[1.125em] stroke-[2.2]" />
        ) : (
          <Icon name={icon} className="size-[1.125em] stroke-[2.2]" />
        )}
        <span className={`min-w-0 wrap-break-word ${item.state === 'removed' ? 'line-through' : ''}`}>
          {item.state === 'guess' ? i18n._('detection.maybe', { food }) : food}
          <Amount item={item} />
          {item.written !== undefined && <span className="font-normal"> ({item.written})</span>}
        </span>
      </button>
      {item.state !== 'removed' && (
        <IconButton
          label={i18n._('detection.change', { food })}
          icon="edit"
          iconClass="size-4.5"
          onClick={() => onChange(item)}
        />
      )}
      {item.state === 'guess' && (
        <IconButton
          label={i18n._('detection.remove', { food })}
          icon="close"
          iconClass="size-4.5"
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.querySelector('button')?.focus();
            onRemove(item);
          }}
        />
      )}
    </li>
  );
}

function Amount({ item: { quantity, unit = 'g' } }: { item: FoodOnTable }) {
  if (quantity === undefined) return null;
  return <span className="font-normal">, {amountText({ quantity, unit }, preferredLanguage())}</span>;
}

/** Moves the focus from a chip that disappears to its neighbour, or to the last button of the section. */
function passFocusOn(button: Element): void {
  const chip = button.closest('li');
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling];
  const next = beside.map((each) => each?.querySelector('button')).find(Boolean);
  (next ?? [...(button.closest('section')?.querySelectorAll('button') ?? [])].at(-1))?.focus();
}
