import { describe, expect, test } from 'vitest';
import type { ListChange } from '#core/list/list-change.ts';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { withPending } from '#core/list/pending.ts';
import {
  followMeals,
  isListed,
  isListOutdated,
  mealsToList,
  putOnList,
  takeOffList,
} from '#core/week/week-to-list.ts';
import { NOON } from '#tests/support/examples.ts';
import { COOK, Kitchen, recipeOf } from './planned-kitchen.ts';

const amounts = (items: readonly ListItem[]): Readonly<Record<string, readonly ListAmount[]>> =>
  Object.fromEntries(
    items.map(({ id, amount, otherAmounts = [] }) => [id, amount ? [amount, ...otherAmounts] : []]),
  );

describe('The shopping for a meal', () => {
  test('is on the list once, however often it is put there, each item with the whole amount', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.put();
    kitchen.put();
    expect(amounts(kitchen.items)).toEqual({
      leek: [
        { quantity: 300, unit: 'g' },
        { quantity: 1, unit: 'piece' },
      ],
      milk: [{ quantity: 500, unit: 'ml' }],
      salt: [],
    });
    expect(kitchen.meal('soup').listed).toBe(2);
  });

  test('is added up with other meals and with what the cook has typed', () => {
    const kitchen = new Kitchen();
    kitchen.plan('pancakes-1', 2);
    kitchen.plan('pancakes-2', 2, { servings: 4 });
    const typed = {
      type: 'add',
      item: { food: 'egg', name: 'eggs', amount: { quantity: 1, unit: 'piece' } },
    } as const;
    kitchen.list.receive([kitchen.made(typed)], 'ben');
    kitchen.put();
    expect(amounts(kitchen.items)).toEqual({
      egg: [{ quantity: 19, unit: 'piece' }],
      milk: [{ quantity: 3, unit: 'l' }],
    });
    expect(kitchen.items.find(({ id }) => id === 'egg')?.isAlsoAdded).toBe(true);
  });

  test('follows its servings, and leaves items that the cook has removed or set by hand', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.put();
    const removed = { type: 'remove', item: { id: 'milk' } } as const;
    const byHand = { type: 'change', item: { id: 'salt', amount: { quantity: 1, unit: 'packet' } } } as const;
    kitchen.list.receive([kitchen.made(removed), kitchen.made(byHand)], 'ben');
    kitchen.serve('soup', 4);
    expect(isListOutdated(kitchen.meal('soup'))).toBe(true);
    kitchen.follow();
    expect(amounts(kitchen.items)).toEqual({
      leek: [
        { quantity: 600, unit: 'g' },
        { quantity: 2, unit: 'piece' },
      ],
      salt: [{ quantity: 1, unit: 'packet' }],
    });
    expect(kitchen.items.find(({ id }) => id === 'leek')?.from).toMatchObject([
      { servings: 4, mealId: 'soup' },
    ]);
    expect(isListOutdated(kitchen.meal('soup'))).toBe(false);
  });

  test('stays ticked if the meal needs less than was bought, and is to be bought again if it needs more', () => {
    const kitchen = new Kitchen();
    kitchen.plan('flour', 3, { servings: 4 });
    kitchen.put();
    kitchen.list.receive([kitchen.made({ type: 'check', item: { id: 'flour' } })], 'ada');
    kitchen.serve('flour', 2);
    kitchen.follow();
    expect(kitchen.items).toMatchObject([{ checked: true, amount: { quantity: 250 } }]);
    kitchen.serve('flour', 6);
    kitchen.follow();
    expect(kitchen.items).toMatchObject([{ checked: false, amount: { quantity: 750 } }]);
  });

  test('is removed again except for what others need, also after the list was emptied and restored', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.plan('pancakes', 2);
    kitchen.put();
    kitchen.carryOut(takeOffList([kitchen.meal('soup')], kitchen.items));
    expect(amounts(kitchen.items)).toEqual({
      egg: [{ quantity: 6, unit: 'piece' }],
      milk: [{ quantity: 1, unit: 'l' }],
    });
    expect(kitchen.meals.map(isListed)).toEqual([false, true]);
    kitchen.list.receive([kitchen.made({ type: 'remove', item: { id: 'milk' } })], 'ada');
    kitchen.carryOut(takeOffList([kitchen.meal('pancakes')], withMilk(kitchen.items)));
    kitchen.list.receive([kitchen.made({ type: 'restore', item: { id: 'milk' } })], 'ada');
    expect(kitchen.items).toEqual([]);
  });

  test('skips leftovers, free text, and staples if the cook asks for that', () => {
    const kitchen = new Kitchen();
    kitchen.plan('eating-out', undefined);
    kitchen.plan('leftovers', 1, { leftoversOf: 'the-soup' });
    expect(mealsToList(kitchen.meals)).toEqual([]);
    kitchen.put();
    expect(kitchen.items).toEqual([]);
    kitchen.plan('flour', 3);
    kitchen.put({ withoutStaples: true });
    expect(kitchen.items).toEqual([]);
    kitchen.put();
    expect(kitchen.items).toHaveLength(1);
  });

  test('leaves out what the cook has unticked, also in later changes', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.put({ withoutStaples: true, without: new Set(['milk']) });
    expect(kitchen.items.map(({ id }) => id)).toEqual(['leek']);
    kitchen.serve('soup', 4);
    kitchen.follow();
    expect(kitchen.items.map(({ id }) => id)).toEqual(['leek']);
  });

  test('leaves the list when the meal becomes leftovers', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.put();
    kitchen.receive([kitchen.made({ type: 'change', meal: { id: 'soup', leftoversOf: 'another' } })]);
    kitchen.follow();
    expect(kitchen.items).toEqual([]);
    expect(isListed(kitchen.meal('soup'))).toBe(false);
  });

  test('is not offered a second time once it was put on the list, even if it was bought since', () => {
    const kitchen = new Kitchen();
    kitchen.plan('soup', 1);
    kitchen.plan('done', 2, { isDone: true });
    expect(mealsToList(kitchen.meals).map(({ id }) => id)).toEqual(['soup']);
    kitchen.put();
    for (const { id } of kitchen.items)
      kitchen.list.receive([kitchen.made({ type: 'remove', item: { id } })], 'ada');
    expect(mealsToList(kitchen.meals)).toEqual([]);
  });

  test('follows what the cook has said about their cupboard, also when a meal changes', () => {
    const kitchen = new Kitchen();
    const sources = { recipeOf, cupboard: { has: ['milk'], lacks: ['salt'] } };
    kitchen.plan('soup', 1);
    kitchen.carryOut(
      putOnList(kitchen.meals, { ...sources, items: kitchen.items }, { withoutStaples: true }),
    );
    expect(kitchen.items.map(({ id }) => id).toSorted()).toEqual(['leek', 'salt']);
    kitchen.serve('soup', 6);
    kitchen.carryOut(followMeals(kitchen.meals, { ...sources, items: kitchen.items }));
    expect(kitchen.items.map(({ id }) => id).toSorted()).toEqual(['leek', 'salt']);
  });

  test('is unknown if the device does not have the recipe', () => {
    const kitchen = new Kitchen();
    kitchen.plan('unknown', 99);
    const { list, meals, unknown } = putOnList(
      kitchen.meals,
      { recipeOf, items: [] },
      { withoutStaples: false },
    );
    expect([list, meals]).toEqual([[], []]);
    expect(unknown.map(({ id }) => id)).toEqual(['unknown']);
  });

  test('is removed offline, and the rest stays', () => {
    const kitchen = new Kitchen();
    kitchen.plan('flour', 3);
    kitchen.put();
    kitchen.list.receive([kitchen.made({ type: 'add', item: { food: 'flour', name: 'flour' } })], 'ben');
    const { list } = takeOffList(kitchen.meals, kitchen.items);
    const pending = list.map((wish) => kitchen.made(wish) as ListChange);
    const [item] = withPending(kitchen.items, pending, 'ada');
    expect(item).toMatchObject({ id: 'flour', from: [] });
    expect(item).not.toHaveProperty('amount');
  });
});

/** As shown on a phone that has not heard of the removal. */
const withMilk = (items: readonly ListItem[]): readonly ListItem[] => [
  ...items,
  {
    id: 'milk',
    name: 'milk',
    aisle: 'other',
    checked: false,
    changedAt: NOON,
    from: [{ recipeId: 2, cookId: COOK, title: 'Pancakes', servings: 2, mealId: 'pancakes' }],
  },
];
