import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { daysBetween } from '#core/time.ts';
import { SLOTS, type Meal } from '#core/week/meal.ts';
import { useAvoided } from '../../avoided/use-preferences.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { useToday } from '../../i18n/use-today.ts';
import { householdOf } from '../../kitchen/household.ts';
import { rangeText } from '../../kitchen/planning/day-text.ts';
import type { MealPlace } from '../../kitchen/planning/place-fields.tsx';
import { heldWeekOf, type HeldWeek } from '../../kitchen/week.ts';
import { useLiveWeek } from '../../kitchen/use-week.ts';
import { useUneaten } from '../../library/use-library.ts';
import { goalsOf } from '../../offline/goals.ts';
import { plannedRecipesOf } from '../../offline/recipes/planned-recipes.ts';
import { useHeld, useOnDevice } from '../../offline/use-held.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddDialog } from './add/add-dialog.tsx';
import { CalendarDialog } from './calendar/calendar-dialog.tsx';
import { DayCard } from './day/day-card.tsx';
import { Tray } from './day/tray.tsx';
import { EmptyWeek } from './empty-week.tsx';
import { MealDialog } from './menu/meal-dialogs.tsx';
import { MealMenu, type MealAct } from './menu/meal-menu.tsx';
import { ToListDock } from './to-list/to-list-dock.tsx';
import { useMealDrag } from './plan/use-meal-drag.ts';
import { usePlanner } from './plan/use-planner.ts';
import { useSetDone } from './plan/use-set-done.ts';
import { weekStateOf } from './plan/week-state.ts';
import { useShownWeek } from './plan/use-shown-week.ts';
import { WeekHead } from './week-head.tsx';
import { WeekMenu } from './week-menu.tsx';
import { WeekSide } from './week-side.tsx';
import type { WeekView } from './plan/week-view.ts';

const NOTHING: HeldWeek = { meals: [], isKnown: false };
const NO_RECIPES = new Map();

/** The meal plan of the user's kitchen, one week at a time. */
export function WeekPage() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const week = useShownWeek();
  const held = useHeld(heldWeekOf(userId, week, client));
  const { data: kitchen } = useHeld(householdOf(userId, client));
  useHeld(goalsOf(userId, client));
  useLiveWeek(userId, week);
  const language = screenLanguage(i18n);
  usePageTitle(i18n._('week.title', { days: rangeText(week, language) }));
  const state = weekStateOf(held);
  const plan = state === 'known' || state === 'offline' ? (held.data ?? NOTHING) : undefined;
  const members = kitchen?.household?.members ?? [];
  const overlays = useWeekOverlays();
  const planner = usePlanner(userId, language, week);
  const drag = useMealDrag((meal, to) => void planner.move(meal, to));
  const meals = useMemo(() => inOrder(plan?.meals ?? []), [plan]);
  const view: WeekView = {
    userId,
    language,
    today: useToday(),
    week,
    meals,
    recipes: useOnDevice(plannedRecipesOf(userId, meals)) ?? NO_RECIPES,
    uneaten: useUneaten(userId, useAvoided()),
    planner,
    setDone: useSetDone(userId),
    drag,
    openMenu: overlays.menu.open,
    openAdd: (place) => overlays.add.open(JSON.stringify(place)),
  };
  return (
    <main id="main" className="page grid grow content-start gap-6 pt-6 pb-16">
      <WeekHead view={view} members={members} onMenu={() => overlays.week.open()} />
      {held.isOffline && (
        <Note kind="attention" title={i18n._('week.offline')}>
          {held.data?.isKnown ? i18n._('week.offline_hint') : i18n._('week.offline_unknown')}
        </Note>
      )}
      {state === 'unknown' && <Skeleton className="h-96" />}
      {state === 'failed' && (
        <Note kind="bad" title={i18n._('week.failed')}>
          {i18n._('please_try_again')}
        </Note>
      )}
      {plan && (
        <Plan view={view} hasMembers={members.length > 1} onCalendar={() => overlays.calendar.open()} />
      )}
      <Overlays view={view} overlays={overlays} eaters={Math.max(1, members.length)} />
    </main>
  );
}

