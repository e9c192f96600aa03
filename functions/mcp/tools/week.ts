import * as v from 'valibot';
import { DayRange } from '#core/day-range.ts';
import { MealFields, MealId, Week, type Meal } from '#core/week/meal.ts';
import { notApplied, REFUSED } from './changes.ts';
import { CONTENT } from './content.ts';
import { operationTool, type Caller } from './tool.ts';
import { recipeLink } from './recipes.ts';

const shownMeal = ({ id, day, slot, title, servings, recipeId, cookId, isDone }: Meal, caller: Caller) => ({
  id,
  day,
  slot,
  title,
  servings,
  ...(recipeId !== undefined && { recipeId, link: recipeLink(caller, recipeId, cookId) }),
  ...(cookId !== undefined && cookId !== caller.userId && { cook: cookId }),
  ...(isDone && { isDone }),
});

const page = (caller: Caller) => ({ link: caller.link('/week') });

export const seeWeek = operationTool({
  name: 'see_week',
  operation: 'GET /api/week',
  title: 'See what is planned',
  takes: DayRange,
  sends: (query) => ({ query }),
  answer: Week,
  shows: ({ value: { meals } }, caller) => ({
    ...CONTENT,
    ...page(caller),
    meals: meals.map((meal) => shownMeal(meal, caller)),
  }),
});

const Changed = v.object({ ...Week.entries, ...REFUSED });

const shownChange = ({ meals, refused }: v.InferOutput<typeof Changed>, caller: Caller) => ({
  ...page(caller),
  meals: meals.map((meal) => shownMeal(meal, caller)),
  ...notApplied(refused, 'The week is full.'),
});

const { day, slot, title, servings, recipeId, cookId } = MealFields;

export const planMeal = operationTool({
  name: 'plan_meal',
  operation: 'POST /api/week/changes',
  title: 'Plan a meal',
  description:
    'Plans a meal on a day, or on none yet with `day: null`. With a `recipeId` it is a recipe of the cook’s own, or of the member of the household that `cook` names; without one, the title is free text such as “Eating out”.',
  takes: v.strictObject({ day, slot, title, servings, recipeId, cook: cookId }),
  sends: ({ cook, ...planned }, caller) => {
    const cooked = planned.recipeId !== undefined && { cookId: cook ?? caller.userId };
    const meal = { id: caller.id(), ...planned, ...cooked };
    return { body: { changes: [{ ...caller.made(), type: 'add', meal }] } };
  },
  answer: Changed,
  shows: ({ value }, caller) => shownChange(value, caller),
});

export const removeMeal = operationTool({
  name: 'remove_meal',
  operation: 'POST /api/week/changes',
  title: 'Remove a planned meal',
  description:
    'Takes a planned meal away. `see_week` tells its ID. A meal that is not there changes nothing.',
  isDestructive: true,
  takes: v.strictObject({ id: MealId }),
  sends: ({ id }, caller) => ({ body: { changes: [{ ...caller.made(), type: 'remove', meal: { id } }] } }),
  answer: Changed,
  shows: ({ value }, caller) => shownChange(value, caller),
});
