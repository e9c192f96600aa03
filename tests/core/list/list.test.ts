import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AISLES, AisleOrder, inOrder } from '#core/list/aisles.ts';
import { addAmounts } from '#core/list/amounts.ts';
import { itemIdOf, ListChange, ListChanges } from '#core/list/list-change.ts';
import { ListAmount } from '#core/list/list-item.ts';
import { changeTime } from '#core/kitchen-change.ts';
import { withPending } from '#core/list/pending.ts';
import { wantedOf } from '#core/list/wanted.ts';
import { DAY, MINUTE } from '#core/time.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { randomOf, Server, uuid } from './devices.ts';

const random = randomOf(1);
const of = (quantity: number, unit: ListAmount['unit']): ListAmount => ({ quantity, unit });
const added = (food: string, amount?: ListAmount, at = NOON): ListChange => ({
  id: uuid(random),
  at,
  type: 'add',
  item: { food, name: food, ...(amount && { amount }) },
});
const done = (type: 'check' | 'uncheck' | 'remove' | 'restore', id: string, at: number): ListChange => ({
  id: uuid(random),
  at,
  type,
  item: { id },
});

const listAfter = (changes: readonly ListChange[], now = NOON + DAY) => {
  const server = new Server();
  server.now = now;
  server.receive(changes, 'ada');
  return server.items;
};

describe('amounts', () => {
  test.each([
    [[of(500, 'ml'), of(1, 'l')], [of(1.5, 'l')]],
    [[of(2, 'piece'), of(3, 'piece')], [of(5, 'piece')]],
    [
      [of(200, 'g'), of(1, 'piece'), of(1, 'kg')],
      [of(1.2, 'kg'), of(1, 'piece')],
    ],
    [[of(1, 'tsp'), of(2, 'tbsp')], [of(2.333, 'tbsp')]],
    [
      [of(1, 'can'), of(1, 'jar')],
      [of(1, 'can'), of(1, 'jar')],
    ],
    [[], []],
  ])('%j are %j', (amounts, sum) => {
    expect(addAmounts(amounts)).toEqual(sum);
  });

  test('however many are added give an amount that the list can show', () => {
    const most = of(100_000, 'piece');
    const list = listAfter([added('egg', most), added('egg', most, NOON + 1)]);
    expect(list).toMatchObject([{ amount: most }]);
    expect(v.is(ListAmount, list[0]?.amount)).toBe(true);
  });
});

describe('the list', () => {
  test('has milk once, with the sum of what two recipes and a cook add', () => {
    const changes = [
      added('milk', of(500, 'ml')),
      added('milk', of(1, 'l')),
      added('milk', of(1, 'bottle'), NOON + 1),
    ];
    expect(listAfter(changes)).toMatchObject([
      { id: 'milk', amount: of(1.5, 'l'), otherAmounts: [of(1, 'bottle')], addedBy: 'ada', checked: false },
    ]);
  });

  test('keeps a tick that arrives before its item', () => {
    const milk = added('milk', undefined, NOON);
    expect(listAfter([done('check', 'milk', NOON + 2), milk])).toMatchObject([{ id: 'milk', checked: true }]);
    expect(listAfter([done('check', 'milk', NOON + 2)])).toEqual([]);
  });

  test('shows an item as still to buy if more is added after it was ticked', () => {
    const changes = [added('milk'), done('check', 'milk', NOON + 1), added('milk', of(1, 'l'), NOON + 2)];
    expect(listAfter(changes)).toMatchObject([{ checked: false, amount: of(1, 'l') }]);
  });

  test('restores with one undo what two cooks removed, but no amount that was removed earlier', () => {
    const changes = [
      added('milk', of(9, 'l')),
      done('remove', 'milk', NOON + 1),
      added('milk', of(1, 'l'), NOON + 2),
      done('remove', 'milk', NOON + 3),
      done('remove', 'milk', NOON + 4),
      done('restore', 'milk', NOON + 5),
      done('restore', 'milk', NOON + 6),
    ];
    expect(listAfter(changes)).toMatchObject([{ amount: of(1, 'l') }]);
  });

  test('replaces all earlier additions by an amount that a cook sets', () => {
    const set: ListChange = {
      id: uuid(random),
      at: NOON + 2,
      type: 'change',
      item: { id: 'milk', amount: of(3, 'l') },
    };
    const changes = [added('milk', of(1, 'l')), set, added('milk', of(500, 'ml'), NOON + 3)];
    expect(listAfter(changes)).toMatchObject([{ amount: of(3.5, 'l') }]);
    const none: ListChange = { ...set, id: uuid(random), at: NOON + 4, item: { id: 'milk', amount: null } };
    expect(listAfter([...changes, none])[0]).not.toHaveProperty('amount');
  });

  test('shows an item that is to be used up soon until it is removed', () => {
    const soon = (isSoon: boolean, at: number): ListChange => ({
      id: uuid(random),
      at,
      type: 'change',
      item: { id: 'leek', isSoon },
    });
    const bought = [added('leek'), done('check', 'leek', NOON + 1), soon(true, NOON + 2)];
    expect(listAfter(bought)).toMatchObject([{ isSoon: true, checked: true }]);
    expect(withPending(listAfter(bought), [added('egg')], 'ben')[0]).toMatchObject({
      isSoon: true,
      checked: true,
    });
    expect(listAfter([...bought, soon(false, NOON + 3)])[0]).not.toHaveProperty('isSoon');
    const gone = [...bought, done('remove', 'leek', NOON + 4)];
    expect(listAfter([...gone, added('leek', undefined, NOON + 5)])[0]).not.toHaveProperty('isSoon');
    expect(listAfter([...gone, done('restore', 'leek', NOON + 5)])).toMatchObject([{ isSoon: true }]);
  });

  test('gives a clock that is a day ahead no advantage', () => {
    const server = new Server();
    const ahead = done('check', 'milk', NOON + DAY);
    server.receive([added('milk'), ahead], 'ada');
    server.now += MINUTE;
    server.receive([done('uncheck', 'milk', server.now)], 'ben');
    server.now += 2 * DAY;
    server.receive([ahead], 'ada');
    expect(server.items).toMatchObject([{ checked: false }]);
  });

  test('refuses a change that is sixty days old, and says which', () => {
    const server = new Server();
    const [old, young] = [
      added('milk', undefined, NOON - 60 * DAY),
      added('egg', undefined, NOON - 59 * DAY),
    ];
    server.receive([old, young], 'ada');
    expect(server.refused).toEqual([old.id]);
    expect(server.items).toMatchObject([{ id: 'egg' }]);
  });

  test('forgets items that were removed sixty days ago, and keeps the others', () => {
    const server = new Server();
    server.receive([added('milk', of(1, 'l')), added('egg', of(2, 'piece'))], 'ada');
    server.receive([done('remove', 'milk', NOON + 1), done('check', 'egg', NOON + 1)], 'ada');
    server.now += 61 * DAY;
    server.receive([done('restore', 'milk', server.now), added('egg', of(1, 'piece'), server.now)], 'ada');
    expect(server.items).toMatchObject([{ id: 'egg', amount: of(1, 'piece'), checked: false }]);
    expect(server.entries.get('milk')).toHaveLength(2);
  });

  test('has at most a thousand items', () => {
    const server = new Server();
    const named = Array.from({ length: 1_001 }, (_, index) => added(`thing ${index}`));
    server.receive(named, 'ada');
    expect(server.items).toHaveLength(1_000);
    expect(server.refused).toEqual([named[1_000]?.id]);
  });
});

