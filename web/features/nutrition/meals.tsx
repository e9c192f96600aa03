import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { TrackingEntry } from '#core/cooking/tracking.ts';
import type { LocalDay } from '#core/time.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { useTitle } from '../../offline/use-title.ts';
import { recipePath } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { rescueFocus } from '../../ui/hooks/heading-focus.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/feedback/toast.ts';

type MealsProps = { day: LocalDay; entries: readonly TrackingEntry[] };

/** Today's entries. */
export function Meals(today: MealsProps) {
  const { i18n } = useLingui();
  return (
    <Sheet aria-labelledby="meals" className="grid gap-3">
      <h2 id="meals" className="text-[1.375rem]">
        {i18n._('meals.today')}
      </h2>
      <MealList {...today} />
    </Sheet>
  );
}

export const MealList = ({ day, entries }: MealsProps) => (
  <ul className="grid">
    {entries.map((entry) => (
      <Meal key={entry.id} day={day} entry={entry} />
    ))}
  </ul>
);

/** An entry that links to its recipe and can be removed. */
function Meal({ day, entry }: { day: LocalDay; entry: TrackingEntry }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { enqueue } = useOutbox(userId);
  const { recipeId, servings, calories } = entry;
  const { text: title, language } = useTitle(userId, { id: recipeId, title: entry.title });
  // The removed entry had the focus on its button.
  useEffect(() => rescueFocus, []);
  const undo = async () => {
    await enqueue({ type: 'uncook', recipeId, title: entry.title, day });
    toast({ title: i18n._('recipe_uncooked') });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-2 last:border-0">
      <div className="min-w-32 flex-1">
        <Link
          to={recipePath(recipeId)}
          lang={language}
          className="-mb-2 inline-flex min-h-11 items-center py-2 leading-tight font-semibold"
        >
          {title}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          {i18n._('meals.amount', { servings })}
          {' · '}
          {i18n._('unit.kcal', { kcal: calories })}
        </p>
      </div>
      <Button
        kind="bare"
        className="-mr-3 text-sm"
        aria-label={i18n._('meals.take_back_title', { title })}
        onClick={() => void undo()}
      >
        {i18n._('meals.take_back')}
      </Button>
    </li>
  );
}
