import { expect, test } from 'vitest';
import { endOtherSessions, logOut } from '#core/account/session.ts';
import { tokenOf } from '#core/account/sign-in.ts';
import { changeRing } from '#core/ring/change-ring.ts';
import { listRingDevices, removeRingDevice, ringOnDevice } from '#core/ring/devices.ts';
import { isPushService } from '#core/ring/push-services.ts';
import { MINUTE } from '#core/time.ts';
import { aCook, ENDPOINT, ringId } from './rings.ts';

test('devices that ring are listed by name, the asking one first', async () => {
  const { ports, device } = aCook();
  const phone = await device('phone');
  ports.now += MINUTE;
  const tablet = await device('tablet');
  const namesFor = async (asking: typeof phone) =>
    (await listRingDevices(ports, asking)).devices.map(({ name, current }) => [name, current]);
  expect(await namesFor(phone)).toEqual([
    ['phone', true],
    ['tablet', false],
  ]);
  expect(await namesFor(tablet)).toEqual([
    ['tablet', true],
    ['phone', false],
  ]);
});

test('a device that is removed rings no more, and its timers are deleted', async () => {
  const { ports, device, userId } = aCook();
  const [phone, tablet] = [await device('phone'), await device('tablet')];
  await changeRing(ports, phone, ringId(1), { version: 1, endsAt: ports.now + MINUTE, message: 'soup' });
  const { devices } = await listRingDevices(ports, tablet);
  const id = devices.find(({ current }) => !current)?.id ?? '';
  await removeRingDevice(ports, userId, id);
  await removeRingDevice(ports, userId, id);
  expect(Object.keys((await ports.ringDevices.find(userId)).devices)).toEqual([tablet.sessionHash]);
});

test('a new address of a device keeps its timers', async () => {
  const { ports, device, userId } = aCook();
  const phone = await device('phone');
  await changeRing(ports, phone, ringId(1), { version: 1, endsAt: ports.now + MINUTE, message: 'soup' });
  await ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}new` });
  const { devices } = await ports.ringDevices.find(userId);
  expect(devices[phone.sessionHash]).toMatchObject({ endpoint: `${ENDPOINT}new` });
  expect(Object.keys(devices[phone.sessionHash]?.rings ?? {})).toEqual([ringId(1)]);
});

test('a browser that signs in again stays one device, and devices with an ended session do not count', async () => {
  const { ports, device, userId } = aCook();
  const [phone, tablet] = [await device('phone'), await device('tablet')];
  const signIn = await ports.signIns.find(userId);
  const sessions = (signIn?.sessions ?? []).filter(({ hash }) => hash !== tablet.sessionHash);
  ports.signIns = { ...ports.signIns, find: async () => signIn && { ...signIn, sessions } };
  const again = { ...phone, sessionHash: 'hash of a new session' };
  await ringOnDevice(ports, again, { endpoint: `${ENDPOINT}phone` });
  expect(Object.keys((await ports.ringDevices.find(userId)).devices)).toEqual([again.sessionHash]);
});

test('a device rings no more once its session has ended', async () => {
  const { ports, device, userId } = aCook();
  const [phone, tablet] = [await device('phone'), await device('tablet')];
  await device('laptop');
  const secret = 's'.repeat(43);
  ports.signIns = { ...ports.signIns, endSession: async () => undefined };
  ports.secrets = { ...ports.secrets, hash: () => phone.sessionHash };
  await logOut(ports, tokenOf(userId, secret));
  const ringing = async () => Object.keys((await ports.ringDevices.find(userId)).devices);
  expect(await ringing()).toEqual([tablet.sessionHash, 'hash of laptop']);
  await endOtherSessions(ports, tablet);
  expect(await ringing()).toEqual([tablet.sessionHash]);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('two addresses at one push service are recognised as one service: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.attacker.example/abc',
  'https://evil-push.apple.com.attacker.example/abc',
  'https://notpush.apple.com.example/',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/abc',
  'ftp://web.push.apple.com/abc',
  'no address',
])('any other address does not belong to a push service: %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('an address that belongs to no push service is refused', async () => {
  const { ports, device } = aCook();
  const phone = await device('phone');
  expect(await ringOnDevice(ports, phone, { endpoint: 'https://kitchen.example/' })).toBe(false);
  expect(await ringOnDevice(ports, phone, { endpoint: `${ENDPOINT}new` })).toBe(true);
});
