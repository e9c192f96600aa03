import { MAX_CHANGES } from '#core/kitchen-change.ts';
import type { KitchenId } from '#core/kitchen-id.ts';
import { itemIdOf, type ListChange } from '#core/list/list-change.ts';
import { ShoppingList } from '#core/list/list-item.ts';
import { withPending } from '#core/list/pending.ts';
import type { UserId } from '#core/user-id.ts';
import { post } from '../../requests/api.ts';

/** Changes of the list that are sent together. All were made in one kitchen. */
export type ListChangesToSend = {
  readonly by: UserId;
  /** Household of the changes: null if there was none, undefined if the device did not know. */
  readonly household: KitchenId | null | undefined;
  readonly changes: readonly ListChange[];
};

const EMPTY: ShoppingList = { items: [], version: 0 };

type ListOperation = { readonly type: 'list' } & ListChangesToSend;

/** Rules of the outbox for changes of the list. */
export const LIST_RULES = {
  lane: () => 'list',

  async send({ household, changes }: ListOperation, headers: Readonly<Record<string, string>>) {
    const body = { ...(household !== undefined && { household }), changes };
    const list = await post('/api/list/changes', body, { schema: ShoppingList, headers });
    return { changes: [{ record: 'list' as const, key: 'current' as const, apply: () => list }] };
  },

  changes: ({ by, changes }: ListOperation) => [
    {
      record: 'list' as const,
      key: 'current' as const,
      apply: (held: ShoppingList = EMPTY): ShoppingList => ({
        ...held,
        items: [...withPending(held.items, changes, by)],
        changedAt: Math.max(held.changedAt ?? 0, ...changes.map(({ at }) => at)),
      }),
    },
  ],

  /** Merges changes of one household, up to the maximum size of a request. */
  joined(next: ListOperation, former: { readonly type: string }): ListOperation | undefined {
    if (!isOfList(former) || former.household !== next.household) return undefined;
    const changes = [...former.changes, ...next.changes];
    return changes.length <= MAX_CHANGES ? { ...former, changes } : undefined;
  },

  /** An item that was ticked and unticked counts as one. */
  size: ({ changes }: ListOperation) => new Set(changes.map(itemIdOf)).size,

  affects: ['list'],
  refused: { title: /*i18n*/ 'list_error', description: /*i18n*/ 'please_try_again' },
} as const;

const isOfList = (operation: { readonly type: string }): operation is ListOperation =>
  operation.type === 'list';
