import { expect, test } from 'vitest';
import { changeRing } from '#core/ring/change-ring.ts';
import { deliverRing, SENDING_TIME } from '#core/ring/deliver-ring.ts';
import { ringOnDevice } from '#core/ring/devices.ts';
import type { PushOutcome } from '#core/ring/ports.ts';
import { LATEST_RING } from '#core/ring/ring.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { aCook, ENDPOINT, ringId } from './rings.ts';

const ID = ringId(1);

/** A phone with a timer of one minute. */
async function aTimer() {
  const cook = aCook();
  const { ports, userId } = cook;
  const phone = await cook.device('phone');
  const change = (version: number, endsAt?: number) =>
    changeRing(ports, phone, ID, { version, ...(endsAt !== undefined && { endsAt, message: 'soup' }) });
  const endsAt = ports.now + MINUTE;
  await change(1, endsAt);
  const wakeUp = { userId, session: phone.sessionHash, ringId: ID, version: 1 };
  const pushed: string[] = [];
  const answers: PushOutcome[] = [];
  ports.pushService = {
    async push(endpoint, message) {
      pushed.push(`${endpoint} ${message}`);
      return answers.shift() ?? { type: 'taken' };
    },
  };
  const ring = async () => (await ports.ringDevices.find(userId)).devices[phone.sessionHash]?.rings[ID];
  return {
    ...cook,
    phone,
    change,
    endsAt,
    wakeUp,
    pushed,
    answers,
    ring,
    deliver: () => deliverRing(ports, wakeUp),
    lastCall: () => ports.wokenUp.at(-1)?.at,
  };
}

test('the end of a timer is announced on time, to the second and once', async () => {
  const { ports, endsAt, pushed, deliver } = await aTimer();
  ports.now = endsAt - 1_500;
  await deliver();
  expect(ports.now).toBe(endsAt);
  expect(pushed).toEqual([`${ENDPOINT}phone soup`]);
  await deliver();
  expect(pushed).toHaveLength(1);
});

test('a wake-up that comes too early is followed by another', async () => {
  const { ports, endsAt, wakeUp, pushed, deliver } = await aTimer();
  ports.now = endsAt - 20 * SECOND;
  ports.wokenUp.length = 0;
  await deliver();
  expect(pushed).toEqual([]);
  expect(ports.wokenUp).toEqual([{ wakeUp, at: endsAt }]);
});

test.each([
  ['stopped', undefined],
  ['moved', 5 * MINUTE],
])('a timer that was %s is not announced by its earlier wake-up', async (_, later) => {
  const { ports, endsAt, pushed, change, deliver } = await aTimer();
  await change(2, later === undefined ? undefined : ports.now + later);
  ports.now = endsAt;
  await deliver();
  expect(pushed).toEqual([]);
});

test('a stop that arrives while the end is awaited still counts', async () => {
  const { ports, endsAt, pushed, change, deliver } = await aTimer();
  ports.now = endsAt - SECOND;
  const { pause } = ports.clock;
  ports.clock = {
    ...ports.clock,
    async pause(milliseconds) {
      await change(2);
      await pause(milliseconds);
    },
  };
  await deliver();
  expect(pushed).toEqual([]);
});

test('two runs at once announce an end once; the later one checks again after the first one’s time', async () => {
  const { ports, endsAt, pushed, deliver } = await aTimer();
  ports.now = endsAt;
  const { push } = ports.pushService;
  ports.wokenUp.length = 0;
  ports.pushService = {
    async push(...message) {
      await deliver();
      return push(...message);
    },
  };
  await deliver();
  expect(pushed).toHaveLength(1);
  expect(ports.wokenUp.map(({ at }) => at)).toEqual([endsAt + SENDING_TIME]);
  ports.now = endsAt + SENDING_TIME;
  await deliver();
  expect(pushed).toHaveLength(1);
});

