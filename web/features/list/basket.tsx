import { useLingui } from '@lingui/react';
import type { ShoppingList } from '#core/list/list-item.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { inBasket } from './by-aisle.ts';
import { ItemRow, Rows } from './item-row.tsx';
import type { ListView } from './list-view.ts';

/** Ticked items, in a group at the end that can be collapsed. */
export function Basket({ list, view }: { list: ShoppingList; view: ListView }) {
  const { i18n } = useLingui();
  const items = inBasket(list, view.asPlaced);
  if (items.length === 0) return null;
  const all = (type: 'remove' | 'restore') => view.change(items.map(({ id }) => ({ type, item: { id } })));
  const clear = () => {
    void all('remove');
    toast({
      title: i18n._('list.cleared', { count: items.length }),
      action: { label: i18n._('undo'), act: () => void all('restore') },
    });
  };
  return (
    <details open className="group grid gap-2">
      <summary className="mb-2 flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        <Icon name="down" className="transition-transform group-open:rotate-180" />
        {i18n._('list.basket', { count: items.length })}
      </summary>
      <Rows>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} view={view} />
        ))}
      </Rows>
      <Button kind="bare" className="mt-1" onClick={clear}>
        {i18n._('list.clear')}
      </Button>
    </details>
  );
}
