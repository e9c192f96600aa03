import type { DayRange } from '../day-range.ts';
import { addDays } from '../time.ts';
import type { Meal, MealId } from './meal.ts';

/** Meal to plan, neither done nor on the list. */
export type NewMeal = Omit<Meal, 'isDone' | 'listed' | 'changedAt'>;

/**
 * Returns the meals that repeat the week before, without dishes that the week already has. Leftovers are copied only
 * together with their dish.
 * @param meals of both weeks; others are ignored
 * @param newId returns the ID of a new meal
 */
export function copyOfWeekBefore(meals: readonly Meal[], week: DayRange, newId: () => MealId): NewMeal[] {
  const there = new Map(meals.flatMap((meal) => (isWithin(meal, week) ? [[placeOf(meal), meal.id]] : [])));
  const before = meals.flatMap((meal) => (meal.day === null ? [] : [{ ...meal, day: addDays(meal.day, 7) }]));
  const wanted = before
    .filter((meal) => isWithin(meal, week))
    .map((meal) => ({ meal, known: there.get(placeOf(meal)), id: newId() }));
  const ids = new Map(wanted.map(({ meal, known, id }) => [meal.id, known ?? id]));
  return wanted.flatMap(({ meal, known, id }) => {
    const { isDone: _, listed: __, changedAt: ___, leftoversOf, ...fields } = meal;
    if (known !== undefined) return [];
    if (leftoversOf === undefined) return [{ ...fields, id }];
    const of = ids.get(leftoversOf);
    return of === undefined ? [] : [{ ...fields, id, leftoversOf: of }];
  });
}

const isWithin = ({ day }: Pick<Meal, 'day'>, { from, to }: DayRange): boolean =>
  day !== null && day >= from && day <= to;

const placeOf = ({ day, slot, title, leftoversOf }: Meal): string =>
  [day, slot, title, leftoversOf === undefined].join('\n');
