import { beforeAll, describe, expect, test } from 'vitest';
import { changeList, findList } from '#core/list/change-list.ts';
import type { Entry } from '#core/list/entry.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export function listContract(open: () => TablePorts): void {
  let ports: ReturnType<typeof fakePorts>;
  beforeAll(() => {
    ports = Object.assign(fakePorts(NOON), open());
  });

  describe('lists', () => {
    let changes = 0;
    const added = (name: string): ListChange => ({
      id: `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`,
      at: NOON,
      type: 'add',
      item: { name, amount: { quantity: 1, unit: 'l' } },
    });
    const cook = { id: '', cooks: [] };

    test('an item is read back as stored, with every field, and only in its kitchen', async () => {
      const kitchenId = aUserId();
      const source = { recipeId: 7, cookId: aUserId(), title: 'Süppchen "für\u00a0alle"', servings: 2.5 };
      const entries: readonly Entry[] = [
        {
          id: '0123456789ab',
          at: NOON,
          type: 'add',
          by: 'cook-tag',
          name: 'Möhren 2 = #3',
          food: 'carrot',
        },
        {
          id: 'fedcba987654',
          at: NOON,
          type: 'change',
          claimedAt: NOON + 9,
          amount: null,
          aisle: 'fruit',
        },
        {
          id: '000000000000',
          at: NOON,
          type: 'add',
          amount: { quantity: 0.125, unit: 'l' },
          from: source,
        },
        {
          id: '000000000006',
          at: NOON,
          type: 'change',
          amount: { quantity: 1.5, unit: 'kg' },
          otherAmounts: [
            { quantity: 2, unit: 'piece' },
            { quantity: 0.5, unit: 'bunch' },
          ],
          mealId: 'a-meal_of-us',
          isSoon: true,
          aisle: 'other',
          from: source,
        },
        { id: '000000000007', at: NOON, type: 'remove', mealId: 'a-meal_of-us' },
        { id: '000000000008', at: NOON, type: 'change', isSoon: false },
        { id: '000000000001', at: 5, type: 'add', food: 'leek', amount: { quantity: 12_000, unit: 'g' } },
        { id: '000000000002', at: NOON, type: 'check' },
        { id: '000000000003', at: NOON, type: 'uncheck' },
        { id: '000000000004', at: NOON, type: 'remove' },
        { id: '000000000005', at: NOON, type: 'restore' },
      ];
      expect(await ports.lists.replace(kitchenId, 'carrot', { held: undefined, next: entries })).toBe(true);
      expect(await ports.lists.find(kitchenId, 'carrot')).toEqual(entries);
      expect(await ports.lists.items(kitchenId)).toEqual(new Map([['carrot', entries]]));
      expect(await ports.lists.find(aUserId(), 'carrot')).toBeUndefined();
      expect(await ports.lists.items(aUserId())).toEqual(new Map());
    });

    test('Only one of twenty requests that replace an item at once succeeds', async () => {
      const kitchenId = aUserId();
      const entry = (index: number): Entry => ({
        id: String(index).padStart(12, '0'),
        at: NOON,
        type: 'add',
      });
      for (const held of [undefined, [entry(0)]]) {
        const put = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            ports.lists.replace(kitchenId, 'leek', {
              held,
              next: held ? [...held, entry(index + 1)] : [entry(0)],
            }),
          ),
        );
        expect(put.filter(Boolean)).toHaveLength(1);
      }
    });

    test('ten devices that add a litre of milk at once make ten litres and ten versions', async () => {
      const kitchenId = aUserId();
      const head = async () => ({ ...cook, id: kitchenId, ...(await ports.households.head(kitchenId)) });
      const held = await head();
      await Promise.all(
        Array.from({ length: 10 }, () => changeList(ports, held, aUserId(), [added('Milk')])),
      );
      expect(await findList(ports, await head())).toMatchObject({
        items: [{ id: 'milk', amount: { quantity: 10, unit: 'l' } }],
        version: 10,
      });
    });

    test('the order of the aisles is stored, and is deleted with the list', async () => {
      const kitchenId = aUserId();
      const { lists, households } = ports;
      expect((await households.head(kitchenId)).list).toEqual({ version: 0 });
      await lists.replace(kitchenId, 'leek', {
        held: undefined,
        next: [{ id: '0'.repeat(12), at: 1, type: 'add' }],
      });
      expect(await lists.raiseVersion(kitchenId)).toBe(1);
      await lists.arrange(kitchenId, ['fruit', 'vegetables']);
      expect((await households.head(kitchenId)).list).toEqual({
        version: 2,
        aisles: ['fruit', 'vegetables'],
      });
      await lists.erase(kitchenId);
      await lists.erase(kitchenId);
      expect(await lists.items(kitchenId)).toEqual(new Map());
      expect((await households.head(kitchenId)).list).toEqual({ version: 0 });
    });
  });
}
