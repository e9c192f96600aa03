import * as v from 'valibot';
import { notTold, totalOf } from '#core/eaten/totals.ts';
import { TrackedDay, type TrackingEntry } from '#core/eaten/tracking.ts';
import { DayRange } from '#core/day-range.ts';
import { DiaryRequest, LoggedEntry } from '#core/diary/diary-entry.ts';
import { LoggableFood } from '#core/diary/loggable-food.ts';
import { leftOf } from '#core/goals/day-left.ts';
import { Goals, targetsOf } from '#core/goals/goals.ts';
import { MAIN_NUTRIENTS } from '#core/nutrition/nutrients.ts';
import { roundNutrition, type Nutrition } from '#core/nutrition/nutrition.ts';
import { ok } from '#core/result.ts';
import { LocalDayText } from '#core/time.ts';
import { CONTENT } from './content.ts';
import { operationTool, tool, type Caller } from './tool.ts';
import { Cards, shownCard } from './recipes.ts';

/** An answer lists the entries of at most this many days. For more days it has only sums. */
const MOST_DAYS_TOLD = 7;

const page = (caller: Caller) => ({ link: caller.link('/diary') });

const shownEntry = (entry: TrackingEntry) => ({
  id: entry.id,
  name: entry.type === 'cooked' ? entry.title : entry.name,
  ...(entry.meal !== undefined && { meal: entry.meal }),
  ...(entry.type === 'cooked' ? { servings: entry.servings } : { amount: entry.amount }),
  ...valuesOf(entry),
});

const valuesOf = (of: Partial<Nutrition>) =>
  Object.fromEntries(MAIN_NUTRIENTS.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));

/** Returns a day's sum, and the names of values that are only minimums because an entry lacks them. */
function shownTotal(entries: readonly TrackingEntry[]) {
  const atLeast = notTold(entries).filter((name) => MAIN_NUTRIENTS.some((each) => each === name));
  return { total: valuesOf(totalOf(entries)), ...(atLeast.length > 0 && { atLeast }) };
}

export const seeDiary = operationTool({
  name: 'see_diary',
  operation: 'GET /api/nutrition/tracking/range',
  title: 'See what was eaten',
  description:
    'Both days included, 62 at most. Days on which nothing was eaten are left out. Energy is in kcal, everything else in g. A sum is the least where an entry lacks a value, and `atLeast` names it. Entries are told for a week at most.',
  takes: DayRange,
  sends: (query) => ({ query }),
  answer: v.array(TrackedDay),
  shows: ({ value: days }, caller) => ({
    ...CONTENT,
    ...page(caller),
    days: days.map(({ day, entries }) => ({
      day,
      ...shownTotal(entries),
      ...(days.length <= MOST_DAYS_TOLD && { entries: entries.map(shownEntry) }),
    })),
  }),
});

export const findFoods = operationTool({
  name: 'find_foods',
  operation: 'GET /api/foods',
  title: 'Find foods',
  takes: v.strictObject({ q: v.pipe(v.string(), v.maxLength(100)) }),
  sends: (query) => ({ query }),
  answer: v.array(LoggableFood),
  shows: ({ value: foods }) => ({ foods }),
});

const { day, meal, name, source, amount, nutrition } = DiaryRequest.entries;

export const logEaten = operationTool({
  name: 'log_eaten',
  operation: 'POST /api/diary',
  title: 'Log something that was eaten',
  description:
    'The day is one of the last 60. `source` says what it is: `{ "food": "oats" }`, as `find_foods` tells it, which also tells its usual portions; `{ "barcode": "…" }`; `{ "recipeId": … }` in servings; or `{ "own": true }` for any other dish, whose `nutrition` for the whole amount is given as far as it is known, and never guessed. Nutrition of everything else is calculated. With the `id` of an entry of that day it replaces it.',
  takes: v.strictObject({
    day,
    meal,
    name,
    source,
    amount,
    nutrition,
    id: v.exactOptional(DiaryRequest.entries.id),
  }),
  sends: (entry, caller) => ({ body: { id: caller.id(), ...entry } }),
  answer: LoggedEntry,
  shows: ({ value }, caller) => ({ ...page(caller), day: value.day, logged: shownEntry(value) }),
});

const TRACKED = 'GET /api/nutrition/tracking/range';
const GOALS = 'GET /api/nutrition/goals/current';
const RECIPES = 'GET /api/recipes';

/** Number of recipes that are searched, newest first, and maximum number of recipes in the answer. */
const LOOKED_AT = 100;
const TOLD = 10;

export const whatFits = tool({
  name: 'what_fits_today',
  operations: [TRACKED, GOALS, RECIPES],
  title: 'See what fits what is left of a day',
  description:
    'Compares the goals with what was eaten on a day, and finds recipes of the cook’s own of which one serving fits: by energy alone, among the newest hundred. What is left of fibre is what is still wanted.',
  takes: v.strictObject({ day: LocalDayText }),
  async call(input, caller) {
    const [goals, eaten, cards] = await Promise.all([
      caller.ask(GOALS, {}, v.nullable(Goals)),
      caller.ask(TRACKED, { query: { from: input.day, to: input.day } }, v.array(TrackedDay)),
      caller.ask(RECIPES, { query: { limit: LOOKED_AT } }, Cards),
    ]);
    if (!goals.ok) return goals;
    if (!eaten.ok) return eaten;
    if (!cards.ok) return cards;
    if (!goals.value.value)
      return ok({ note: 'No goals are set. The cook sets them here.', link: caller.link('/nutrition') });
    const entries = eaten.value.value.flatMap((tracked) => tracked.entries);
    const left = roundNutrition(leftOf(goals.value.value, totalOf(entries)));
    const fitting = cards.value.value.filter(({ calories }) => calories > 0 && calories <= left.calories);
    return ok({
      ...CONTENT,
      ...page(caller),
      day: input.day,
      goals: valuesOf(targetsOf(goals.value.value)),
      eaten: shownTotal(entries),
      left: valuesOf(left),
      recipes: fitting.slice(0, TOLD).map((card) => shownCard(card, caller)),
    });
  },
});
