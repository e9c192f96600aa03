import { useLingui } from '@lingui/react';
import { useId } from 'react';
import type { DiaryAmount } from '#core/diary/amount.ts';
import type { Slot } from '#core/week/meal.ts';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { energyText } from '../../../eaten/energy-text.ts';
import { amountWords } from '../entries/amount-words.ts';
import type { Choice } from '../entries/choices.ts';
import { ADD_TO_MEAL } from '../entries/meals.ts';
import { StarButton } from '../entries/star-button.tsx';
import { PortionForm } from './portion-form.tsx';

type HitProps = {
  choice: Choice;
  /** Remark behind the suggested amount. */
  aside?: string | undefined;
  meal: Slot;
  isOpen: boolean;
  onOpen: () => void;
  onAdd: (amount?: DiaryAmount, meal?: Slot) => void;
};

/** Search result that can be logged in its suggested amount or a chosen one. */
export function Hit({ choice, aside, meal, isOpen, onOpen, onAdd }: HitProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { name, amount, nutritionOf } = choice;
  return (
    <li
      className={isOpen ? 'my-1 grid gap-3 rounded-md bg-sunken p-4' : 'border-b border-line last:border-0'}
    >
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className="flex min-h-13 min-w-0 grow flex-wrap items-center justify-between gap-x-3 rounded-sm py-1 text-left leading-snug hover:bg-sunken"
        >
          <Name choice={choice} aside={aside} isOpen={isOpen} />
          <span className="shrink-0 text-sm tabular-nums">
            {!isOpen && energyText(i18n, nutritionOf(amount).calories)}
          </span>
        </button>
        {isOpen ? (
          <StarButton choice={choice} />
        ) : (
          <IconButton label={i18n._('diary.add_name', { name })} icon="add" onClick={() => onAdd()} />
        )}
      </div>
      <div id={id}>
        {isOpen && (
          <PortionForm
            key={`${amount.quantity} ${amount.unit}`}
            choice={choice}
            meal={meal}
            label={(chosen) => i18n._(ADD_TO_MEAL[chosen])}
            onSubmit={onAdd}
          />
        )}
      </div>
    </li>
  );
}

function Name({ choice, aside, isOpen }: Pick<HitProps, 'choice' | 'aside' | 'isOpen'>) {
  const { i18n } = useLingui();
  const { name, detail, amount, isFavourite } = choice;
  return (
    <span className="min-w-0 flex-[1_1_6rem]">
      <b className="block font-semibold wrap-anywhere hyphens-auto first-letter:uppercase">
        {name}
        {isFavourite && !isOpen && (
          <Icon name="star" className="ml-1.5 inline size-4 fill-current! align-[-0.1em] text-saffron" />
        )}
      </b>
      <span className="text-sm text-muted">
        {[!isOpen && amountWords(i18n, amount), !isOpen && aside, detail].filter(Boolean).join('\u00a0· ')}
      </span>
    </span>
  );
}