describe('an item', () => {
  test.each([
    [{ food: 'milk', name: 'Milch' }, 'milk'],
    [{ name: '  Crème   fraîche ' }, 'creme fraiche'],
    [{ name: 'Möhren' }, 'moehren'],
  ])('%j is known as %s', (item, id) => {
    const change = v.parse(ListChange, { id: uuid(random), at: NOON, type: 'add', item });
    expect(itemIdOf(change)).toBe(id);
  });

  test.each([
    { type: 'add', item: { name: '' } },
    { type: 'add', item: { name: '!!!' } },
    { type: 'add', item: { name: 'Milk\tand more' } },
    { type: 'add', item: { name: 'Milk', amount: { quantity: -1, unit: 'l' } } },
    { type: 'add', item: { name: 'Milk', amount: { quantity: 1, unit: 'barrel' } } },
    { type: 'check', item: {} },
    { type: 'explode', item: { id: 'milk' } },
    { type: 'remove', item: { id: 'milk', mealId: 'short' } },
    { type: 'change', item: { id: 'milk', isSoon: 'yes' } },
  ])('cannot be changed by %j', (change) => {
    expect(v.is(ListChanges, { changes: [{ id: uuid(random), at: NOON, ...change }] })).toBe(false);
  });
});

test('a recipe for six adds half as much again as for four, without salt if salt is at hand', () => {
  const userId = aUserId();
  const recipe = {
    ...aRecipe(userId, { title: 'Soup', servings: 4 }),
    lines: [
      { food: 'leek', name: 'leeks', quantity: 600, unit: 'g' as const },
      { food: 'salt', name: 'salt' },
      { food: 'water', name: 'water', quantity: 1, unit: 'l' as const },
    ],
  };
  const wanted = wantedOf(recipe, { servings: 6, withoutStaples: true });
  const from = { recipeId: recipe.id, cookId: userId, title: 'Soup', servings: 6 };
  expect(wanted).toEqual([{ name: 'leeks', food: 'leek', aisle: 'vegetables', amount: of(900, 'g'), from }]);
  expect(wantedOf(recipe, { servings: 4, withoutStaples: false }).map(({ name }) => name)).toEqual([
    'leeks',
    'salt',
  ]);
});

describe('on a device', () => {
  test('A change that waits to be sent is already shown, by the rules of the server', () => {
    const from = { recipeId: 7, cookId: aUserId(), title: 'Soup', servings: 2 };
    const milk: ListChange = {
      id: uuid(random),
      at: NOON,
      type: 'add',
      item: { food: 'milk', name: 'milk', amount: of(1, 'l'), from },
    };
    const items = listAfter([milk, done('check', 'milk', NOON + 1)]);
    const more = added('milk', of(1, 'bottle'), changeTime(items[0], NOON - DAY));
    expect(withPending(items, [], 'ben')).toEqual(items);
    expect(withPending(items, [more, done('remove', 'egg', NOON)], 'ben')).toMatchObject([
      { amount: of(1, 'bottle'), checked: false, addedBy: 'ben', from: [] },
    ]);
    const gone = done('remove', 'milk', NOON + 3);
    expect(withPending(items, [gone], 'ben')).toEqual([]);
    expect(withPending(items, [gone, done('restore', 'milk', NOON + 4)], 'ben')).toMatchObject([
      { id: 'milk', checked: true, amount: of(1, 'l') },
    ]);
  });
});

test('a household orders all aisles, each once', () => {
  expect(v.is(AisleOrder, AISLES.toReversed())).toBe(true);
  expect(v.is(AisleOrder, AISLES.slice(1))).toBe(false);
  expect(v.is(AisleOrder, [...AISLES.slice(1), 'fruit'])).toBe(false);
  const older = AISLES.filter((aisle) => aisle !== 'household');
  expect(v.is(AisleOrder, older)).toBe(true);
  expect(inOrder(older)).toEqual(AISLES);
});
