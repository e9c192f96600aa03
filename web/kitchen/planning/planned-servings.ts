import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { MAX_SERVINGS } from '#core/recipe/scaling/servings.ts';
import type { Meal } from '#core/week/meal.ts';

/** History state of a recipe opened from the week: its planned servings, rounded up. */
export const plannedServings = ({ servings, leftoversOf }: Meal) =>
  leftoversOf === undefined ? { planned: Math.min(MAX_SERVINGS, Math.ceil(servings)) } : undefined;

const State = v.looseObject({
  planned: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SERVINGS)),
});

/** Applies the planned servings only once, so that a reload keeps the user's later choice. */
export function usePlannedServings(setServings: (servings: number) => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((from: unknown) => {
    const read = v.safeParse(State, from);
    if (!read.success) return;
    const { planned, ...others } = read.output;
    setServings(planned);
    void navigate({ search }, { replace: true, state: others });
  });
  useEffect(() => take(state), [state]);
}
