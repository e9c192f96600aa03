import { expect, test } from 'vitest';
import { nextEvening } from '#core/ring/evening.ts';
import { listRingDevices, ringOnDevice } from '#core/ring/devices.ts';
import { aCook, ENDPOINT } from './rings.ts';

test.each([
  ['Europe/Berlin', 19, '2026-11-20T12:00Z', '2026-11-20T18:00Z'],
  ['Europe/Berlin', 19, '2026-11-20T18:00Z', '2026-11-21T18:00Z'],
  ['Europe/Berlin', 19, '2026-03-28T18:30Z', '2026-03-29T17:00Z'],
  ['Europe/Berlin', 19, '2026-10-24T18:30Z', '2026-10-25T18:00Z'],
  ['America/New_York', 21, '2026-11-21T01:59Z', '2026-11-21T02:00Z'],
  ['Asia/Kathmandu', 12, '2026-11-20T06:15Z', '2026-11-21T06:15Z'],
  ['Pacific/Kiritimati', 23, '2026-11-20T09:00Z', '2026-11-21T09:00Z'],
  ['Africa/Cairo', 20, '2026-04-23T12:00Z', '2026-04-23T18:00Z'],
])('in %s, %s o’clock after %s is %s', (timeZone, hour, after, expected) => {
  expect(nextEvening({ hour, timeZone }, Date.parse(after))).toBe(Date.parse(expected));
});

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const EVENING = { hour: 19, keys: KEYS, timeZone: 'Europe/Berlin', language: 'de' } as const;

test('a device has no evenings until it asks for them, and none after it declines', async () => {
  const { ports, device } = aCook();
  const phone = await device('phone');
  const hours = async () =>
    (await listRingDevices(ports, phone)).devices.map(({ eveningHour }) => eveningHour);
  const ask = (change: object) => ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}phone`, ...change });
  expect(await hours()).toEqual([undefined]);
  await ask({ evening: EVENING });
  expect(await hours()).toEqual([19]);
  await ask({ keys: KEYS });
  expect(await hours()).toEqual([19]);
  await ask({ evening: { ...EVENING, hour: 21 } });
  expect(await hours()).toEqual([21]);
  await ask({ evening: null });
  expect(await hours()).toEqual([undefined]);
});

test('evenings end with the push address that they are encrypted for, unless the device sends its new keys', async () => {
  const { ports, device } = aCook();
  const phone = await device('phone');
  await ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}phone`, evening: EVENING });
  await ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}new` });
  const [listed] = (await listRingDevices(ports, phone)).devices;
  expect(listed?.eveningHour).toBeUndefined();
});