test('a run that was killed while it sent is followed by another', async () => {
  const { ports, endsAt, pushed, deliver } = await aTimer();
  ports.now = endsAt;
  const { push } = ports.pushService;
  ports.pushService = { push: () => Promise.reject(new Error('killed')) };
  await expect(deliver()).rejects.toThrow('killed');
  ports.pushService = { push };
  ports.now = endsAt + SENDING_TIME;
  await deliver();
  expect(pushed).toHaveLength(1);
});

test.each([
  ['busy', { type: 'busy' }, 2 * SECOND],
  ['busy for 30 seconds', { type: 'busy', retryAfterSeconds: 30 }, 30 * SECOND],
] as const)('a push service that is %s is tried again after a pause', async (_, outcome, pause) => {
  const { ports, endsAt, pushed, answers, deliver, lastCall } = await aTimer();
  ports.now = endsAt;
  answers.push(outcome);
  await deliver();
  expect(lastCall()).toBe(endsAt + pause);
  ports.now = endsAt + pause;
  await deliver();
  expect(pushed).toHaveLength(2);
  await deliver();
  expect(pushed).toHaveLength(2);
});

test('the pauses grow, and stop once the end is too old to announce', async () => {
  const { ports, endsAt, pushed, answers, deliver, lastCall } = await aTimer();
  ports.now = endsAt;
  answers.push(...Array.from({ length: 100 }, (): PushOutcome => ({ type: 'busy' })));
  const pauses: number[] = [];
  for (let calls = -1; calls < ports.wokenUp.length && ports.now <= endsAt + LATEST_RING;) {
    calls = ports.wokenUp.length;
    const before = ports.now;
    await deliver();
    ports.now = lastCall() ?? ports.now;
    pauses.push((ports.now - before) / SECOND);
  }
  expect(pauses.slice(0, 6)).toEqual([2, 5, 15, 30, 60, 60]);
  const sent = pushed.length;
  await deliver();
  expect(pushed).toHaveLength(sent);
});

test('a late message is kept for an offline phone only while the end is recent', async () => {
  const { ports, endsAt, deliver } = await aTimer();
  const kept: number[] = [];
  ports.pushService = {
    async push(_, __, { keptFor }) {
      kept.push(keptFor);
      return { type: 'taken' };
    },
  };
  ports.now = endsAt + 5 * MINUTE;
  await deliver();
  expect(kept).toEqual([LATEST_RING - 5 * MINUTE]);
});

test('a message that is refused is not sent again', async () => {
  const { ports, endsAt, pushed, answers, ring, deliver } = await aTimer();
  ports.now = endsAt;
  answers.push({ type: 'refused', status: 413 });
  await deliver();
  await deliver();
  expect(pushed).toHaveLength(1);
  expect(await ring()).toMatchObject({ isOver: true });
});

test('a subscription that has ended removes its device, and the next timer says so', async () => {
  const { ports, endsAt, answers, ring, change, deliver } = await aTimer();
  ports.now = endsAt;
  answers.push({ type: 'gone' });
  await deliver();
  expect(await ring()).toBeUndefined();
  expect(await change(2, ports.now + MINUTE)).toEqual({ ok: false, error: { type: 'DeviceDoesNotRing' } });
});

test('a device that has subscribed again meanwhile is notified at its new address', async () => {
  const { ports, endsAt, phone, pushed, deliver, lastCall } = await aTimer();
  ports.now = endsAt;
  const { push } = ports.pushService;
  ports.pushService = {
    async push() {
      await ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}new` });
      return { type: 'gone' };
    },
  };
  await deliver();
  ports.pushService = { push };
  ports.now = lastCall() ?? 0;
  await deliver();
  expect(pushed).toEqual([`${ENDPOINT}new soup`]);
});

test('a timer that has rung starts again with an extra minute', async () => {
  const { ports, endsAt, phone, pushed, userId, deliver } = await aTimer();
  ports.now = endsAt;
  await deliver();
  await changeRing(ports, phone, ID, { version: 2, endsAt: ports.now + MINUTE });
  ports.now += MINUTE;
  await deliverRing(ports, { userId, session: phone.sessionHash, ringId: ID, version: 2 });
  expect(pushed).toEqual([`${ENDPOINT}phone soup`, `${ENDPOINT}phone soup`]);
});
