import { describe, expect, test } from 'vitest';
import type { ListChange } from '#core/list/list-change.ts';
import type { ListAmount } from '#core/list/list-item.ts';
import { DAY } from '#core/time.ts';
import { NOON } from '#tests/support/examples.ts';
import { randomOf, Server, uuid } from './devices.ts';

const random = randomOf(1);
const of = (quantity: number, unit: ListAmount['unit']): ListAmount => ({ quantity, unit });
const added = (food: string, amount: ListAmount, at = NOON): ListChange => ({
  id: uuid(random),
  at,
  type: 'add',
  item: { food, name: food, amount },
});
const done = (type: 'check' | 'uncheck', id: string, at: number): ListChange => ({
  id: uuid(random),
  at,
  type,
  item: { id },
});

const listAfter = (changes: readonly ListChange[]) => {
  const server = new Server();
  server.now = NOON + DAY;
  server.receive(changes, 'ada');
  return server.items;
};

describe('an item that was ticked', () => {
  const mealId = 'soup-of-monday';
  const forMeal = (quantity: number, at: number): ListChange => ({
    id: uuid(random),
    at,
    type: 'add',
    item: { food: 'milk', name: 'milk', amount: of(quantity, 'l'), mealId },
  });

  test('shows only the new amount as still to buy', () => {
    const bought = [added('milk', of(1, 'l')), done('check', 'milk', NOON + 1)];
    expect(listAfter([...bought, added('milk', of(1, 'l'), NOON + 2)])).toMatchObject([
      { amount: of(1, 'l'), checked: false },
    ]);
    // Additions made before the tick count as bought, in whichever order the changes arrive.
    const [first, second] = [added('milk', of(2, 'l')), added('milk', of(3, 'l'), NOON + 2)];
    for (const changes of [
      [...bought, first, second],
      [second, first, ...bought],
    ])
      expect(listAfter(changes)).toMatchObject([{ amount: of(3, 'l'), checked: false }]);
  });

  test('adds up all amounts that were added after the last tick', () => {
    const changes = [
      added('milk', of(1, 'l')),
      done('check', 'milk', NOON + 1),
      added('milk', of(2, 'l'), NOON + 2),
      added('milk', of(3, 'l'), NOON + 3),
    ];
    expect(listAfter(changes)).toMatchObject([{ amount: of(5, 'l') }]);
    const again = [...changes, done('check', 'milk', NOON + 4), added('milk', of(4, 'l'), NOON + 5)];
    expect(listAfter(again)).toMatchObject([{ amount: of(4, 'l'), checked: false }]);
  });

  test('shows its whole amount again when the tick is undone', () => {
    const changes = [
      added('milk', of(1, 'l')),
      done('check', 'milk', NOON + 1),
      added('milk', of(2, 'l'), NOON + 2),
      done('uncheck', 'milk', NOON + 3),
    ];
    expect(listAfter(changes)).toMatchObject([{ amount: of(3, 'l'), checked: false }]);
  });

  test('shows more to buy only if the meal needs more', () => {
    const changes = [forMeal(1, NOON), done('check', 'milk', NOON + 1), added('milk', of(2, 'l'), NOON + 2)];
    expect(listAfter(changes)).toMatchObject([{ amount: of(2, 'l') }]);
    expect(listAfter([...changes, forMeal(1, NOON + 3)])).toMatchObject([{ amount: of(2, 'l') }]);
    expect(listAfter([...changes, forMeal(4, NOON + 3)])).toMatchObject([{ amount: of(6, 'l') }]);
    const gone = { id: uuid(random), at: NOON + 3, type: 'remove' as const, item: { id: 'milk', mealId } };
    const undone = done('uncheck', 'milk', NOON + 4);
    expect(listAfter([...changes, gone, undone])).toMatchObject([{ amount: of(2, 'l') }]);
  });
});
