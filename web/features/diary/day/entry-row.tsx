import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { useTitle } from '../../../offline/recipes/use-title.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { energyText } from '../../../eaten/energy-text.ts';
import { amountWords } from '../entries/amount-words.ts';

export function EntryRow({ entry, onOpen }: { entry: TrackingEntry; onOpen: () => void }) {
  const { i18n } = useLingui();
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-2 sm:gap-x-3 rounded-sm py-1 text-left leading-snug hover:bg-sunken focus-visible:-outline-offset-3"
      >
        <span className="grid size-10 place-items-center rounded-sm bg-sunken text-muted">
          <Icon name={iconOf(entry)} />
        </span>
        {/* In large type it wraps below the icon. */}
        <span className="min-w-0 flex-[1_1_6rem]">
          <b className="block font-semibold wrap-anywhere hyphens-auto first-letter:uppercase">
            {entry.type === 'diary' ? entry.name : <Title id={entry.recipeId} title={entry.title} />}
          </b>
          <span className="text-sm text-muted tabular-nums">{detailsOf(i18n, entry)}</span>
        </span>
        <span className="ml-auto flex items-center tabular-nums sm:gap-3">
          {energyText(i18n, entry.calories)}
          <span className="grid size-9 place-items-center">
            <Icon name="more" />
          </span>
        </span>
      </button>
    </li>
  );
}

function Title(recipe: { id: number; title: string }) {
  const { text, language } = useTitle(useUser().id, recipe);
  return <span lang={language}>{text}</span>;
}

function iconOf(entry: TrackingEntry): IconName {
  if (entry.type !== 'diary' || 'recipeId' in entry.source) return 'book';
  if ('food' in entry.source) return 'leaf';
  return 'barcode' in entry.source ? 'barcode' : 'bowl';
}

/** Returns the amount, and the kind of entry unless the name tells it. */
function detailsOf(i18n: I18n, entry: TrackingEntry): string {
  if (entry.type !== 'diary')
    return [i18n._('diary.cooked'), amountWords(i18n, { quantity: entry.servings, unit: 'serving' })].join(
      '\u00a0· ',
    );
  const { source, amount } = entry;
  return [...('own' in source ? [i18n._('diary.own')] : []), amountWords(i18n, amount)].join('\u00a0· ');
}
