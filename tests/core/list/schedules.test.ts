import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, type ListEntries } from '#core/list/apply-changes.ts';
import type { ListChange } from '#core/list/list-change.ts';
import { SECOND } from '#core/time.ts';
import { MANY_INPUTS, SEED } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { CLOCKS, Device, randomOf, Server, shownOf, shuffled, uuid } from './devices.ts';

const SCHEDULES = tries(100, 1_000);

/** Three devices act, lose requests and answers, and sync in the end. */
function runSchedule(seed: number) {
  const random = randomOf(seed);
  const server = new Server();
  const devices = ['a', 'b', 'c'].map((by) => new Device(by, CLOCKS[random(CLOCKS.length)] ?? 0, random));
  for (let step = 0; step < 60; step += 1) {
    server.now += 1 + random(90) * SECOND;
    const device = devices[random(3)];
    if (random(3) > 0) device?.act(server.now);
    else device?.sync(server);
  }
  for (const device of devices) {
    // Some changes arrive twice, as on a network with retries.
    server.receive(shuffled(device.sent, random).slice(0, 10), device.by);
    while (device.outbox.length > 0) {
      server.now += SECOND;
      device.sync(server);
    }
  }
  return { server, devices, random };
}

test(`in ${SCHEDULES} schedules, all devices show one and the same list, with every change in it once`, () => {
  for (let seed = SEED; seed < SEED + SCHEDULES; seed += 1) {
    const { server, devices } = runSchedule(seed);
    for (const device of devices) {
      device.see(server);
      expect(device.items, `seed ${seed}`).toEqual(server.items);
    }
    expect(server.items, `seed ${seed}`).toEqual(server.itemsFromEveryChange);
    expect(server.refused).toEqual([]);
  }
}, 60_000);

test(`in ${SCHEDULES} schedules, changes that are repeated much later have no effect`, () => {
  for (let seed = SEED; seed < SEED + SCHEDULES; seed += 1) {
    const { server, devices, random } = runSchedule(seed);
    const before = server.items;
    server.now += 1_000 * SECOND;
    for (const device of shuffled(devices, random))
      for (const change of shuffled(device.sent, random)) server.receive([change], device.by);
    expect(server.items, `seed ${seed}`).toEqual(before);
  }
}, 60_000);

test.each(CLOCKS)(
  'An item that is added stays, whatever was removed before, with a clock that is off by %d ms',
  (offBy) => {
    const random = randomOf(1);
    const server = new Server();
    const [ada, ben] = [new Device('ada', 0, random), new Device('ben', offBy, random)];
    ada.add('milk', server.now - SECOND);
    ada.outbox.push({ id: uuid(random), at: server.now, type: 'remove', item: { id: 'milk' } });
    server.receive(ada.outbox, 'ada');
    ben.see(server);
    ben.add('milk', server.now + SECOND);
    server.now += SECOND;
    server.receive(ben.outbox, 'ben');
    expect(server.items).toMatchObject([{ id: 'milk', addedBy: 'ben' }]);
  },
);

/** Changes in the past, so that the server keeps their times. */
const changesOf = (random: (below: number) => number): ListChange[] => {
  const now = new Server().now;
  const device = new Device('a', 0, random);
  return Array.from({ length: 25 }, () => device.act(now - random(100) * SECOND));
};

const applied = (changes: readonly ListChange[]): ListEntries => {
  const { now } = new Server();
  const held = new Map();
  for (const change of changes) {
    const { changed } = applyChanges(held, [change], { now: now + 1_000 * SECOND, by: 'a' });
    for (const [id, entries] of changed) held.set(id, entries);
  }
  return held;
};

test(
  'the same changes in any order, however often, give the same list',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = randomOf(seed);
        const changes = changesOf(random);
        const again = shuffled([...changes, ...changes, ...changes.slice(0, 5)], random);
        expect(shownOf(applied(again))).toEqual(shownOf(applied(changes)));
      }),
      { numRuns: SCHEDULES },
    );
  },
  MANY_INPUTS.timeout,
);

test(
  'an item has exactly the additions after its last removal, each once, unless the removal was undone',
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = randomOf(seed);
        const changes = changesOf(random).filter(
          ({ type, item }) => (type === 'add' || type === 'remove') && !('mealId' in item),
        );
        const shown = shownOf(applied(shuffled([...changes, ...changes], random)));
        for (const food of ['milk', 'leek', 'egg', 'flour']) {
          const own = changes.filter(({ item }) => ('id' in item ? item.id : item.food) === food);
          const removedAt = Math.max(0, ...own.filter(({ type }) => type === 'remove').map(({ at }) => at));
          const standing = own.filter(({ type, at }) => type === 'add' && at > removedAt);
          const sum = standing.reduce((total, each) => total + quantityOf(each), 0);
          const item = shown.find(({ id }) => id === food);
          const shownSum = [...(item?.amount ? [item.amount] : []), ...(item?.otherAmounts ?? [])]
            .map(inSmallest)
            .reduce((total, each) => total + each, 0);
          if (own.some(({ type, at }) => type === 'add' && at === removedAt)) continue;
          expect(shownSum).toBeCloseTo(sum);
        }
      }),
      { numRuns: tries(150, 500) },
    );
  },
  MANY_INPUTS.timeout,
);

const inSmallest = ({ quantity, unit }: { quantity: number; unit: string }) =>
  unit === 'l' ? quantity * 1_000 : quantity;

const quantityOf = (change: ListChange): number =>
  change.type === 'add' && change.item.amount ? inSmallest(change.item.amount) : 0;
