import { describe, expect, test } from 'vitest';
import type { ListChange } from '#core/list/list-change.ts';
import type { ListAmount, ListItem } from '#core/list/list-item.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts';
import { MANY_INPUTS, SEED } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { CLOCKS, Device, randomOf, Server, shuffled, uuid } from './devices.ts';

const random = randomOf(2);
const ONE: ListAmount = { quantity: 1, unit: 'l' };

const added = (at: number, more: object = {}): ListChange => ({
  id: uuid(random),
  at,
  type: 'add',
  item: { food: 'milk', name: 'Milk', amount: ONE, ...more },
});
const done = (type: 'check' | 'uncheck' | 'remove' | 'restore', at: number): ListChange => ({
  id: uuid(random),
  at,
  type,
  item: { id: 'milk' },
});

/** Server that received the changes one by one, each a second after it was made. */
function serverAfter(changes: readonly ListChange[]): Server {
  const server = new Server();
  for (const change of changes) {
    server.now = change.at + SECOND;
    server.receive([change], 'ada');
  }
  return server;
}

/** Changes at present, one second after another. */
function doTo(server: Server, ...types: readonly Parameters<typeof done>[0][]): void {
  for (const type of types) {
    server.now += SECOND;
    server.receive([done(type, server.now)], 'ben');
  }
}

const bytesOf = (server: Server) => JSON.stringify(server.entries.get('milk')).length;

describe('an item that a program adds to every hour', () => {
  const hourly = (times: number) => Array.from({ length: times }, (_, hour) => added(NOON + hour * HOUR));

  test.each([250, 301, 1_400])(
    'keeps the sum of %d additions, and can still be ticked and removed',
    (times) => {
      const server = serverAfter(hourly(times));
      expect(server.items).toMatchObject([{ amount: { quantity: times }, checked: false, addedBy: 'ada' }]);
      doTo(server, 'check');
      expect(server.items).toMatchObject([{ checked: true }]);
      doTo(server, 'uncheck', 'remove');
      expect(server.items).toEqual([]);
      doTo(server, 'restore');
      expect(server.items).toMatchObject([{ amount: { quantity: times }, checked: false }]);
      doTo(server, 'remove');
      server.now += SECOND;
      server.receive([added(server.now)], 'ben');
      expect(server.items).toMatchObject([{ amount: ONE, addedBy: 'ben' }]);
      expect(server.refused).toEqual([]);
    },
  );

  test('is no larger after two months than after two weeks', () => {
    const [weeks, months] = [serverAfter(hourly(340)), serverAfter(hourly(1_500))];
    expect(bytesOf(months)).toBeLessThan(2 * bytesOf(weeks));
    expect(bytesOf(months)).toBeLessThan(30_000);
  });

  test('counts an addition once, even if it is repeated after two hundred others', () => {
    const changes = hourly(300);
    const server = serverAfter(changes);
    server.receive(changes.slice(0, 100), 'ada');
    expect(server.items).toMatchObject([{ amount: { quantity: 300 } }]);
  });

  test('keeps its name, aisle and tick, however long ago they were set', () => {
    const [first, ...more] = hourly(300);
    const moved: ListChange = {
      id: uuid(random),
      at: NOON + 1,
      type: 'change',
      item: { id: 'milk', aisle: 'pantry' },
    };
    const soon: ListChange = {
      id: uuid(random),
      at: NOON + 2,
      type: 'change',
      item: { id: 'milk', isSoon: true },
    };
    const server = serverAfter([...(first ? [first] : []), moved, soon, ...more]);
    doTo(server, 'check');
    expect(server.items).toMatchObject([
      { name: 'Milk', food: 'milk', aisle: 'pantry', isSoon: true, checked: true },
    ]);
  });

  test('starts again from an amount that is set by hand', () => {
    const changes = hourly(300);
    const set = { id: 'milk', amount: { quantity: 3, unit: 'l' } } as const;
    const at = NOON + 100 * HOUR + 1;
    const server = serverAfter([
      ...changes.slice(0, 101),
      { id: uuid(random), at, type: 'change', item: set },
      ...changes.slice(101),
    ]);
    expect(server.items).toMatchObject([{ amount: { quantity: 3 + 199 } }]);
  });
});

