import { expect, test } from 'vitest';
import type { CurrentSession } from '#core/account/session.ts';
import { changeRing } from '#core/ring/change-ring.ts';
import { listRingDevices, ringOnDevice } from '#core/ring/devices.ts';
import { MAX_WAITING } from '#core/ring/ring.ts';
import { MINUTE } from '#core/time.ts';
import { aCook, ENDPOINT, ringId } from './rings.ts';

const ID = ringId(1);
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

/** A cook with a phone, and a tablet that may ring for timers of other devices. */
async function aPhoneAndATablet({ isAsked = true } = {}) {
  const cook = aCook();
  const { ports, userId } = cook;
  const [phone, tablet] = [await cook.device('phone'), await cook.device('tablet')];
  if (isAsked) await ringOnDevice(ports, tablet, { endpoint: `${ENDPOINT}tablet`, keys: KEYS });
  const devices = async () => (await ports.ringDevices.find(userId)).devices;
  const { id } = (await devices())[tablet.sessionHash] ?? { id: '' };
  const endsAt = ports.now + MINUTE;
  const start = (version = 1) =>
    changeRing(ports, phone, ID, {
      version,
      endsAt,
      message: 'soup',
      others: [{ id, message: 'soup for it' }],
    });
  const ringOn = async ({ sessionHash }: CurrentSession) => (await devices())[sessionHash]?.rings[ID];
  return { ...cook, phone, tablet, start, ringOn, endsAt };
}

test('a timer also rings on a second device that has agreed to it, each with its own message', async () => {
  const { ports, phone, tablet, start, ringOn, endsAt } = await aPhoneAndATablet();
  await start();
  expect(await ringOn(phone)).toMatchObject({ endsAt, message: 'soup' });
  expect(await ringOn(tablet)).toMatchObject({ endsAt, message: 'soup for it' });
  expect(ports.wokenUp.map(({ wakeUp, at }) => [wakeUp.session, at])).toEqual([
    [phone.sessionHash, endsAt],
    [tablet.sessionHash, endsAt],
  ]);
});

test('a device that has not agreed to ring for others does not, whatever is sent to it', async () => {
  const { ports, tablet, start, ringOn } = await aPhoneAndATablet({ isAsked: false });
  await start();
  expect(await ringOn(tablet)).toBeUndefined();
  expect(ports.wokenUp).toHaveLength(1);
});

test('an extra minute and a stop on the one device count on the other, without another message', async () => {
  const { ports, phone, tablet, start, ringOn, endsAt } = await aPhoneAndATablet();
  await start();
  await changeRing(ports, phone, ID, { version: 2, endsAt: endsAt + MINUTE });
  expect(await ringOn(tablet)).toMatchObject({ version: 2, endsAt: endsAt + MINUTE, message: 'soup for it' });
  await changeRing(ports, phone, ID, { version: 3 });
  expect(await ringOn(tablet)).toMatchObject({ version: 3 });
  expect(await ringOn(tablet)).not.toHaveProperty('endsAt');
});

test('a start that arrives after the stop rings on no device', async () => {
  const { ports, phone, tablet, start, ringOn } = await aPhoneAndATablet();
  await start();
  await changeRing(ports, phone, ID, { version: 3 });
  await start(2);
  for (const device of [phone, tablet]) expect(await ringOn(device)).not.toHaveProperty('endsAt');
});

test('a device that no longer rings for others keeps only its own timers', async () => {
  const { ports, phone, tablet, start, ringOn, endsAt } = await aPhoneAndATablet();
  await start();
  await changeRing(ports, tablet, ringId(2), { version: 1, endsAt, message: 'bread' });
  await ringOnDevice(ports, tablet, { endpoint: `${ENDPOINT}tablet` });
  expect(await ringOn(tablet)).toBeUndefined();
  const { devices } = await ports.ringDevices.find(tablet.userId);
  expect(Object.keys(devices[tablet.sessionHash]?.rings ?? {})).toEqual([ringId(2)]);
  expect(await ringOn(phone)).toMatchObject({ endsAt });
});

test('a message for keys that a browser has replaced is no longer shown', async () => {
  const { ports, tablet, start, ringOn } = await aPhoneAndATablet();
  await start();
  const renewed = { endpoint: `${ENDPOINT}new`, keys: { ...KEYS, auth: 'b'.repeat(22) } };
  await ringOnDevice(ports, tablet, renewed);
  expect(await ringOn(tablet)).toBeUndefined();
});

test('a timer counts once, however many devices it rings on', async () => {
  const { ports, phone, tablet, start, endsAt } = await aPhoneAndATablet();
  await start();
  for (let number = 2; number < MAX_WAITING; number += 1)
    await changeRing(ports, phone, ringId(number), { version: 1, endsAt, message: 'soup' });
  const last = (number: number) =>
    changeRing(ports, tablet, ringId(number), { version: 1, endsAt, message: 'bread' });
  expect(await last(100)).toMatchObject({ ok: true });
  expect(await last(101)).toMatchObject({ ok: false, error: { type: 'TooManyAttempts' } });
});

test('keys of a device are listed while it rings for others', async () => {
  const { ports, phone, tablet } = await aPhoneAndATablet();
  const keysSeenBy = async (device: CurrentSession) =>
    (await listRingDevices(ports, device)).devices.map(({ name, keys }) => [name, keys]);
  expect(await keysSeenBy(phone)).toEqual([
    ['phone', undefined],
    ['tablet', KEYS],
  ]);
  await ringOnDevice(ports, tablet, { endpoint: `${ENDPOINT}tablet` });
  expect(await keysSeenBy(phone)).toEqual([
    ['phone', undefined],
    ['tablet', undefined],
  ]);
});
