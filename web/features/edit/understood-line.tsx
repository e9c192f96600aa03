import { useLingui } from '@lingui/react';
import { Icon } from '../../ui/icon.tsx';
import type { ReadLine } from '../../drafts/read-lines.ts';

type UnderstoodLineProps = {
  line: ReadLine | undefined;
  /** Called with the suggested line. */
  onMeant: (text: string) => void;
};

/** Amount, food and weight of an ingredient as understood; else the missing part and suggestions. */
export function UnderstoodLine({ line, onMeant }: UnderstoodLineProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-2.5 px-0.5 pt-1 text-sm leading-snug text-muted wrap-anywhere">
      {line && (
        <>
          {line.amount && <b className="font-semibold text-ink">{line.amount}</b>}
          {line.food && line.grams !== undefined ? (
            <span className="inline-flex max-w-full items-center gap-1">
              <Icon name="check" className="size-4 stroke-[2.4] text-basil" />
              {line.food}
            </span>
          ) : (
            <span className="inline-flex max-w-full items-center gap-1 font-semibold text-saffron">
              <Icon name="question" className="size-4" />
              {line.meant?.length
                ? i18n._('edit.meant')
                : !line.food
                  ? i18n._('edit.unknown_food')
                  : line.hasAmount
                    ? i18n._('edit.not_weighed')
                    : i18n._('edit.no_amount')}
            </span>
          )}
          {line.meant?.map(({ name, text }) => (
            <button
              key={text}
              type="button"
              // Extends into the space around the row, so that no line moves while the user types.
              className="-mt-2 -mb-3 min-h-11 px-1 font-semibold text-ink underline"
              onClick={() => onMeant(text)}
            >
              {name}
            </button>
          ))}
          {line.grams !== undefined && (
            <span className="ml-auto whitespace-nowrap tabular-nums">
              {i18n._('unit.grams', { grams: line.grams })}
            </span>
          )}
        </>
      )}
    </div>
  );
}
