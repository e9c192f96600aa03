import { useQueryClient } from '@tanstack/react-query';
import { changeTime, MAX_CHANGES } from '#core/kitchen-change.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { useOnReturn } from '../ui/hooks/use-on-return.ts';
import { usePoll } from '../requests/use-poll.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { householdNow } from './household.ts';
import { listOf, refreshList } from './list.ts';

/** Interval of polling, so that other devices soon show a tick. */
const EVERY = 5 * SECOND;

/** A change before it has an ID and a time. */
export type NewChange =
  | Pick<Extract<ListChange, { type: 'add' }>, 'type' | 'item'>
  | Pick<Extract<ListChange, { type: 'change' }>, 'type' | 'item'>
  | Pick<Extract<ListChange, { type: 'remove' }>, 'type' | 'item'>
  | Pick<Extract<ListChange, { type: 'check' | 'uncheck' | 'restore' }>, 'type' | 'item'>;

/** Returns a function that changes the list. A change applies at once, even offline. */
export function useListChanges(userId: UserId): (wishes: readonly NewChange[]) => Promise<void> {
  const client = useQueryClient();
  const { enqueue } = useOutbox(userId);
  return async (wishes) => {
    const list = await listOf(userId, client).read();
    // Also later than removed items, because a newer removal would hide an addition.
    const madeAt = changeTime(list, Date.now());
    const changes = wishes.map((wish, index) => ({ ...wish, id: crypto.randomUUID(), at: madeAt + index }));
    const household = await householdNow(userId);
    for (let from = 0; from < changes.length; from += MAX_CHANGES) {
      await enqueue({
        type: 'list',
        by: userId,
        household,
        changes: changes.slice(from, from + MAX_CHANGES),
      });
    }
  };
}

/** Keeps the list up to date while it is shown. */
export function useLiveList(userId: UserId): void {
  const client = useQueryClient();
  const refresh = () => void refreshList(userId, client).catch(() => undefined);
  useOnReturn(refresh);
  usePoll({ name: `list ${userId}`, every: EVERY, isWanted: true }, refresh);
}
