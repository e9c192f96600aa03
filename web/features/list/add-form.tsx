import { useLingui } from '@lingui/react';
import { useMemo, useRef, useState } from 'react';
import { AISLES } from '#core/list/aisles.ts';
import type { ShoppingList } from '#core/list/list-item.ts';
import { readAllWanted } from '#core/list/wanted.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { AISLE_WORD } from './aisle-words.ts';
import type { ListView } from './list-view.ts';
import { suggestionsFor } from './suggestions.ts';

type AddFormProps = { list: ShoppingList | undefined; view: ListView };

export function AddForm({ list, view: { language, change } }: AddFormProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const suggestions = useMemo(() => suggestionsFor(typed, namesOn(list), language), [typed, list, language]);
  const add = (text: string) => {
    const items = readAllWanted(text, language);
    const [item] = items;
    if (!item) return;
    void change(items.map((each) => ({ type: 'add', item: each })));
    setTyped('');
    field.current?.focus();
    const aisle = AISLES.find((each) => each === item.aisle) ?? 'other';
    toast({
      title:
        items.length > 1
          ? i18n._('list.on_list', { count: items.length })
          : i18n._('list.added', { name: item.name, aisle: i18n._(AISLE_WORD[aisle]) }),
    });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add(typed);
      }}
    >
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={i18n._('list.add_label')}
          placeholder={i18n._('list.add_label')}
          onChange={({ target }) => setTyped(target.value)}
          className="input-box min-h-13 min-w-0 grow basis-32"
        />
        <Button type="submit" disabled={readAllWanted(typed, language).length === 0}>
          <Icon name="add" />
          <span className="max-sm:sr-only">{i18n._('list.add')}</span>
        </Button>
      </div>
      <Suggestions names={suggestions} onAdd={add} />
    </form>
  );
}

function Suggestions({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  return (
    <ul aria-label={i18n._('list.suggestions')} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onAdd(name)}
            className="min-h-11 rounded-pill border-[1.5px] border-edge bg-surface px-pad text-sm font-medium hover:bg-sunken focus-visible:rounded-pill"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Names of current and former items. */
const namesOn = ({ items, recent = [] }: ShoppingList = { items: [], version: 0 }): readonly string[] => [
  ...items.map(({ name }) => name),
  ...recent,
];
