import { useLingui } from '@lingui/react';
import { amountText } from '#core/recipe/line.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { foodWord } from './food-words.ts';
import type { Seen } from './seen-foods.ts';

type FoodChipProps = {
  seen: Seen;
  onConfirm: () => void;
  onChange: () => void;
  onRemove: () => void;
};

const PART =
  'grid min-h-11 min-w-11 place-items-center rounded-pill hover:bg-line focus-visible:rounded-pill';

/** A food that was seen: ticked where it is sure, else a question that one press answers. */
export function FoodChip({ seen, onConfirm, onChange, onRemove }: FoodChipProps) {
  const { i18n } = useLingui();
  const food = foodWord(seen.food, preferredLanguage());
  const isOpen = seen.certainty === 'maybe';
  return (
    <li
      className={`inline-flex min-h-11 max-w-full items-center rounded-pill text-sm font-medium ${isOpen ? 'bg-saffron-soft text-on-saffron-soft' : 'bg-basil-soft text-on-basil-soft'}`}
    >
      {isOpen ? (
        <button
          type="button"
          aria-label={i18n._('seen.confirm', { food })}
          onClick={onConfirm}
          className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-pill pl-3.5 pr-1 text-left focus-visible:rounded-pill"
        >
          <Icon name="question" className="size-[1.125em]" />
          <span className="min-w-0 wrap-break-word">{i18n._('seen.maybe', { food })}</span>
        </button>
      ) : (
        <span className="inline-flex min-w-0 items-center gap-1.5 pl-3.5 pr-1">
          <Icon name="check" className="size-[1.125em] stroke-[2.2]" />
          <span className="min-w-0 wrap-break-word">
            {food}
            <Amount seen={seen} />
          </span>
          <span className="sr-only">
            {seen.certainty === 'sure' ? i18n._('seen.sure') : i18n._('seen.told')}
          </span>
        </span>
      )}
      <button type="button" aria-label={i18n._('seen.change', { food })} onClick={onChange} className={PART}>
        <Icon name="edit" className="size-4.5" />
      </button>
      <button
        type="button"
        aria-label={i18n._('seen.remove', { food })}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget);
          onRemove();
        }}
        className={PART}
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </li>
  );
}

function Amount({ seen: { quantity, unit = 'g' } }: { seen: Seen }) {
  if (quantity === undefined) return null;
  return <span className="font-normal">, {amountText({ quantity, unit }, preferredLanguage())}</span>;
}

/** The focus goes to the chip beside the one that goes, or to the last button of the section. */
function passFocusOn(button: Element): void {
  const chip = button.closest('li');
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling];
  const next = beside.map((each) => each?.querySelector('button')).find(Boolean);
  (next ?? [...(button.closest('section')?.querySelectorAll('button') ?? [])].at(-1))?.focus();
}
