import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SECOND, type EpochMs } from '#core/time.ts';
import { DEFAULT_LANGUAGE, supportedLanguage } from '#core/language.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { recipeOf } from '../offline/recipes.ts';
import { useAllOnDevice } from '../offline/use-held.ts';
import { useUser } from '../session/require-user.tsx';
import { onTimersChange, timersNow, type Timer } from './timers.ts';

/** Returns the timers, with names in the language of the screen. */
export function useTimers(): readonly Timer[] {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const timers = useSyncExternalStore(onTimersChange, timersNow);
  const ids = new Set(timers.map(({ recipeId }) => recipeId));
  const recipes = useAllOnDevice([...ids].map((id) => recipeOf(userId, id, client)));
  return timers.map((timer) => ({ ...timer, name: nameOf(timer, recipes, i18n) }));
}

/** Returns the name of a timer from its recipe in the language of the screen; without one, the name that it got. */
function nameOf({ recipeId, step, nth, name }: Timer, recipes: readonly Recipe[], i18n: I18n): string {
  const language = supportedLanguage([i18n.locale]) ?? DEFAULT_LANGUAGE;
  const recipe = recipes.find(({ id }) => id === recipeId);
  const shown = recipe && inLanguage(recipe, language);
  if (shown?.language !== language) return name;
  const number = step + 1;
  const verb = shown.steps[step]?.timers?.[nth]?.name;
  return verb ? i18n._('timer.of_step', { verb, number }) : i18n._('timer.step', { number });
}

/** Returns the current time, updated every second while a timer runs. */
export function useNow(timers: readonly Timer[]): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  const isNeeded = timers.some(({ pausedWith, hasRung }) => pausedWith === undefined && !hasRung);
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
  }, [isNeeded]);
  return now;
}
