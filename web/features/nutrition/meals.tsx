import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { CookedEntry, TrackingEntry } from '#core/cooking/tracking.ts';
import type { DiaryEntry } from '#core/diary/diary-entry.ts';
import type { LocalDay } from '#core/time.ts';
import { energyText } from '../../eaten/energy-text.ts';
import { useTakeBack } from '../../eaten/use-take-back.ts';
import { useTitle } from '../../offline/recipes/use-title.ts';
import { recipePath } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

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
      <li
        key={entry.id}
        className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-2 last:border-0"
      >
        {entry.type === 'diary' ? <Logged entry={entry} /> : <Cooked day={day} entry={entry} />}
      </li>
    ))}
  </ul>
);

/** A recipe that was cooked: it links to the recipe and can be removed. */
function Cooked({ day, entry }: { day: LocalDay; entry: CookedEntry }) {
  const { i18n } = useLingui();
  const takeBack = useTakeBack(day, entry);
  const { recipeId, servings, calories } = entry;
  const { text: title, language } = useTitle(useUser().id, { id: recipeId, title: entry.title });
  return (
    <>
      <div className="min-w-32 flex-1">
        <Link
          to={recipePath(recipeId)}
          lang={language}
          className="-mb-2 inline-flex min-h-11 items-center py-2 leading-tight font-semibold"
        >
          {title}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          {[i18n._('meals.amount', { servings }), energyText(i18n, calories)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        kind="bare"
        className="-mr-3 text-sm"
        aria-label={i18n._('meals.take_back_title', { title })}
        onClick={() => void takeBack()}
      >
        {i18n._('meals.take_back')}
      </Button>
    </>
  );
}

/** An entry of the diary, which is changed there. */
function Logged({ entry: { name, calories } }: { entry: DiaryEntry }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="min-w-32 flex-1 py-1 leading-tight font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted tabular-nums">{energyText(i18n, calories)}</p>
    </>
  );
}
