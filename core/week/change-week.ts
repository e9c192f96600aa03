import { cooksByTag, cookTag, storeEntries, type RefusedChange } from '../kitchen-change.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { SystemPorts } from '../system-ports.ts';
import { SECOND } from '../time.ts';
import type { DayRange } from '../day-range.ts';
import type { UserId } from '../user-id.ts';
import { mealsTooMany, daysOf } from './full-days.ts';
import type { MealChange } from './meal-change.ts';
import { keepMealEntry, mealEntryOf, showMeal, type MealEntry, type TaggedMeal } from './meal-entry.ts';
import type { Meal, MealId, Week, WeekHead } from './meal.ts';
import type { MealEntries, MealReader, MealWriter } from './ports.ts';

/** Kitchen of a week, as read at the start of the request. */
export type WeekKitchen = {
  readonly id: KitchenId;
  readonly week: WeekHead;
  /** Users whose recipes may be planned. */
  readonly cooks: readonly UserId[];
};

/** Time after which every read sees a write: many times longer than DynamoDB usually takes. */
const SETTLES_IN = 30 * SECOND;

/** Returns the meals of some days. The version was read before the meals, so it is never newer than they are. */
export async function findWeek(
  { meals, clock }: Pick<SystemPorts, 'clock'> & { readonly meals: Pick<MealReader, 'planned'> },
  { id, cooks, week: { version, changedAt } }: WeekKitchen,
  days: DayRange,
): Promise<Week> {
  const isSettled = clock.now() - changedAt > SETTLES_IN;
  return { meals: shown(await meals.planned(id, days, { isSettled }), cooks), version };
}

function shown(entries: MealEntries, cooks: readonly UserId[]): Meal[] {
  const byTag = cooksByTag(cooks);
  return [...entries].flatMap(([id, each]) => withCook(showMeal(id, each), byTag) ?? []);
}

/** Adds the cook of the recipe. If that user has left, the meal keeps its title without a link. */
function withCook(meal: TaggedMeal | undefined, byTag: ReadonlyMap<string, UserId>): Meal | undefined {
  if (!meal) return undefined;
  const { cook, recipeId, ...rest } = meal;
  const cookId = byTag.get(cook ?? '');
  return { ...rest, ...(recipeId !== undefined && cookId !== undefined && { recipeId, cookId }) };
}

type ChangingPorts = Pick<SystemPorts, 'clock'> & { readonly meals: MealReader & MealWriter };

/**
 * Applies changes to the meals of a kitchen. Idempotent. Raises the version after the meals even if they stay the same,
 * because an earlier attempt may have been interrupted between the two.
 * @returns the changed meals without removed ones
 */
export async function changeWeek(
  ports: ChangingPorts,
  { id: kitchenId, cooks }: WeekKitchen,
  changes: readonly MealChange[],
): Promise<Week & { readonly refused?: readonly RefusedChange[] }> {
  const now = ports.clock.now();
  const byMeal = Map.groupBy(changes, ({ meal }) => meal.id);
  const held = await ports.meals.find(kitchenId, [...byMeal.keys()]);
  const tooMany = await mealsTooMany(
    daysOf(held),
    daysOf(new Map([...byMeal].map(([id, own]) => [id, applyTo(held.get(id), own, now).next]))),
    (days) => ports.meals.planned(kitchenId, days, { isSettled: false }),
  );
  const refused: RefusedChange[] = [];
  const applied = await Promise.all(
    [...byMeal].map(async ([id, all]): Promise<[MealId, readonly MealEntry[]]> => {
      // Changes that do not add a meal to a full day are always allowed.
      const own = tooMany.has(id) ? all.filter((change) => !comesToDay(change)) : all;
      refused.push(...all.filter((change) => !own.includes(change)).map(fullDay));
      const outcome = applyTo(held.get(id), own, now);
      refused.push(...outcome.refused);
      return [
        id,
        await storeEntries(
          storedMeal(ports, kitchenId, id),
          { held: held.get(id), next: outcome.next },
          (entries) => applyTo(entries, own, now).next,
        ),
      ];
    }),
  );
  const version = await ports.meals.raiseVersion(kitchenId, now);
  return { meals: shown(new Map(applied), cooks), version, ...(refused.length > 0 && { refused }) };
}

const comesToDay = ({ type, meal }: MealChange): boolean =>
  type === 'add' || type === 'restore' || ('day' in meal && meal.day !== undefined);

const fullDay = ({ id }: MealChange): RefusedChange => ({ id, reason: 'full' });

/** Applies changes to one meal. Returns the same array if nothing changes. */
function applyTo(
  held: readonly MealEntry[] = [],
  changes: readonly MealChange[],
  now: number,
): { readonly next: readonly MealEntry[]; readonly refused: readonly RefusedChange[] } {
  const refused: RefusedChange[] = [];
  let next = held;
  for (const change of changes) {
    const kept = keepMealEntry(next, mealEntryOf(change, now), now);
    if (typeof kept === 'string') refused.push({ id: change.id, reason: kept });
    else next = kept;
  }
  return { next, refused };
}

const storedMeal = ({ meals }: ChangingPorts, kitchenId: KitchenId, id: MealId) => ({
  find: async () => (await meals.find(kitchenId, [id])).get(id),
  show: (entries: readonly MealEntry[]) => showMeal(id, entries),
  replace: (change: Omit<Parameters<MealWriter['replace']>[2], 'day'>, after: TaggedMeal | undefined) =>
    meals.replace(kitchenId, id, { ...change, day: after?.day }),
});

/** Removes the links to a cook's recipes from the meals of a kitchen. The meals keep their titles. */
export async function forgetRecipesOf(
  ports: ChangingPorts,
  kitchenId: KitchenId,
  cookId: UserId,
): Promise<void> {
  const tag = cookTag(cookId);
  const unlinked = (entries: readonly MealEntry[]): readonly MealEntry[] =>
    entries.map((entry) => {
      const { recipeId: _, cook, ...fields } = entry.fields;
      return cook === tag ? { ...entry, fields } : entry;
    });
  const meals = [...(await ports.meals.all(kitchenId))].filter(([, entries]) =>
    entries.some(({ fields }) => fields.cook === tag),
  );
  for (const [id, held] of meals)
    await storeEntries(storedMeal(ports, kitchenId, id), { held, next: unlinked(held) }, unlinked);
  await ports.meals.forgetUnread(kitchenId, tag);
  if (meals.length > 0) await ports.meals.raiseVersion(kitchenId, ports.clock.now());
}
