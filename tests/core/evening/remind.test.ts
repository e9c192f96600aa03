import { expect, test } from 'vitest';
import { deliverRing } from '#core/ring/deliver-ring.ts';
import { remindAll } from '#core/evening/remind.ts';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { aCook, CHICKPEAS, COD, PANCAKES, reminder, TOMORROW } from './cooks.ts';

test('a cook gets a notification at the chosen hour about what tomorrow needs', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS);
  await cook.plan(COD);
  await cook.plan(PANCAKES);
  await cook.eveningAt(18);
  expect(await cook.told()).toEqual([]);
  await cook.eveningAt(19);
  const message = reminder(['Hummus', 'Fish pie'], ['cod'], ['dried chickpeas']);
  expect(await cook.told()).toEqual([message]);
  const [call] = cook.ports.wokenUp;
  if (call) await deliverRing(cook.ports, call.wakeUp);
  expect(cook.ports.pushed.map((each) => each.message)).toEqual([message]);
});

test('names of foods are in the language of the device', async () => {
  const cook = await aCook();
  await cook.ask(19, 'Europe/Berlin', 'de');
  await cook.plan(CHICKPEAS);
  await cook.eveningAt(19);
  expect(await cook.told()).toEqual([reminder(['Hummus'], [], ['getrocknete Kichererbsen'])]);
});

test.each([
  ['nothing is planned', PANCAKES, '2026-11-24', {}],
  ['the dish needs nothing', PANCAKES, TOMORROW, {}],
  ['it is for the day after', CHICKPEAS, '2026-11-22', {}],
  ['it has no day yet', CHICKPEAS, null, {}],
  ['leftovers are eaten', CHICKPEAS, TOMORROW, { leftoversOf: 'meal-of-today' }],
  ['it is cooked already', CHICKPEAS, TOMORROW, { isDone: true }],
])('a cook gets no notification if %s', async (_, dish, day, changes) => {
  const cook = await aCook();
  await cook.plan(dish, day, changes);
  await cook.eveningAt(19);
  expect(await cook.told()).toEqual([]);
  expect(cook.ports.wokenUp).toEqual([]);
});

test('an evening has one notification at most, even if the job runs again or the hour changes', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS);
  const deliver = async () => {
    for (const { wakeUp } of cook.ports.wokenUp) await deliverRing(cook.ports, wakeUp);
  };
  await cook.eveningAt(19);
  await deliver();
  await remindAll(cook.ports);
  await cook.ask(21);
  await cook.eveningAt(21);
  await deliver();
  expect(await cook.told()).toHaveLength(1);
  expect(cook.ports.pushed).toHaveLength(1);
});

test('the next evening comes a day later, and has its own notification', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS);
  await cook.plan(COD, '2026-11-22');
  await cook.eveningAt(19);
  expect(await cook.evenings()).toEqual([cook.ports.now + DAY]);
  await cook.eveningAt(19, 1);
  expect(await cook.told()).toEqual([
    reminder(['Hummus'], [], ['dried chickpeas']),
    reminder(['Fish pie'], ['cod'], []),
  ]);
});

test.each([
  [19, 4],
  [22, 2],
])(
  'a phone without a signal at %i:00 is notified up to %i hours later, and not at night',
  async (hour, hours) => {
    const cook = await aCook();
    await cook.ask(hour);
    await cook.plan(CHICKPEAS);
    await cook.eveningAt(hour);
    const deliver = async () => {
      for (const { wakeUp } of cook.ports.wokenUp.splice(0)) await deliverRing(cook.ports, wakeUp);
    };
    const { push } = cook.ports.pushService;
    cook.ports.pushService = { push: async () => ({ type: 'busy' }) };
    await deliver();
    cook.ports.pushService = { push };
    cook.ports.now += HOUR;
    await deliver();
    expect(cook.ports.pushed).toMatchObject([{ keptFor: (hours - 1) * HOUR }]);

    const late = await aCook();
    await late.ask(hour);
    await late.plan(CHICKPEAS);
    await late.eveningAt(hour);
    late.ports.now += hours * HOUR + 1;
    for (const { wakeUp } of late.ports.wokenUp) await deliverRing(late.ports, wakeUp);
    expect(late.ports.pushed).toEqual([]);
  },
);

