import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { daysBetween } from '#core/time.ts';
import type { Meal } from '#core/week/meal.ts';
import type { MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { plannedServings } from '../../../kitchen/planning/planned-servings.ts';
import { recipeNameOf } from '../../../offline/recipes/planned-recipes.ts';
import { recipePath } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { placeText } from '../plan/place-text.ts';
import { titleOfMeal, type WeekView } from '../plan/week-view.ts';
import { MENU_ROW, MenuDialog, MenuLine, MenuRow } from './menu-dialog.tsx';

export type MealAct = 'move' | 'servings' | 'leftovers';

type MealMenuProps = {
  meal: Meal;
  view: WeekView;
  /** Replaces the menu by a dialog. */
  onAsk: (act: MealAct) => void;
  onClose: () => void;
};

export function MealMenu({ meal, view, onAsk, onClose }: MealMenuProps) {
  const { i18n } = useLingui();
  const { planner, setDone, language, week } = view;
  const act = (done: Promise<void>) => {
    onClose();
    void done;
  };
  const isLeftovers = meal.leftoversOf !== undefined;
  return (
    <MenuDialog title={titleOfMeal(meal, view).text} anchor={meal.id} onClose={onClose}>
      <p className="px-3.5 py-1.5 text-sm text-muted">{i18n._('week.move_to')}</p>
      <ul>
        {nextPlaces(meal, view).map((place) => (
          <MenuRow key={place.day} icon="next" onAct={() => act(planner.move(meal, place))}>
            {placeText(place, { i18n, language, week })}
          </MenuRow>
        ))}
        <MenuRow icon="day" onAct={() => onAsk('move')}>
          {i18n._('week.another_day')}
        </MenuRow>
        {meal.day !== null && (
          <MenuRow icon="tray" onAct={() => act(planner.move(meal, { day: null, slot: meal.slot }))}>
            {i18n._('week.no_day_yet')}
          </MenuRow>
        )}
        <MenuLine />
        <MenuRow icon="check" onAct={() => act(setDone(meal, !meal.isDone))}>
          {meal.isDone ? i18n._('week.not_done') : i18n._('week.mark_done')}
        </MenuRow>
        <MenuRow icon="people" onAct={() => onAsk('servings')}>
          {i18n._('week.servings')}
        </MenuRow>
        {!isLeftovers && meal.recipeId !== undefined && (
          <MenuRow icon="leftovers" onAct={() => onAsk('leftovers')}>
            {i18n._('week.plan_leftovers')}
          </MenuRow>
        )}
        <CookLink meal={meal} view={view} />
        <MenuLine />
        <MenuRow icon="delete" isBad onAct={() => act(planner.remove(meal))}>
          {i18n._('week.take_off')}
        </MenuRow>
      </ul>
      <p className="px-3.5 pt-2 text-sm text-muted max-md:hidden">{i18n._('week.keys')}</p>
    </MenuDialog>
  );
}

/** Link to the first step of a dish. */
function CookLink({ meal, view: { userId } }: { meal: Meal; view: WeekView }) {
  const { i18n } = useLingui();
  const name = recipeNameOf(meal, userId);
  if (!name || meal.leftoversOf !== undefined) return null;
  return (
    <li>
      <Link
        to={`${recipePath(name.id, name.cookId)}?cook=1`}
        state={plannedServings(meal)}
        replace
        className={MENU_ROW}
      >
        <Icon name="pot" className="text-muted" />
        {i18n._('week.start_cooking')}
      </Link>
    </li>
  );
}

/** Maximum number of offered places. */
const MOST = 2;

/** Returns the next days of the week without a meal at that time. */
function nextPlaces({ day: own, slot }: Meal, { meals, week, today }: WeekView): MealPlace[] {
  const isTaken = (day: string) => meals.some((meal) => meal.day === day && meal.slot === slot);
  return daysBetween(week.from, week.to)
    .filter((day) => day >= today && day !== own && !isTaken(day))
    .slice(0, MOST)
    .map((day) => ({ day, slot }));
}
