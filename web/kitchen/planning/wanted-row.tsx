import { useLingui } from '@lingui/react';
import type { Language } from '#core/language.ts';
import type { ListAmount } from '#core/list/list-item.ts';
import { amountText } from '#core/recipe/lines/line.ts';

type WantedRowProps = {
  name: string;
  /** Language of the name. */
  language: Language;
  amounts: readonly ListAmount[];
  /** True if it is already on the list for this recipe. */
  isThere: boolean;
  /** True if the cook evidently has it. */
  isHad: boolean;
  isWanted: boolean;
  onToggle: () => void;
};

/** Item that is added to the list unless the user unticks it. */
export function WantedRow({ name, language, amounts, isThere, isHad, isWanted, onToggle }: WantedRowProps) {
  const { i18n } = useLingui();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-basil"
        checked={isWanted}
        onChange={onToggle}
      />
      <span className="grid min-w-0 grow leading-snug">
        <span lang={language} className="wrap-anywhere hyphens-auto">
          {name}
        </span>
        {(isThere || isHad) && (
          <span className="text-sm text-muted">
            {isThere ? i18n._('list.is_there') : i18n._('list.is_had')}
          </span>
        )}
      </span>
      <span className="shrink-0 text-muted tabular-nums">
        {amounts.map((each) => amountText(each, language)).join(' + ')}
      </span>
    </label>
  );
}
