import { expect, test } from 'vitest';
import { sizeOf, type OutboxOperation } from '#web/offline/operations.ts';
import { aUserId } from '#tests/support/examples.ts';

const by = aUserId();
const made = (id: string, type: 'check' | 'uncheck') => ({ id: `${type} ${id}`, at: 1, type, item: { id } });

test('each changed item counts once, however often it was changed, and any other change counts once', () => {
  const list = (changes: OutboxOperation<'list'>['changes']): OutboxOperation => ({
    type: 'list',
    by,
    household: null,
    changes,
  });
  expect(sizeOf(list([made('eggs', 'check'), made('milk', 'check'), made('leeks', 'check')]))).toBe(3);
  expect(sizeOf(list([made('eggs', 'check'), made('eggs', 'uncheck')]))).toBe(1);
  expect(sizeOf({ type: 'delete', recipeId: 1, title: 'Soup' })).toBe(1);
});
