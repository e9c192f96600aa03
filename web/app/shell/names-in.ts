import type { OutboxOperation } from '#web/shared/sync/operations/operations.ts';

/** Returns the names of an operation's subjects, such as recipe titles; empty if it has none. */
export function namesIn(operation: OutboxOperation): readonly string[] {
  if ('title' in operation) return [operation.title];
  switch (operation.type) {
    case 'log':
      return [operation.entry.name];
    case 'unlog':
      return [operation.name];
    case 'list':
      return operation.changes.flatMap(({ item: { name } }) => name ?? []);
    case 'week':
      return operation.changes.flatMap(({ meal }) => ('title' in meal && meal.title) || []);
    default:
      return [];
  }
}
