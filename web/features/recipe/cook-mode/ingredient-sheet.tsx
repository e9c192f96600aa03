import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedName } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, type Serving } from '#core/recipe/scaling/scale.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type IngredientSheetProps = {
  lines: readonly Line[];
  /** The current step, if there is one. */
  step: Step | undefined;
  serving: Serving;
  ticked: readonly number[];
  onTick: (line: number) => void;
  onClose: () => void;
};

/** List of ingredients to tick off, those of the current step first. */
export function IngredientSheet({ lines, step, onClose, ...list }: IngredientSheetProps) {
  const { i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { named, others } = linesOfStep(
    step?.text ?? '',
    lines.map((line, number) => ({ line, number })),
    step?.section,
  );
  const isSplit = named.length > 0 && others.length > 0;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="to-take"
      onClose={onClose}
      className="m-auto mb-0 max-h-[85dvh] w-full max-w-160 overflow-y-auto overscroll-contain rounded-t-lg bg-surface text-ink shadow-print sm:mb-auto sm:rounded-lg"
    >
      <div className="@container grid gap-4 px-[min(1.5rem,4vw)] pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="sticky top-0 z-1 flex items-center justify-between gap-2 bg-surface pt-4 pb-1">
          <h2 id="to-take" className="min-w-0 text-xl @max-[17rem]:text-base">
            {i18n._('recipe.ingredients')}
          </h2>
          <Button kind="bare" className="shrink-0" onClick={onClose}>
            <Icon name="close" />
            <span className="@max-[17rem]:sr-only">{i18n._('close')}</span>
          </Button>
        </div>
        {isSplit && <h3 className="font-text text-base font-semibold">{i18n._('cook.for_step')}</h3>}
        <TickList lines={isSplit ? named : [...named, ...others]} {...list} />
        {isSplit && <h3 className="font-text text-base font-semibold">{i18n._('cook.others')}</h3>}
        {isSplit && <TickList lines={others} {...list} />}
      </div>
    </dialog>
  );
}

type TickListProps = Pick<IngredientSheetProps, 'serving' | 'ticked' | 'onTick'> & {
  lines: readonly { line: Line; number: number }[];
};

const TickList = ({ lines, serving, ticked, onTick }: TickListProps) => (
  <ul lang={serving.language}>
    {lines.map(({ line, number }) => (
      <li key={number} className="border-b border-line last:border-0">
        <label className="grid min-h-13 cursor-pointer grid-cols-[1.75rem_1fr] items-center gap-x-3 py-2 @min-[16rem]:grid-cols-[1.75rem_min(5.75rem,30%)_1fr] leading-snug has-checked:text-muted has-checked:line-through">
          <span className="relative grid place-items-center row-span-2">
            <input
              type="checkbox"
              checked={ticked.includes(number)}
              onChange={() => onTick(number)}
              className="peer size-6 appearance-none rounded-sm border-2 border-edge checked:border-basil checked:bg-basil forced-colors:appearance-auto"
            />
            <Icon
              name="check"
              className="pointer-events-none absolute hidden size-5 stroke-[2.6] text-surface peer-checked:block forced-colors:hidden"
            />
          </span>
          <b className="font-semibold tabular-nums">{servedAmount(line, serving)}</b>
          <span>
            {servedName(line, serving)}
            {line.section && <span className="block text-sm text-muted">{line.section}</span>}
          </span>
        </label>
      </li>
    ))}
  </ul>
);
