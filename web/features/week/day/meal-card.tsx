import { useLingui } from '@lingui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { dishKindOf } from '#core/recipe/dish-kind.ts';
import { addDays, daysApart } from '#core/time.ts';
import { SLOTS, type Meal } from '#core/week/meal.ts';
import { UneatenSign } from '../../../avoided/uneaten-sign.tsx';
import { dayText } from '../../../kitchen/planning/day-text.ts';
import type { MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { plannedServings } from '../../../kitchen/planning/planned-servings.ts';
import { keyOf } from '../../../offline/entries.ts';
import { recipeNameOf } from '../../../offline/recipes/planned-recipes.ts';
import { recipePath } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoPair } from '../../../ui/photo-pair.tsx';
import { recipeOfMeal, titleOfMeal, type WeekView } from '../plan/week-view.ts';

type MealCardProps = {
  meal: Meal;
  view: WeekView;
  /** True if the picture also stands beside the title on wide screens. */
  isRow?: boolean;
};

/** A planned meal. The user can drag it, move it with Shift and the arrow keys, or change it in its menu. */
export function MealCard({ meal, view, isRow = false }: MealCardProps) {
  const { i18n } = useLingui();
  const { drag, planner, openMenu } = view;
  const menu = useRef<HTMLButtonElement>(null);
  const isMoved = planner.moved === meal.id;
  useEffect(() => {
    if (isMoved) menu.current?.focus();
  }, [isMoved]);
  const title = titleOfMeal(meal, view);
  const isLeftovers = meal.leftoversOf !== undefined;
  const isDragged = drag.dragged === meal.id;
  return (
    // The menu offers the same actions as dragging and these keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`relative grid min-h-14 touch-manipulation grid-cols-[min(3.25rem,18vw)_minmax(0,1fr)_auto] items-center gap-x-[min(0.75rem,2vw)] rounded-sm p-1 pr-0 leading-[1.3] select-none ${isRow ? '' : COLUMN} ${isLeftovers ? 'border-[1.5px] border-dashed border-edge' : 'bg-sunken'} ${isDragged ? 'z-10 -rotate-[1.5deg] cursor-grabbing shadow-print' : 'cursor-grab'}`}
      onPointerDown={(event) => drag.start(meal, event)}
      onDragStart={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const to = placeByKey(meal, event, view);
        if (!to) return;
        event.preventDefault();
        void planner.move(meal, to);
      }}
    >
      <Picture meal={meal} view={view} isRow={isRow} />
      <Words meal={meal} view={view} isRow={isRow} />
      <button
        ref={menu}
        type="button"
        data-menu={meal.id}
        aria-haspopup="dialog"
        aria-label={i18n._('week.meal_menu', { title: title.text })}
        onClick={() => openMenu(meal.id)}
        className={`relative z-1 grid size-[44px] place-items-center rounded-pill hover:bg-line focus-visible:rounded-pill ${isRow ? '' : ON_PICTURE}`}
      >
        <Icon name="more" className="stroke-[2.4]" />
      </button>
    </li>
  );
}

const COLUMN = 'lg:grid-cols-1 lg:gap-y-1.5 lg:p-1.5';

/** Round button on the picture. */
const ON_PICTURE =
  'lg:absolute lg:top-1 lg:right-1 lg:isolate lg:hover:bg-transparent lg:before:absolute lg:before:inset-[5px] lg:before:-z-10 lg:before:rounded-pill lg:before:bg-surface lg:before:shadow-print lg:hover:before:bg-sunken';

type PartProps = { meal: Meal; view: WeekView };

/** Title and servings. The link to the recipe covers the whole card. */
function Words({ meal, view, isRow }: PartProps & { isRow: boolean }) {
  const { i18n } = useLingui();
  const { text, language } = titleOfMeal(meal, view);
  const name = recipeNameOf(meal, view.userId);
  const className = `grid min-h-11 min-w-0 content-center py-1 text-sm ${isRow ? '' : 'lg:px-0.5 lg:pt-0'}`;
  const words = (
    <>
      <b lang={language} className="font-semibold wrap-anywhere hyphens-auto group-hover/words:underline">
        {text}
      </b>{' '}
      <span className="text-muted">
        {meal.leftoversOf === undefined ? (
          i18n._('week.for', { servings: meal.servings })
        ) : (
          <LeftoversFrom meal={meal} view={view} />
        )}
      </span>{' '}
      <UneatenSign isUneaten={name !== undefined && view.uneaten.has(keyOf(name))} />
      {meal.isDone && (
        <span className="flex flex-wrap items-center gap-x-1 font-semibold wrap-anywhere text-basil">
          <Icon name="check" className="size-4 stroke-[2.4]" />
          {i18n._('week.done')}
        </span>
      )}
    </>
  );
  return name ? (
    <Link
      to={recipePath(name.id, name.cookId)}
      state={plannedServings(meal)}
      draggable={false}
      className={`group/words no-underline after:absolute after:inset-0 after:rounded-sm ${className}`}
    >
      {words}
    </Link>
  ) : (
    <div className={className}>{words}</div>
  );
}

/** Photo of the dish, its drawing, or a symbol for free text. */
function Picture({ meal, view, isRow }: PartProps & { isRow: boolean }) {
  const recipe = recipeOfMeal(meal, view);
  const isLeftovers = meal.leftoversOf !== undefined;
  const size = `size-[min(3.25rem,18vw)] rounded-[0.5rem] ${isRow ? '' : 'lg:w-full'}`;
  if (isLeftovers || !recipe)
    return (
      <span
        className={`grid place-items-center ${size} ${isRow ? '' : 'lg:h-11'} ${isLeftovers ? 'bg-basil-soft text-on-basil-soft' : 'bg-surface text-muted'}`}
      >
        <Icon name={isLeftovers ? 'leftovers' : meal.recipeId === undefined ? 'people' : 'book'} />
      </span>
    );
  const { imageUrls, title, steps } = recipe;
  return (
    <PhotoPair
      urls={imageUrls.slice(0, 1)}
      {...(imageUrls.length === 0 && { dish: dishKindOf(title, steps) })}
      className={`${size} ${isRow ? '' : 'lg:aspect-4/3 lg:h-auto'}`}
    />
  );
}

/** "Leftovers from Monday". */
function LeftoversFrom({ meal, view: { meals, language } }: PartProps) {
  const { i18n } = useLingui();
  const day = meals.find(({ id }) => id === meal.leftoversOf)?.day;
  if (!day) return i18n._('week.leftovers');
  const isNear = meal.day !== null && Math.abs(daysApart(day, meal.day)) < 7;
  return i18n._('week.leftovers_from', { day: dayText(day, language, isNear ? 'weekday' : 'full') });
}

const STEPS: Readonly<Record<string, { readonly days: number; readonly slots: number }>> = {
  ArrowLeft: { days: -1, slots: 0 },
  ArrowRight: { days: 1, slots: 0 },
  ArrowUp: { days: 0, slots: -1 },
  ArrowDown: { days: 0, slots: 1 },
};

/** Returns the target of Shift and an arrow key. A meal without a day first moves to a day. */
function placeByKey(
  { day, slot }: Meal,
  { key, shiftKey }: KeyboardEvent,
  { week, today }: WeekView,
): MealPlace | undefined {
  const step = STEPS[key];
  if (!step || !shiftKey) return undefined;
  if (day === null) return { day: today >= week.from && today <= week.to ? today : week.from, slot };
  const next = addDays(day, step.days);
  const moved = SLOTS[SLOTS.indexOf(slot) + step.slots];
  return next < week.from || next > week.to || !moved ? undefined : { day: next, slot: moved };
}
