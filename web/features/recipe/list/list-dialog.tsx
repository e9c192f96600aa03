import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#core/language.ts';
import { wantedOf, type Wanted } from '#core/list/wanted.ts';
import { amountText } from '#core/recipe/lines/line.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { MAX_SERVINGS, readServings } from '#core/recipe/scaling/servings.ts';
import { useListChanges } from '../../../kitchen/use-list.ts';
import { PATHS } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { useCooking } from '../ingredients/use-cooking.ts';

/** Puts what a recipe needs on the list, for any number of servings. What a cupboard usually has is not ticked. */
export function ListDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { i18n } = useLingui();
  const put = usePutOnList();
  const cooking = useCooking(recipe);
  const [typed, setTyped] = useState(String(cooking.servings));
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const servings = readServings(typed);
  const needed = { ...recipe, servings: cooking.writtenFor };
  const all = wantedOf(needed, { servings: servings ?? cooking.servings, withoutStaples: false });
  const bought = new Set(wantedOf(needed, { servings: 1, withoutStaples: true }).map(({ name }) => name));
  const isWanted = (name: string, index: number) => bought.has(name) !== turned.has(index);
  const wanted = all.filter(({ name }, index) => isWanted(name, index));
  const add = () => {
    onClose();
    void put(wanted);
  };
  return (
    <Dialog title={i18n._('list.to_list_title')} onClose={onClose}>
      <Stepper
        label={i18n._('list.servings')}
        lessLabel={i18n._('list.less')}
        moreLabel={i18n._('list.more')}
        value={typed}
        min={1}
        max={MAX_SERVINGS}
        step={1}
        error={servings === undefined ? i18n._('list.servings_unclear', { most: MAX_SERVINGS }) : undefined}
        onChange={setTyped}
      />
      <ul className="-mx-2 grid">
        {all.map((item, index) => (
          // Lines keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Line
              item={item}
              language={recipe.language}
              isWanted={isWanted(item.name, index)}
              onToggle={() => setTurned(toggled(turned, index))}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={wanted.length === 0 || servings === undefined} onClick={add}>
          {i18n._('list.add_all', { count: wanted.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns a function that puts things on the list, and leads there. */
function usePutOnList(): (wanted: readonly Wanted[]) => Promise<void> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const change = useListChanges(useUser().id);
  return async (wanted) => {
    await change(wanted.map((item) => ({ type: 'add', item })));
    toast({
      title: i18n._('list.on_list', { count: wanted.length }),
      action: { label: i18n._('list.see'), act: () => void navigate(PATHS.list) },
    });
  };
}

type LineProps = { item: Wanted; language: Language; isWanted: boolean; onToggle: () => void };

const Line = ({ item: { name, amount }, language, isWanted, onToggle }: LineProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken">
    <input type="checkbox" className="size-6 shrink-0 accent-basil" checked={isWanted} onChange={onToggle} />
    <span lang={language} className="min-w-0 grow wrap-anywhere hyphens-auto">
      {name}
    </span>
    <span className="shrink-0 text-muted tabular-nums">{amount && amountText(amount, language)}</span>
  </label>
);

function toggled(turned: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(turned);
  if (!next.delete(index)) next.add(index);
  return next;
}
