import { expect, test } from 'vitest';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { stillNeeded } from '#core/list/still-needed.ts';
import type { Wanted } from '#core/list/wanted.ts';
import { aUserId } from '#tests/support/examples.ts';

const COOK = aUserId();
const source = (recipeId: number) => ({ recipeId, cookId: COOK, title: 'Soup', servings: 2 });

const wanted = (quantity?: number): Wanted => ({
  name: 'leeks',
  food: 'leek',
  aisle: 'vegetables',
  from: source(1),
  ...(quantity !== undefined && { amount: { quantity, unit: 'piece' } }),
});

const listed = (amount: ListAmount | undefined, more: Partial<ListItem> = {}): ListItem => ({
  id: 'leek',
  name: 'leeks',
  food: 'leek',
  aisle: 'vegetables',
  checked: false,
  from: [{ ...source(1), ...(amount && { amount }) }],
  changedAt: 1,
  ...more,
});

const two: ListAmount = { quantity: 2, unit: 'piece' };

test('A recipe needs nothing again that is on the list for it', () => {
  expect(stillNeeded(wanted(2), [listed(two)])).toBeUndefined();
  expect(stillNeeded(wanted(), [listed(undefined)])).toBeUndefined();
});

test('A recipe for more servings needs the rest', () => {
  expect(stillNeeded(wanted(5), [listed(two)])).toMatchObject({ amount: { quantity: 3, unit: 'piece' } });
});

test.each([
  ['nothing on the list', []],
  ['what another recipe needs', [listed(two, { from: [{ ...source(2), amount: two }] })]],
  ['what somebody typed', [listed(two, { from: [] })]],
  ['what is in the basket', [listed(two, { checked: true })]],
])('A recipe needs its whole amount if the list has %s', (_, items) => {
  expect(stillNeeded(wanted(2), items)).toEqual(wanted(2));
});

test('A meal asks for its whole amount, as it replaces what the list has for it', () => {
  const mealId = 'meal';
  const held = listed(two, { from: [{ ...source(1), amount: two, mealId }] });
  expect(stillNeeded({ ...wanted(2), mealId }, [held])).toBeDefined();
  expect(stillNeeded({ ...wanted(2), mealId }, [listed(two)])).toBeUndefined();
});
