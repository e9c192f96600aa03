import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListAmount } from '#core/list/list-item.ts';
import { wantedOf } from '#core/list/wanted.ts';
import { isListed, isListOutdated } from '#core/week/week-to-list.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { randomOf } from '../list/devices.ts';
import { Kitchen, Phone, recipeOf } from './planned-kitchen.ts';

/** Returns the amounts of each item in g, ml and pieces. */
const smallest = (of: readonly { readonly id: string; readonly amount: ListAmount }[]) => {
  const sums = new Map<string, number>();
  for (const { id, amount } of of) {
    const [unit, times] = { kg: ['g', 1_000], l: ['ml', 1_000] }[amount.unit as string] ?? [amount.unit, 1];
    const key = `${id} ${unit}`;
    sums.set(key, (sums.get(key) ?? 0) + amount.quantity * Number(times));
  }
  return Object.fromEntries(
    [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, sum]) => [key, Math.round(sum)]),
  );
};

test(
  'two phones plan, repeat, move and change servings: the list has the sum over all meals put on it',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = randomOf(seed);
        const kitchen = new Kitchen();
        const phones = [new Phone(kitchen, random), new Phone(kitchen, random)];
        const syncAll = () => [...phones, ...phones].forEach((phone) => phone.sync());
        for (let step = 0; step < 30; step += 1) {
          const phone = phones[random(2)];
          const kind = random(8);
          if (kind === 0) {
            // Syncs first: removing during a concurrent change is tested elsewhere.
            syncAll();
            phone?.remove();
            syncAll();
          } else if (kind < 3) phone?.sync();
          else phone?.act();
        }
        syncAll();
        for (const phone of phones) phone.follow();
        syncAll();

        const onList = kitchen.items.flatMap(({ id, amount, otherAmounts = [] }) =>
          (amount ? [amount, ...otherAmounts] : []).map((each) => ({ id, amount: each })),
        );
        const listed = kitchen.meals.filter(isListed);
        const needed = listed.flatMap((meal) => {
          const planned = recipeOf(meal);
          const wanted = planned ? wantedOf(planned, { servings: meal.servings, withoutStaples: false }) : [];
          return wanted.flatMap(({ food = '', amount }) => (amount ? [{ id: food, amount }] : []));
        });
        expect(smallest(onList)).toEqual(smallest(needed));
        expect(listed.filter(isListOutdated)).toEqual([]);
        for (const phone of phones) expect(phone.items).toEqual(kitchen.items);
      }),
      { numRuns: tries(100, 1_000) },
    );
  },
  MANY_INPUTS.timeout,
);
