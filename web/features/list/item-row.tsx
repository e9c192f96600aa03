import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useId, useState, type ReactNode } from 'react';
import type { ListItem } from '#core/list/list-item.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon, IconButton } from '../../ui/icon.tsx';
import { amountsText } from './by-aisle.ts';
import type { ListView } from './list-view.ts';
import { ItemDetails } from './item-details.tsx';

export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="overflow-clip rounded-md bg-surface shadow-sheet">{children}</ul>
);

/** Item that the user can tick anywhere on its row. */
export function ItemRow({ item, view }: { item: ListItem; view: ListView }) {
  const { i18n } = useLingui();
  const details = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name } = item;
  const { checked, tick } = useTick(item, view);
  return (
    <li className="border-b border-line last:border-0">
      <div className="flex items-center">
        <label className="relative flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3.5 py-2 pl-4 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink">
          <input
            type="checkbox"
            value={item.id}
            checked={checked}
            onChange={() => void tick()}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span
            className={`grid size-7 shrink-0 place-items-center rounded-pill border-2 ${checked ? 'border-basil bg-basil text-surface' : 'border-edge'}`}
          >
            {checked && <Icon name="check" className="size-4.5 stroke-[2.5]" />}
          </span>
          {/* In large type the amount wraps below the name. */}
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 leading-snug">
            <span className="grid min-w-0 grow basis-28">
              <b
                className={`font-semibold wrap-anywhere hyphens-auto first-letter:uppercase ${checked ? 'text-muted line-through' : ''}`}
              >
                {name}
              </b>
              <span className="text-sm text-muted wrap-anywhere empty:hidden">
                {whereFrom(item, view, i18n)}
              </span>
            </span>
            <span className="wrap-anywhere tabular-nums">{amountsText(item, view.language)}</span>
          </span>
        </label>
        <IconButton
          aria-expanded={isOpen}
          aria-controls={details}
          label={i18n._('list.more_about', { name })}
          icon={isOpen ? 'up' : 'down'}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={details}>
        {isOpen && <ItemDetails item={item} view={view} onClose={() => setIsOpen(false)} />}
      </div>
    </li>
  );
}

function useTick(item: ListItem, view: ListView) {
  const { i18n } = useLingui();
  const { id, name } = item;
  // Rendered at once, because storing takes a moment. The row keeps its place meanwhile.
  const [checked, setChecked] = useState(item.checked);
  const [known, setKnown] = useState(item.checked);
  if (item.checked !== known) {
    setKnown(item.checked);
    setChecked(item.checked);
  }
  const set = (type: 'check' | 'uncheck') => view.change([{ type, item: { id } }]);
  const tick = async () => {
    view.rest(item);
    setChecked(!checked);
    await set(checked ? 'uncheck' : 'check');
    if (!checked)
      toast({
        title: i18n._('list.ticked', { name }),
        action: { label: i18n._('undo'), act: () => void set('uncheck') },
      });
  };
  return { checked, tick };
}

/** Returns the recipes of an item, or the member who added it. */
function whereFrom({ from, addedBy }: ListItem, { members }: ListView, i18n: I18n): string {
  const titles = [...new Set(from.map(({ title }) => title))];
  if (titles.length > 2) return i18n._('list.recipes', { count: titles.length });
  if (titles.length > 0) return titles.join(', ');
  // Omitted in a household of one.
  return members.length > 1 ? (members.find((member) => member.id === addedBy)?.name ?? '') : '';
}
