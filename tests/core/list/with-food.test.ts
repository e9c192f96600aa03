import { expect, test } from 'vitest';
import { itemIdOf, type ListChange } from '#core/list/list-change.ts';
import type { Wanted } from '#core/list/wanted.ts';
import { withFood } from '#core/list/with-food.ts';
import { NOON } from '#tests/support/examples.ts';
import { randomOf, Server, uuid } from './devices.ts';

const random = randomOf(3);
const made = () => ({ id: uuid(random), at: NOON - 1 });
const addition = (item: Partial<Wanted>): ListChange => ({
  ...made(),
  type: 'add',
  item: { name: 'milk', ...item },
});

test.each([
  ['en', 'milk', 'milk', 'dairy and eggs'],
  ['de', 'Möhren', 'carrot', 'vegetables'],
  ['en', 'Möhren', 'carrot', 'vegetables'],
  ['de', 'tomatoes', 'tomato', 'vegetables'],
  ['en', 'candles', undefined, 'household'],
  // Would replace the salt.
  ['en', 'salt sticks', undefined, 'herbs and spices'],
] as const)('In %s, %s without more is the food %s, in the aisle %s', (language, name, food, aisle) => {
  const { item } = withFood(addition({ name }), language);
  expect(item).toEqual({ name, ...(food && { food }), aisle });
});

test.each([{ food: 'oat-drink' }, { aisle: 'drinks' } as const])(
  'An addition with %j stays unchanged',
  (more) => {
    const change = addition(more);
    expect(withFood(change, 'en')).toBe(change);
  },
);

test('An item is ticked and removed by the name it was added with, even if it is shown under another', () => {
  const server = new Server();
  const send = (type: ListChange['type'], name: string) => {
    server.now += 1;
    const change = { id: uuid(random), at: server.now, type, item: { name } } as ListChange;
    server.receive([withFood(change, 'de')], 'ada');
  };
  send('add', 'Möhren');
  send('add', 'carrots');
  expect(server.items).toMatchObject([{ id: 'carrot', food: 'carrot', aisle: 'vegetables' }]);
  send('check', 'Karotte');
  expect(server.items).toMatchObject([{ checked: true }]);
  send('remove', 'Möhren');
  expect(server.items).toEqual([]);
});

test('A change with an ID applies to the item with that ID', () => {
  const change: ListChange = { ...made(), type: 'check', item: { id: 'moehren', name: 'Möhren' } };
  expect(itemIdOf(withFood(change, 'de'))).toBe('moehren');
});
