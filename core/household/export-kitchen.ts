import { findList } from '../list/change-list.ts';
import type { ListItem } from '../list/list-item.ts';
import type { ListReader } from '../list/ports.ts';
import type { EpochMs } from '../epoch-ms.ts';
import { showMeal, type TaggedMeal } from '../week/meal-entry.ts';
import type { MealReader } from '../week/ports.ts';
import { cookTag } from '../kitchen-change.ts';
import type { UserId } from '../user-id.ts';
import { kitchenOf, type KitchenPorts, type KitchenUser } from './kitchen.ts';

/** Data of a user's kitchens for export, without names of other users. */
export type ExportedKitchen = {
  readonly household?: { readonly name: string; readonly isOwner: boolean; readonly joinedAt: EpochMs };
  readonly items: readonly Omit<ListItem, 'addedBy'>[];
  readonly meals: readonly Omit<TaggedMeal, 'cook'>[];
};

/** Returns the user's household, with the list and the week of the household and then of the user's own kitchen. */
export async function exportKitchen(
  ports: KitchenPorts & { readonly lists: ListReader; readonly meals: Pick<MealReader, 'all'> },
  user: KitchenUser,
): Promise<ExportedKitchen> {
  const kitchen = await kitchenOf(ports, user);
  const own = { id: user.kitchenId, list: { version: 0 }, cooks: [user.userId] };
  const isElsewhere = kitchen.id !== own.id && !(await ports.households.head(own.id)).household;
  const kitchens = [{ ...kitchen, cooks: own.cooks }, ...(isElsewhere ? [own] : [])];
  const found = await Promise.all(kitchens.map((each) => findList(ports, each)));
  const planned = await Promise.all(kitchens.map(({ id }) => ports.meals.all(id)));
  const member = kitchen.household?.members[user.userId];
  return {
    ...(kitchen.household &&
      member && {
        household: {
          name: kitchen.household.name,
          isOwner: kitchen.household.owner === user.userId,
          joinedAt: member.joinedAt,
        },
      }),
    items: found.flatMap(({ items }) => items).map((item) => withoutOthers(item, user.userId)),
    meals: planned
      .flatMap((meals) => [...meals])
      .flatMap(([id, entries]) => showMeal(id, entries) ?? [])
      .map((meal) => withoutCook(meal, user.userId)),
  };
}

/** Drops the link to another cook's recipe and keeps its title. */
function withoutCook({ cook, recipeId, ...meal }: TaggedMeal, userId: UserId): Omit<TaggedMeal, 'cook'> {
  return { ...meal, ...(recipeId !== undefined && cook === cookTag(userId) && { recipeId }) };
}

const withoutOthers = (
  { addedBy: _, from, ...item }: ListItem,
  userId: string,
): Omit<ListItem, 'addedBy'> => ({
  ...item,
  from: from.filter(({ cookId }) => cookId === userId),
});
