import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Meal, MealId } from '#core/week/meal.ts';
import { isListed, mealsToList } from '#core/week/week-to-list.ts';
import { WantedRow } from '#web/features/list/parts/wanted-row.tsx';
import { PATHS } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogActions } from '#web/shared/ui/dialog.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { placeText } from '../plan/place-text.ts';
import { titleOfMeal, type WeekView } from '../plan/week-view.ts';
import { toListBy } from '../plan/to-list.ts';
import { useListMeans } from '../plan/use-list-on-demand.ts';
import { useThings } from './use-things.ts';

type ToListDialogProps = {
  /** Meals of the week that need shopping, in order. */
  meals: readonly Meal[];
  view: WeekView;
  onClose: () => void;
};

/** Adds the ingredients of all or some meals of the week to the list. */
export function ToListDialog({ meals, view, onClose }: ToListDialogProps) {
  const { i18n } = useLingui();
  const put = usePut(view);
  const [chosen, setChosen] = useState<ReadonlySet<MealId>>(
    () => new Set(mealsToList(meals).map(({ id }) => id)),
  );
  const [withoutStaples, setWithoutStaples] = useState(true);
  const wanted = meals.filter(({ id }) => chosen.has(id));
  const things = useThings(wanted, view, withoutStaples);
  const without = new Set(things.filter(({ isWanted }) => !isWanted).map(({ id }) => id));
  const count = things.length - without.size;
  const add = () => {
    onClose();
    void put(wanted, { withoutStaples, without, count });
  };
  return (
    <Dialog title={i18n._('week.to_list_title')} onClose={onClose}>
      <p className="text-sm text-muted">{i18n._('week.to_list_hint')}</p>
      <ul className="-mx-2 grid">
        {meals.map((meal) => (
          <MealRow
            key={meal.id}
            meal={meal}
            view={view}
            isChosen={chosen.has(meal.id)}
            onToggle={() => setChosen(toggled(chosen, meal.id))}
          />
        ))}
      </ul>
      <div className="-mx-2 border-t border-line pt-3">
        <Check isOn={withoutStaples} onToggle={() => setWithoutStaples(!withoutStaples)}>
          {i18n._('week.without_staples')}
        </Check>
      </div>
      <ul aria-label={i18n._('week.things')} className="-mx-2 grid border-t border-line pt-2">
        {things.map(({ id, toggle, ...thing }) => (
          <li key={id}>
            <WantedRow {...thing} onToggle={toggle} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={count === 0} onClick={add}>
          {i18n._('week.put_on_list', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns a function that adds dishes to the list and announces it with a link. */
function usePut({ userId, language }: WeekView) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { put } = toListBy(useListMeans(userId));
  return async (
    meals: readonly Meal[],
    {
      count,
      ...options
    }: {
      readonly count: number;
      readonly withoutStaples: boolean;
      readonly without: ReadonlySet<string>;
    },
  ) => {
    const unknown = await put(meals, options);
    const titles = new Intl.ListFormat(language).format(unknown.map(({ title }) => title));
    toast({
      title: i18n._('week.on_list', { count }),
      ...(unknown.length > 0 && { description: i18n._('week.not_on_device', { titles }) }),
      action: { label: i18n._('week.see_list'), act: () => void navigate(PATHS.list), leadsTo: PATHS.list },
    });
  };
}

type MealRowProps = { meal: Meal; view: WeekView; isChosen: boolean; onToggle: () => void };

function MealRow({ meal, view, isChosen, onToggle }: MealRowProps) {
  const { i18n } = useLingui();
  const { language, week } = view;
  const title = titleOfMeal(meal, view);
  const facts = [
    placeText(meal, { i18n, language, week }),
    i18n._('week.for', { servings: meal.servings }),
    ...(isListed(meal) ? [i18n._('week.listed')] : []),
  ];
  return (
    <li>
      <Check isOn={isChosen} onToggle={onToggle}>
        <span className="grid min-w-0 leading-snug">
          <b lang={title.language} className="font-semibold wrap-anywhere hyphens-auto">
            {title.text}
          </b>
          <span className="text-sm text-muted">{facts.join('\u00a0· ')}</span>
        </span>
      </Check>
    </li>
  );
}

type CheckProps = { isOn: boolean; onToggle: () => void; children: ReactNode };

const Check = ({ isOn, onToggle, children }: CheckProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken">
    <input type="checkbox" className="size-6 shrink-0 accent-basil" checked={isOn} onChange={onToggle} />
    {children}
  </label>
);

function toggled(chosen: ReadonlySet<MealId>, id: MealId): ReadonlySet<MealId> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
