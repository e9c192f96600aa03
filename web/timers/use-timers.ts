import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SECOND, type EpochMs } from '#core/time.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { screenLanguage } from '../i18n/language.ts';
import { readableRecipeOf } from '../offline/recipes/member-recipes.ts';
import { keyOf } from '../offline/entries.ts';
import { useAllOnDevice } from '../offline/use-held.ts';
import { useUser } from '../session/require-user.tsx';
import { useDishesOnStove } from './dishes.ts';
import { onTimersChange, timersNow, type Timer } from './timers.ts';

/** A timer with its names in the language of the screen. */
export type NamedTimer = Timer & {
  /** Title of the timer's recipe, if the user is cooking several dishes. */
  readonly dish?: string;
  /** Purpose of the timer, a part of its name: "Simmer", "Potatoes". */
  readonly what?: string;
};

/** Returns the timers, with names in the language of the screen. */
export function useTimers(): readonly NamedTimer[] {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const timers = useSyncExternalStore(onTimersChange, timersNow);
  const names = Map.groupBy(timers, ({ recipeId, cookId }) => keyOf({ id: recipeId, cookId }));
  const recipes = useAllOnDevice(
    [...names.values()].flatMap(([timer]) =>
      timer ? readableRecipeOf(userId, { id: timer.recipeId, cookId: timer.cookId }, client) : [],
    ),
  );
  const hasSeveral = useDishesOnStove().length > 1 || names.size > 1;
  return timers.map((timer) => {
    const recipe = shownOf(timer, recipes, i18n);
    const what = recipe && whatOf(timer, recipe);
    const name = recipe ? timerName(timer.step + 1, what, i18n) : timer.name;
    return { ...timer, name, ...(what && { what }), ...(hasSeveral && recipe && { dish: recipe.title }) };
  });
}

/** Returns the full name of a timer: "Herb rice: Simmer, step 2". */
export const fullName = ({ dish, name }: NamedTimer, i18n: I18n): string =>
  dish === undefined ? name : i18n._('timer.of_dish', { dish, name });

/** Returns the recipe of a timer, translated into the language of the screen if possible. */
function shownOf({ recipeId, cookId }: Timer, recipes: readonly Recipe[], i18n: I18n): Recipe | undefined {
  const recipe = recipes.find(
    ({ id, userId }) => id === recipeId && (cookId === undefined || userId === cookId),
  );
  return recipe && inLanguage(recipe, screenLanguage(i18n));
}

/** Returns the purpose of a timer: its food or its verb, in the language of the recipe. */
function whatOf({ step, nth, line = -1 }: Timer, { lines, steps }: Recipe): string | undefined {
  const food = lines[line]?.name;
  return food ? food.charAt(0).toUpperCase() + food.slice(1) : steps[step]?.timers?.[nth]?.name;
}

/**
 * Returns the name of a timer: "Simmer, step 2".
 * @param number of the step, from 1
 * @param what food or verb, if there is one
 */
export const timerName = (number: number, what: string | undefined, i18n: I18n): string =>
  what ? i18n._('timer.of_step', { verb: what, number }) : i18n._('timer.step', { number });

/** Returns the current time, updated every second while a timer runs. */
export function useNow(timers: readonly Timer[]): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  const isNeeded = timers.some(({ pausedWith, hasRung }) => pausedWith === undefined && !hasRung);
  // Depends on the timers' ends, so that a new timer never shows one second too many.
  const ends = timers.map(({ endsAt }) => endsAt).join(' ');
  // A layout effect, so that an outdated time is never painted.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, SECOND);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isNeeded, ends]);
  return now;
}
