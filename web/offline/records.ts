import type { User } from '#core/account/account.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import type { Goals } from '#core/goals/goals.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import type { ShoppingList } from '#core/list/list-item.ts';
import type { LocalDay } from '#core/time.ts';
import type { Meal, MealId } from '#core/week/meal.ts';

/** Active goals; undefined if the user has set none. */
export type CurrentGoals = { readonly active: Goals | undefined };

/** Records in the device's database that operations can change. */
export type StoredRecords = {
  /** Cards of all recipes that lists show. */
  cards: { key: RecipeId; value: RecipeCard };
  /** Complete recipes on the device. */
  recipes: { key: RecipeId; value: Recipe };
  /** Recent days as sent by the server. A stored day may be empty. */
  days: { key: LocalDay; value: TrackedDay };
  goals: { key: 'current'; value: CurrentGoals };
  /** The shopping list as sent by the server. */
  list: { key: 'current'; value: ShoppingList };
  /** Meals of the opened weeks as sent by the server. */
  meals: { key: MealId; value: Meal };
};

/** All records that operations can change. The query cache holds the user, the database all others. */
export type Records = StoredRecords & { user: { key: 'current'; value: Pick<User, 'avoid'> } };

/** A change to one record. Default: a union over all records. */
export type RecordChange<Name extends keyof Records = keyof Records> = {
  [Each in Name]: {
    readonly record: Each;
    readonly key: Records[Each]['key'];
    readonly apply:
      | ((held: Records[Each]['value'] | undefined) => Records[Each]['value'] | undefined)
      | 'delete';
  };
}[Name];

export const applyChange = <Name extends keyof Records>(
  { apply }: RecordChange<Name>,
  held: Records[Name]['value'] | undefined,
): Records[Name]['value'] | undefined => (apply === 'delete' ? undefined : apply(held));

/** Returns all records of a kind with the changes applied, by ID. */
export function allWithChanges<Name extends 'cards' | 'recipes'>(
  changes: readonly RecordChange[],
  record: Name,
  held: readonly Records[Name]['value'][],
): Records[Name]['value'][] {
  const byId = new Map(held.map((each) => [each.id, each]));
  const changed = changes.flatMap((change) => (change.record === record ? [change.key] : []));
  return [...new Set([...byId.keys(), ...changed])]
    .toSorted((a, b) => a - b)
    .flatMap((key) => withChanges(changes, { record, key }, byId.get(key)) ?? []);
}

/** Returns a record with the changes applied; undefined if it is deleted. */
export function withChanges<Name extends keyof Records>(
  changes: readonly RecordChange[],
  { record, key }: { readonly record: Name; readonly key: Records[Name]['key'] },
  held: Records[Name]['value'] | undefined,
): Records[Name]['value'] | undefined {
  const isOfRecord = (change: RecordChange): change is RecordChange & RecordChange<Name> =>
    change.record === record && change.key === key;
  return changes
    .filter(isOfRecord)
    .reduce<Records[Name]['value'] | undefined>((value, change) => applyChange(change, value), held);
}
