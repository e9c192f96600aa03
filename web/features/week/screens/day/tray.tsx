import { useLingui } from '@lingui/react';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { WeekView } from '../plan/week-view.ts';
import { FillButton } from '../fill/fill-button.tsx';
import { MealCard } from './meal-card.tsx';

/** Meals of the week without a day. */
export function Tray({ view }: { view: WeekView }) {
  const { i18n } = useLingui();
  const meals = view.meals.filter(({ day }) => day === null);
  return (
    <section
      aria-labelledby="tray"
      data-day=""
      className={`grid gap-3 rounded-md border-2 border-dashed p-4 ${view.drag.over === '' ? 'border-tomato' : 'border-edge'}`}
    >
      <div>
        <h2 id="tray" className="text-[1.1875rem]">
          {i18n._('week.tray')}
        </h2>
        <p className="text-sm text-muted">
          {meals.length > 0 ? i18n._('week.tray_hint') : i18n._('week.tray_empty')}
        </p>
      </div>
      {meals.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
          {meals.map((meal) => (
            <MealCard key={meal.id} meal={meal} view={view} isRow />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => view.openAdd({ day: null, slot: 'dinner' })}>
          <Icon name="book" />
          {i18n._('week.from_recipes')}
        </Button>
        <FillButton view={view} />
      </div>
    </section>
  );
}