describe('an item that many recipes need', () => {
  const source = (recipeId: number, servings = 4) => ({
    from: { recipeId, cookId: COOK, title: `Soup ${recipeId}`, servings },
  });

  test('refuses more than three hundred additions, and can still be ticked and removed', () => {
    const server = serverAfter(Array.from({ length: 400 }, (_, at) => added(NOON + at * MINUTE, source(at))));
    expect(server.refused).toHaveLength(100);
    expect(server.items[0]?.from).toHaveLength(300);
    doTo(server, 'check', 'uncheck', 'check');
    expect(server.items).toMatchObject([{ checked: true, amount: { quantity: 300 } }]);
    doTo(server, 'remove', 'restore');
    expect(server.items[0]?.from).toHaveLength(300);
    doTo(server, 'remove');
    server.now += SECOND;
    const again = added(server.now, source(1));
    server.receive([again], 'ada');
    expect(server.refused).toHaveLength(100);
    expect(server.items).toMatchObject([{ amount: ONE, from: [{ recipeId: 1 }] }]);
  });

  test('stays small, however often it is removed and restored', () => {
    const server = serverAfter(Array.from({ length: 300 }, (_, at) => added(NOON + at * MINUTE, source(at))));
    for (let times = 0; times < tries(60, 200); times += 1)
      doTo(server, 'remove', 'restore', 'check', 'uncheck');
    expect(server.refused).toEqual([]);
    expect(server.entries.get('milk')?.length).toBeLessThan(400);
  });

  test('counts each addition of one recipe', () => {
    const server = serverAfter(
      Array.from({ length: 280 }, (_, at) => added(NOON + at * MINUTE, source(at % 2, 2))),
    );
    const [milk] = server.items;
    const servings = (recipeId: number) =>
      milk?.from.filter((each) => each.recipeId === recipeId).reduce((sum, each) => sum + each.servings, 0);
    expect([servings(0), servings(1), milk?.amount?.quantity]).toEqual([280, 280, 280]);
    expect(milk).not.toHaveProperty('isAlsoAdded');
  });

  test('keeps the additions of each meal apart', () => {
    const ofMeal = (mealId: string) => ({ ...source(7), mealId });
    const server = serverAfter([
      added(NOON, ofMeal('soup-on-mon')),
      ...Array.from({ length: 280 }, (_, at) => added(NOON + (1 + at) * MINUTE)),
    ]);
    server.now += MINUTE;
    server.receive(
      [{ id: uuid(random), at: server.now, type: 'remove', item: { id: 'milk', mealId: 'soup-on-mon' } }],
      'ben',
    );
    expect(server.items).toMatchObject([{ amount: { quantity: 280 }, from: [] }]);
  });
});

const COOK = aUserId();

describe('three devices with wrong clocks that keep adding to one item', () => {
  const sumOf = (item: ListItem | undefined) => item?.amount?.quantity ?? 0;

  test('show the same amount, with each addition counted once', MANY_INPUTS, () => {
    for (let seed = SEED; seed < SEED + tries(2, 8); seed += 1) {
      const chance = randomOf(seed);
      const server = new Server();
      const devices = ['a', 'b', 'c'].map((by) => new Device(by, CLOCKS[chance(CLOCKS.length)] ?? 0, chance));
      let additions = 0;
      for (let step = 0; step < 1_200; step += 1) {
        server.now += 1 + chance(20) * MINUTE;
        const device = devices[chance(3)];
        if (chance(2) > 0) {
          device?.add('milk', server.now, ONE);
          additions += 1;
        } else device?.sync(server);
      }
      for (const device of devices) {
        server.receive(shuffled(device.sent, chance).slice(0, 60), device.by);
        while (device.outbox.length > 0) {
          server.now += SECOND;
          device.sync(server);
        }
      }
      for (const device of devices) {
        device.see(server);
        expect(device.items, `seed ${seed}`).toEqual(server.items);
      }
      expect(server.refused, `seed ${seed}`).toEqual([]);
      expect(sumOf(server.items[0]), `seed ${seed}`).toBe(additions);
      doTo(server, 'remove');
      expect(server.items, `seed ${seed}`).toEqual([]);
    }
  });
});

test('a device that was offline for a week adds to what others have added since', () => {
  const late = added(NOON + HOUR);
  const server = serverAfter(Array.from({ length: 400 }, (_, at) => added(NOON + at * HOUR)));
  expect(server.now).toBeGreaterThan(NOON + 7 * DAY);
  server.receive([late, late], 'ben');
  expect(server.items).toMatchObject([{ amount: { quantity: 401 } }]);
});
