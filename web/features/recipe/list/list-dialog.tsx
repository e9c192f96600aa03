import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#core/language.ts';
import { stillNeeded } from '#core/list/still-needed.ts';
import { wantedOf, type Wanted } from '#core/list/wanted.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { MAX_SERVINGS, readServings } from '#core/recipe/scaling/servings.ts';
import { useAvoid } from '../../../avoided/use-avoid.ts';
import { listOf } from '../../../kitchen/list.ts';
import { useAtHand } from '../../../detections/use-at-hand.ts';
import { WantedRow } from '../../../kitchen/planning/wanted-row.tsx';
import { useListChanges } from '../../../kitchen/use-list.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { PATHS } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { useCooking } from '../ingredients/use-cooking.ts';

/**
 * Adds a recipe's ingredients to the list, for any number of servings. Not preselected: ingredients in the cupboard, on
 * the table, in the photos of the recipe, or already on the list for this recipe.
 */
export function ListDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { i18n } = useLingui();
  const put = usePutOnList();
  const cooking = useCooking(recipe);
  const client = useQueryClient();
  const items = useHeld(listOf(useUser().id, client)).data?.items ?? [];
  const [typed, setTyped] = useState(String(cooking.servings));
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const servings = readServings(typed);
  const needed = { ...recipe, servings: cooking.writtenFor };
  const all = wantedOf(needed, { servings: servings ?? cooking.servings, withoutStaples: false });
  const bought = useBought(needed);
  const isAtHand = useAtHand();
  const things = all.map((item, index) => {
    const missing = stillNeeded(item, items);
    const isThere = missing !== item;
    const isHad = !isThere && isAtHand(item, recipe);
    const isWanted = chosen.get(index) ?? (bought.has(item.name) && missing !== undefined && !isHad);
    return { item: missing ?? item, isThere, isHad, isWanted };
  });
  const wanted = things.filter(({ isWanted }) => isWanted).map(({ item }) => item);
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
      <Things
        things={things}
        language={recipe.language}
        onToggle={(index, isWanted) => setChosen(new Map(chosen).set(index, isWanted))}
      />
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={wanted.length === 0 || servings === undefined} onClick={add}>
          {i18n._('list.add_all', { count: wanted.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ThingsProps = {
  things: readonly {
    readonly item: Wanted;
    readonly isThere: boolean;
    readonly isHad: boolean;
    readonly isWanted: boolean;
  }[];
  language: Language;
  onToggle: (index: number, isWanted: boolean) => void;
};

function Things({ things, language, onToggle }: ThingsProps) {
  return (
    <ul className="-mx-2 grid">
      {things.map(({ item: { name, amount }, isThere, isHad, isWanted }, index) => (
        // Lines keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <WantedRow
            name={name}
            language={language}
            amounts={amount ? [amount] : []}
            isThere={isThere}
            isHad={isHad}
            isWanted={isWanted}
            onToggle={() => onToggle(index, !isWanted)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the names of the ingredients that are not in the cupboard. */
function useBought(recipe: Parameters<typeof wantedOf>[0]): ReadonlySet<string> {
  const { cupboard } = useAvoid();
  const lines = wantedOf(recipe, { servings: 1, withoutStaples: true, cupboard });
  return new Set(lines.map(({ name }) => name));
}

/** Returns a function that adds items to the list and opens it. */
function usePutOnList() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const change = useListChanges(useUser().id);
  return async (wanted: readonly Wanted[]) => {
    await change(wanted.map((item) => ({ type: 'add' as const, item })));
    toast({
      title: i18n._('list.on_list', { count: wanted.length }),
      action: { label: i18n._('list.see'), act: () => void navigate(PATHS.list), leadsTo: PATHS.list },
    });
  };
}
