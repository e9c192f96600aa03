import type { OutboxOperation } from '../offline/operations.ts';

/** Returns what an operation is about, in the user's words, such as the title of a recipe; empty if it has no name. */
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