test('an hour is dropped when another is chosen or reminders are turned off', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS);
  await cook.ask(20);
  await cook.eveningAt(19);
  expect(await cook.told()).toEqual([]);
  await cook.ask(null);
  await cook.eveningAt(20);
  expect(await cook.told()).toEqual([]);
  expect(await cook.evenings()).toEqual([]);
});

test('an evening that was missed in an outage is skipped, and the next one comes', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS);
  cook.ports.now = cook.next(19) + HOUR + MINUTE;
  await remindAll(cook.ports);
  expect(await cook.told()).toEqual([]);
  expect(await cook.evenings()).toEqual([cook.next(19)]);
});

test('a device that was unused for a month gets no notifications', async () => {
  const cook = await aCook();
  await cook.plan(CHICKPEAS, '2026-12-22');
  await cook.ports.evenings.remove({ ...cook, dueAt: cook.next(19), session: cook.sessionHash });
  cook.ports.now += 31 * DAY;
  await cook.ports.evenings.add({ ...cook, dueAt: cook.next(19), session: cook.sessionHash });
  cook.ports.now = cook.next(19);
  await remindAll(cook.ports);
  expect(await cook.told()).toEqual([]);
  expect(await cook.evenings()).toEqual([]);
});

test('an unreadable week of one cook delays no other cook, and is tried again', async () => {
  const cook = await aCook();
  const other = await aCook(cook.ports, 'other@example.org');
  await cook.plan(CHICKPEAS);
  await other.plan(COD);
  const { find } = cook.ports.recipes;
  const broken = async (userId: string, id: number) => {
    if (userId === cook.userId) throw new Error('A broken row.');
    return find(userId, id);
  };
  cook.ports.recipes = { ...cook.ports.recipes, find: broken };
  await expect(cook.eveningAt(19)).rejects.toThrow('Evenings wait for the next time.');
  expect(await other.told()).toHaveLength(1);
  expect(await cook.told()).toEqual([]);
  cook.ports.recipes = { ...cook.ports.recipes, find };
  await remindAll(cook.ports);
  expect(await cook.told()).toHaveLength(1);
});

test('members of a household are notified about its week', async () => {
  const cook = await aCook();
  const { ports, userId } = cook;
  const id = ports.secrets.id();
  const member = { name: 'Ada', joinedAt: ports.now };
  await ports.households.found(id, { name: 'Home', owner: userId, members: { [userId]: member } });
  await ports.memberships.point(userId, { held: undefined, next: id });
  await cook.plan(CHICKPEAS);
  await cook.plan(COD, TOMORROW, {}, id);
  await cook.eveningAt(19);
  expect(await cook.told()).toEqual([reminder(['Fish pie'], ['cod'], [])]);
});

test('a cook who has left a household is not notified about its week any more', async () => {
  const cook = await aCook();
  const { ports, userId } = cook;
  const [id, other] = [ports.secrets.id(), ports.secrets.id()];
  const member = { name: 'Bea', joinedAt: ports.now };
  await ports.households.found(id, { name: 'Home', owner: other, members: { [other]: member } });
  await ports.memberships.point(userId, { held: undefined, next: id });
  await cook.plan(COD, TOMORROW, {}, id);
  await cook.eveningAt(19);
  expect(await cook.told()).toEqual([]);
});

test('a cook whose reminders stay empty for months still gets the first one', async () => {
  const cook = await aCook();
  const { replace } = cook.ports.ringDevices;
  let until = 0;
  const noting: typeof replace = async (...change) => {
    until = change[3];
    return replace(...change);
  };
  cook.ports.ringDevices = { ...cook.ports.ringDevices, replace: noting };
  await cook.ask(19);
  for (let day = 0; day < 60; day += 1) {
    const [session] = (await cook.ports.signIns.find(cook.userId))?.sessions ?? [];
    await cook.ports.signIns.touchSession(cook.userId, session?.hash ?? '', cook.ports.now);
    await cook.eveningAt(19, day);
    expect(until).toBeGreaterThan(cook.ports.now + 20 * DAY);
  }
  await cook.plan(CHICKPEAS, '2027-01-20');
  await cook.eveningAt(19, 60);
  expect(await cook.told()).toHaveLength(1);
});
