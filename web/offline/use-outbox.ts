import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { invalidate } from './invalidate.ts';
import { queriesAffectedBy, type OutboxOperation } from './operations.ts';
import {
  changeEntry,
  discardEntry,
  enqueue,
  enqueueAll,
  outboxEntries,
  replaceRefused,
  type FromPending,
  type WrittenOperation,
} from './outbox.ts';
import { withoutTries } from './operation-rules/put-aside.ts';
import type { OutboxEntry } from './schema.ts';

const NO_ENTRIES: readonly OutboxEntry[] = [];

/** The outbox and the user's actions on it. Each action resolves once the device has stored it. */
export function useOutbox(userId: UserId) {
  const client = useQueryClient();
  const { data: entries = NO_ENTRIES, isPending } = useQuery({
    queryKey: outboxKey(userId),
    queryFn: () => outboxEntries(userId),
    networkMode: 'always',
  });
  return {
    entries,
    /** True once the outbox was read, or could not be read. */
    areRead: !isPending,

    /** @returns the entry's ID; undefined if nothing has to be sent */
    async enqueue(
      operation: OutboxOperation | FromPending,
      undoWindowMs?: number,
    ): Promise<OutboxEntry['id'] | undefined> {
      const made: OutboxOperation[] = [];
      const make: FromPending = (pending) => {
        const next = typeof operation === 'function' ? operation(pending) : operation;
        if (next) made.push(next);
        return next;
      };
      const id = await enqueue(userId, make, undoWindowMs);
      await showOutboxChange(client, userId, made);
      return id;
    },

    /** Stores several operations, or none if one fails, and shows them together. */
    async enqueueAll(operations: readonly OutboxOperation[]): Promise<void> {
      await enqueueAll(userId, operations);
      await showOutboxChange(client, userId, operations);
    },

    /** Stores a typed recipe, replacing a refused text of this recipe. */
    async enqueueWritten(operation: WrittenOperation): Promise<void> {
      if (!(await replaceRefused(userId, operation))) await enqueue(userId, operation);
      await showOutboxChange(client, userId, [operation]);
    },

    /** Undoes an unsent operation, or discards a refused one. */
    async discard(id: OutboxEntry['id']): Promise<void> {
      const discarded = await discardEntry(userId, id);
      await showOutboxChange(
        client,
        userId,
        discarded.map(({ operation }) => operation),
      );
    },

    /** Retries an operation that was refused or put aside. */
    async retry({ id, operation }: OutboxEntry): Promise<void> {
      await changeEntry(userId, id, withoutTries);
      await showOutboxChange(client, userId, [operation]);
    },
  };
}

/** Rereads the outbox and the device's records that operations have changed, in all tabs. */
export const showOutboxChange = (
  client: QueryClient,
  userId: UserId,
  operations: readonly OutboxOperation[],
): Promise<void> =>
  invalidate(
    client,
    outboxKey(userId),
    ...[...new Set(operations.flatMap(queriesAffectedBy))].map((name) => [name, userId] as const),
  );

const outboxKey = (userId: UserId) => ['outbox', userId] as const;
