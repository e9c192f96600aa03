import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RingDeviceRequest } from '#core/ring/ring-device.ts';
import { RingDevices } from '#web/features/settings/ring-devices.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { setRingsHere } from '#web/offline/operation-rules/switch-rings.ts';
import { ringsHere } from '#web/device/ring-switch.ts';
import { currentSubscription } from '#web/timers/ring-subscription.ts';
import { queryClient } from '#web/session/query-client.ts';
import { serverBehindMsw } from '../../server.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const THIS = { id: 'a'.repeat(22), name: 'Chrome, Android', createdAt: NOON, current: true };
const OTHER = { id: 'b'.repeat(22), name: '', createdAt: NOON, current: false };
const ENDPOINT = 'https://web.push.apple.com/abc';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

const subscription = {
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  options: { applicationServerKey: null },
  unsubscribe: vi.fn(async () => true),
};
let devices: object[];
let permission: string;
const put: unknown[] = [];

beforeEach(() => {
  devices = [];
  permission = 'granted';
  put.length = 0;
  queryClient.clear();
  subscription.unsubscribe.mockClear();
  serverBehindMsw.use(
    http.get('*/api/ring-devices', () => Response.json({ publicKey: 'BKey', devices })),
    http.put('*/api/ring-devices', async ({ request }) => {
      put.push(await request.json());
      const { keys, evening } = v.parse(RingDeviceRequest, put.at(-1));
      const eveningHour = evening && { eveningHour: evening.hour };
      devices = [{ ...THIS, ...(keys && { keys }), ...eveningHour }, ...devices.slice(1)];
      return new Response(null, { status: 204 });
    }),
    http.delete('*/api/ring-devices/:id', ({ params }) => {
      devices = devices.filter((device) => 'id' in device && device.id !== params['id']);
      return new Response(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that can receive push messages. */
function aBrowserThatRings(): void {
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => subscription,
  };
  const registration = { pushManager };
  const value = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
}

async function open(): Promise<void> {
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RingDevices />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('devices that ring are shown by name, and each can be removed', async () => {
  devices = [THIS, OTHER];
  setRingsHere(ENDPOINT);
  aBrowserThatRings();
  await open();
  expect(await screen.findByText('Chrome, Android')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Test ring' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Unknown device' }));
  await expect.poll(() => screen.queryByText('Unknown device')).toBeNull();
  expect(ringsHere()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chrome, Android' }));
  await expect.poll(() => screen.queryByText('Chrome, Android')).toBeNull();
  expect(ringsHere()).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test('this device rings once that is turned on', async () => {
  aBrowserThatRings();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ring on this device' }));
  expect(await screen.findByText('Chrome, Android')).toBeDefined();
  expect(put).toEqual([{ endpoint: ENDPOINT }]);
  expect(ringsHere()).toBe(true);
});

test('this device rings for timers of the others once that is turned on, until it is turned off', async () => {
  devices = [THIS, { ...OTHER, name: 'Firefox, Linux', keys: KEYS }];
  setRingsHere(ENDPOINT);
  aBrowserThatRings();
  await open();
  const choice = async (isOn: boolean) =>
    screen.findByRole('checkbox', { name: 'Also ring for timers of my other devices', checked: isOn });
  expect(await screen.findByText('Also rings for timers of your other devices')).toBeDefined();
  await userEvent.click(await choice(false));
  await userEvent.click(await choice(true));
  await choice(false);
  await expect.poll(() => put).toHaveLength(2);
  expect(put).toEqual([{ endpoint: ENDPOINT, keys: KEYS }, { endpoint: ENDPOINT }]);
});

test('this device gets evening reminders at the chosen hour, until they are turned off', async () => {
  devices = [THIS];
  setRingsHere(ENDPOINT);
  aBrowserThatRings();
  await open();
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /Evening reminder/ });
  expect((await choice()).value).toBe('');
  await userEvent.selectOptions(await choice(), '19:00');
  await expect.poll(async () => (await choice()).value).toBe('19');
  await userEvent.selectOptions(await choice(), 'Off');
  await expect.poll(async () => (await choice()).value).toBe('');
  await expect.poll(() => put).toHaveLength(2);
  expect(put).toEqual([
    { endpoint: ENDPOINT, evening: { hour: 19, keys: KEYS } },
    { endpoint: ENDPOINT, evening: null },
  ]);
});

test('a device whose push address has changed keeps its evenings, with its new keys', async () => {
  devices = [{ ...THIS, eveningHour: 20 }];
  setRingsHere('https://web.push.apple.com/former');
  aBrowserThatRings();
  await currentSubscription();
  expect(put).toEqual([{ endpoint: ENDPOINT, evening: { hour: 20, keys: KEYS } }]);
});

test('nothing is sent if the browser refuses notifications', async () => {
  permission = 'denied';
  aBrowserThatRings();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ring on this device' }));
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  expect(put).toEqual([]);
  expect(ringsHere()).toBe(false);
});

test('a browser that cannot ring yet says so, and what the cook can do', async () => {
  await open();
  expect(await screen.findByText(/once Munchify is on the home screen/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
