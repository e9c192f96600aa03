import { expect, test } from 'vitest';
import { changeRing } from '#core/ring/change-ring.ts';
import { LATEST_RING, LONGEST_WAIT, MAX_WAITING, REMEMBERED } from '#core/ring/ring.ts';
import { MINUTE } from '#core/time.ts';
import { aCook, ringId } from './rings.ts';

const ID = ringId(1);

async function aPhone() {
  const cook = aCook();
  const phone = await cook.device('phone');
  const { ports } = cook;
  const change = (version: number, endsAt?: number, message?: string) =>
    changeRing(ports, phone, ID, {
      version,
      ...(endsAt !== undefined && { endsAt }),
      ...(message !== undefined && { message }),
    });
  const ring = async () => (await ports.ringDevices.find(cook.userId)).devices[phone.sessionHash]?.rings[ID];
  return { ...cook, phone, change, ring };
}

test('a timer that starts is checked when it ends', async () => {
  const { ports, change, ring, phone } = await aPhone();
  const endsAt = ports.now + MINUTE;
  expect(await change(1, endsAt, 'soup')).toMatchObject({ ok: true });
  expect(await ring()).toMatchObject({ version: 1, endsAt, message: 'soup' });
  expect(ports.wokenUp).toEqual([
    {
      wakeUp: { userId: phone.userId, session: phone.sessionHash, ringId: ID, version: 1 },
      at: endsAt,
    },
  ]);
});

test('a start that arrives after the stop, or after a newer move, has no effect', async () => {
  const { ports, change, ring } = await aPhone();
  await change(3);
  await change(1, ports.now + MINUTE, 'soup');
  expect(await ring()).toMatchObject({ version: 3 });
  expect(await ring()).not.toHaveProperty('endsAt');
  await change(5, ports.now + 2 * MINUTE, 'soup');
  await change(4, ports.now + MINUTE, 'soup');
  expect(await ring()).toMatchObject({ version: 5, endsAt: ports.now + 2 * MINUTE });
  expect(ports.wokenUp).toHaveLength(1);
});

test('a repeated start asks for a wake-up again, because the first request may have failed', async () => {
  const { ports, change } = await aPhone();
  await change(1, ports.now + MINUTE, 'soup');
  await change(1, ports.now + MINUTE, 'soup');
  expect(ports.wokenUp).toHaveLength(2);
});

test('an extra minute needs no new message, and a paused timer stores no message', async () => {
  const { ports, change, ring } = await aPhone();
  await change(1, ports.now + MINUTE, 'soup');
  await change(2, ports.now + 2 * MINUTE);
  expect(await ring()).toMatchObject({ endsAt: ports.now + 2 * MINUTE, message: 'soup' });
  await change(3);
  expect(await ring()).not.toHaveProperty('message');
  expect(await change(4, ports.now + MINUTE)).toEqual({ ok: false, error: { type: 'DeviceDoesNotRing' } });
});

test('the answer tells a device that does not ring when its timer starts', async () => {
  const { ports, phone } = await aPhone();
  const tablet = { ...phone, sessionHash: 'hash of tablet' };
  const change = { version: 1, endsAt: ports.now + MINUTE, message: 'soup' };
  expect(await changeRing(ports, tablet, ID, change)).toEqual({
    ok: false,
    error: { type: 'DeviceDoesNotRing' },
  });
  expect(await changeRing(ports, tablet, ID, { version: 2 })).toMatchObject({ ok: true });
  expect(ports.wokenUp).toEqual([]);
});

test('a cook may have a limited number of timers at once, and a moved timer counts once', async () => {
  const { ports, phone } = await aPhone();
  const start = (number: number, version = 1) =>
    changeRing(ports, phone, ringId(number), { version, endsAt: ports.now + MINUTE, message: 'soup' });
  for (let number = 1; number <= MAX_WAITING; number += 1)
    expect(await start(number)).toMatchObject({ ok: true });
  expect(await start(MAX_WAITING + 1)).toEqual({
    ok: false,
    error: { type: 'TooManyAttempts', retryAfterSeconds: 60 },
  });
  expect(await start(1, 2)).toMatchObject({ ok: true });
  await changeRing(ports, phone, ringId(1), { version: 3 });
  expect(await start(MAX_WAITING + 1)).toMatchObject({ ok: true });
});

test('a timer of more than three days is refused', async () => {
  const { ports, change } = await aPhone();
  expect(await change(1, ports.now + LONGEST_WAIT + 1, 'soup')).toEqual({
    ok: false,
    error: { type: 'TooManyAttempts', retryAfterSeconds: 60 },
  });
  expect(await change(1, ports.now + LONGEST_WAIT, 'soup')).toMatchObject({ ok: true });
});

test('nobody is notified of a timer that ended long ago', async () => {
  const { ports, change } = await aPhone();
  expect(await change(1, ports.now - LATEST_RING - 1, 'soup')).toMatchObject({ ok: true });
  expect(ports.wokenUp).toEqual([]);
});

test('a stopped timer is forgotten once no start of it can arrive any more', async () => {
  const { ports, phone, change, ring } = await aPhone();
  await change(2);
  ports.now += REMEMBERED - 1;
  await changeRing(ports, phone, ringId(2), { version: 1 });
  expect(await ring()).toBeDefined();
  ports.now += 1;
  await changeRing(ports, phone, ringId(3), { version: 1 });
  expect(await ring()).toBeUndefined();
});