type PlanProps = { view: WeekView; hasMembers: boolean; onCalendar: () => void };

function Plan({ view, hasMembers, onCalendar }: PlanProps) {
  const { i18n } = useLingui();
  const { meals, week, today } = view;
  const [hasEarlierDays, setHasEarlierDays] = useState(false);
  const isEmpty = meals.every(({ day }) => day !== null && (day < week.from || day > week.to));
  if (isEmpty) return <EmptyWeek view={view} />;
  const days = daysBetween(week.from, week.to);
  // On a phone, past days without a plan would push today off the screen.
  const idle = days.filter((day) => day < today && meals.every((meal) => meal.day !== day));
  return (
    <>
      <Tray view={view} />
      {idle.length > 0 && !hasEarlierDays && (
        <Button
          kind="bare"
          className="-my-3 -ml-3 justify-self-start sm:hidden"
          onClick={() => setHasEarlierDays(true)}
        >
          {i18n._('week.earlier_days')}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-7 lg:gap-2">
        {days.map((day) => (
          <DayCard
            key={day}
            day={day}
            view={view}
            className={idle.includes(day) && !hasEarlierDays ? 'max-sm:hidden' : ''}
          />
        ))}
      </div>
      <WeekSide hasMembers={hasMembers} onCalendar={onCalendar} />
      <ToListDock view={view} />
    </>
  );
}

type WeekOverlays = ReturnType<typeof useWeekOverlays>;

function useWeekOverlays() {
  const [act, setAct] = useState<MealAct>('move');
  const [menu, meal] = [useOverlay('meal'), useOverlay('meal dialog')];
  const { subject } = meal;
  useEffect(() => {
    if (subject === undefined) return;
    // The menu that opened the dialog is closed, so the focus returns to its button.
    return () => document.querySelector<HTMLElement>(`[data-menu="${CSS.escape(subject)}"]`)?.focus();
  }, [subject]);
  return {
    menu,
    meal,
    week: useOverlay('week'),
    add: useOverlay('add meal'),
    calendar: useOverlay('calendar'),
    act,
    setAct,
  };
}

type OverlaysProps = { view: WeekView; overlays: WeekOverlays; eaters: number };

/** Dialogs over the page. The history entry names the meal or slot of the dialog. */
function Overlays({
  view,
  overlays: { menu, meal, week, add, calendar, act, setAct },
  eaters,
}: OverlaysProps) {
  const subject = view.meals.find(({ id }) => id === (menu.subject ?? meal.subject));
  return (
    <>
      {menu.isOpen && subject && (
        <MealMenu
          meal={subject}
          view={view}
          onAsk={(next) => {
            setAct(next);
            meal.open(subject.id);
          }}
          onClose={menu.close}
        />
      )}
      {meal.isOpen && subject && <MealDialog act={act} meal={subject} view={view} onClose={meal.close} />}
      {week.isOpen && <WeekMenu view={view} onCalendar={() => calendar.open()} onClose={week.close} />}
      {calendar.isOpen && <CalendarDialog userId={view.userId} onClose={calendar.close} />}
      {add.isOpen && (
        <AddDialog place={placeIn(add.subject, view)} eaters={eaters} view={view} onClose={add.close} />
      )}
    </>
  );
}

/** Returns the day and meal in the history entry. */
function placeIn(subject: string | undefined, { today }: WeekView): MealPlace {
  try {
    const { day, slot }: Partial<MealPlace> = JSON.parse(subject ?? '');
    return { day: day ?? null, slot: slot ?? 'dinner' };
  } catch {
    return { day: today, slot: 'dinner' };
  }
}

/** Sorts meals by time of day, then by title, so that all devices show one order. */
const inOrder = (meals: readonly Meal[]): readonly Meal[] =>
  meals.toSorted(
    (a, b) =>
      SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || (a.title < b.title ? -1 : Number(a.title > b.title)),
  );
