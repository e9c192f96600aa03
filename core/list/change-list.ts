import { cooksByTag, cookTag, lastTime, storeEntries, type RefusedChange } from '../kitchen-change.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { Aisle } from './aisles.ts';
import { applyChanges, type ListEntries } from './apply-changes.ts';
import type { Entry } from './entry.ts';
import type { ListChange } from './list-change.ts';
import type { ListItem, ListItemId, ShoppingList } from './list-item.ts';
import type { ListReader, ListWriter } from './ports.ts';
import { replayedItem } from './replay-item.ts';

/** Kitchen of a list, as read at the start of the request. */
export type ListKitchen = {
  readonly id: KitchenId;
  readonly list: { readonly version: number; readonly aisles?: readonly Aisle[] };
  /** Users who may have added items. */
  readonly cooks: readonly UserId[];
};

/** Returns the list of a kitchen. Its version was read before the items, so it is never newer than they are. */
export async function findList(
  { lists }: { readonly lists: Pick<ListReader, 'items'> },
  kitchen: ListKitchen,
): Promise<ShoppingList> {
  return shownList(kitchen, kitchen.list.version, await lists.items(kitchen.id));
}

type ChangingPorts = Pick<SystemPorts, 'clock'> & { readonly lists: ListReader & ListWriter };

/**
 * Applies changes to the list of a kitchen. Idempotent. Raises the version after the items even if they stay the same,
 * because an earlier attempt may have been interrupted between the two.
 */
export async function changeList(
  ports: ChangingPorts,
  kitchen: ListKitchen,
  userId: UserId,
  changes: readonly ListChange[],
): Promise<ShoppingList & { readonly refused?: readonly RefusedChange[] }> {
  const { lists, clock } = ports;
  const held = await lists.items(kitchen.id);
  const from = { now: clock.now(), by: cookTag(userId) };
  const { changed, refused } = applyChanges(held, changes, from);
  await Promise.all(
    [...changed].map(([id, next]) =>
      storeEntries(
        storedItem(ports, kitchen.id, id),
        { held: held.get(id), next },
        (entries) => applyChanges(new Map([[id, entries]]), changes, from).changed.get(id) ?? entries,
      ),
    ),
  );
  const version = await lists.raiseVersion(kitchen.id);
  const isAlone = version === kitchen.list.version + 1;
  const items = isAlone ? new Map([...held, ...changed]) : await lists.items(kitchen.id);
  return { ...shownList(kitchen, version, items), ...(refused.length > 0 && { refused }) };
}

const storedItem = ({ lists }: ChangingPorts, kitchenId: KitchenId, id: ListItemId) => ({
  find: () => lists.find(kitchenId, id),
  replace: (change: Parameters<ListWriter['replace']>[2]) => lists.replace(kitchenId, id, change),
  show: (entries: readonly Entry[]) => replayedItem(id, entries),
});

function shownList(
  { cooks, list: { aisles } }: ListKitchen,
  version: number,
  entries: ListEntries,
): ShoppingList {
  const byTag = cooksByTag(cooks);
  const recent = recentNames(entries);
  return {
    items: [...entries].flatMap(([id, each]) => withCook(replayedItem(id, each), byTag) ?? []),
    version,
    ...(entries.size > 0 && { changedAt: Math.max(...[...entries.values()].map(lastTime)) }),
    ...(recent.length > 0 && { recent }),
    ...(aisles && { aisles: [...aisles] }),
  };
}

/** Maximum number of former items kept for suggestions. */
const MOST_RECENT = 50;

const recentNames = (entries: ListEntries): string[] =>
  [...entries]
    .filter(([id, each]) => replayedItem(id, each) === undefined)
    .toSorted(([, a], [, b]) => lastTime(b) - lastTime(a))
    .flatMap(([, each]) => each.findLast(({ name }) => name !== undefined)?.name ?? [])
    .slice(0, MOST_RECENT);

/** Adds the user who added an item. Left out if that user has left. */
function withCook(item: ListItem | undefined, byTag: ReadonlyMap<string, UserId>): ListItem | undefined {
  if (!item) return undefined;
  const { addedBy, ...rest } = item;
  const cook = byTag.get(addedBy ?? '');
  return { ...rest, ...(cook !== undefined && { addedBy: cook }) };
}

/** Removes a user from the items that they added. The items stay. */
export async function forgetCook(ports: ChangingPorts, kitchenId: KitchenId, userId: UserId): Promise<void> {
  const tag = cookTag(userId);
  const nameless = (entries: readonly Entry[]): readonly Entry[] =>
    entries.map(({ by, from, ...entry }) => ({
      ...entry,
      ...(by !== undefined && by !== tag && { by }),
      ...(from && from.cookId !== userId && { from }),
    }));
  const items = [...(await ports.lists.items(kitchenId))].filter(([, entries]) =>
    entries.some(({ by, from }) => by === tag || from?.cookId === userId),
  );
  for (const [id, held] of items)
    await storeEntries(storedItem(ports, kitchenId, id), { held, next: nameless(held) }, nameless);
  await ports.lists.forgetUnread(kitchenId, tag);
  if (items.length > 0) await ports.lists.raiseVersion(kitchenId);
}
