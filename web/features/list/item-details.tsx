import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AISLES, type Aisle } from '#core/list/aisles.ts';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { readListAmount } from '#core/list/wanted.ts';
import { amountText } from '#core/recipe/lines/line.ts';
import { recipePath } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ToggleChip } from '../../ui/forms/toggle-chip.tsx';
import { AISLE_WORD } from './aisle-words.ts';
import { amountsText } from './by-aisle.ts';
import type { ListView } from './list-view.ts';

type ItemDetailsProps = { item: ListItem; view: ListView; onClose: () => void };

/** Origin of an item, and the form to change it. */
export function ItemDetails({ item, view: { language, change }, onClose }: ItemDetailsProps) {
  const { i18n } = useLingui();
  const { id, name, aisle, from } = item;
  const [held] = useState(amountsText(item, language));
  const [typed, setTyped] = useState(held);
  const isChanged = typed.trim() !== held;
  const read = typed.trim() === '' ? null : amountIn(typed, item, language);
  const isUnclear = isChanged && read === undefined;
  const save = () => {
    // Only on a change, because a new amount replaces all amounts and drops their recipes.
    if (isChanged && read !== undefined) void change([{ type: 'change', item: { id, amount: read } }]);
    onClose();
  };
  const remove = () => {
    void change([{ type: 'remove', item: { id } }]);
    toast({
      title: i18n._('list.removed', { name }),
      action: { label: i18n._('undo'), act: () => void change([{ type: 'restore', item: { id } }]) },
    });
  };
  return (
    <div className="grid gap-4 bg-sunken px-4 py-4">
      <Sources from={from} language={language} />
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={i18n._('list.amount')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          error={isUnclear ? i18n._('list.amount_unclear') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label={i18n._('list.aisle')}
          value={aisle}
          options={AISLES.map((each) => [each, i18n._(AISLE_WORD[each])] as const)}
          onChange={(chosen) => {
            const next = AISLES.find((each): each is Aisle => each === chosen);
            if (next) void change([{ type: 'change', item: { id, aisle: next } }]);
          }}
        />
        <Soon item={item} change={change} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" kind="line" disabled={isUnclear}>
            {i18n._('list.save')}
          </Button>
          <Button kind="danger" onClick={remove}>
            {i18n._('list.remove')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Marks a food that must be used up soon; filling the week uses it first. */
function Soon({ item: { id, food, isSoon }, change }: { item: ListItem; change: ListView['change'] }) {
  const { i18n } = useLingui();
  if (food === undefined) return null;
  return (
    <div className="sm:col-span-2">
      <ToggleChip
        isOn={isSoon === true}
        onToggle={() => void change([{ type: 'change', item: { id, isSoon: !isSoon } }])}
      >
        {i18n._('list.soon')}
      </ToggleChip>
    </div>
  );
}

/** Parses a typed amount; undefined if invalid. */
function amountIn(
  typed: string,
  { amount }: Pick<ListItem, 'amount'>,
  language: ListView['language'],
): ListAmount | undefined {
  const read = readListAmount(typed, language);
  // A number alone keeps the unit.
  return read && amount && /^[\d.,/½¼¾⅓⅔ ]+$/.test(typed) ? { ...read, unit: amount.unit } : read;
}

function Sources({ from, language }: Pick<ListItem, 'from'> & { language: ListView['language'] }) {
  const { id: userId } = useUser();
  if (from.length === 0) return null;
  return (
    <ul className="grid text-sm">
      {from.map(({ recipeId, cookId, title, amount }, index) => (
        // One recipe may be listed twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
          <Link
            to={recipePath(recipeId, cookId === userId ? undefined : cookId)}
            className="inline-flex min-h-8 items-center wrap-anywhere"
          >
            {title}
          </Link>
          <span className="tabular-nums">{amount && amountText(amount, language)}</span>
        </li>
      ))}
    </ul>
  );
}
