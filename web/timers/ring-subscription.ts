import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { base64Url } from '../device/base64-url.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { putJson } from '../offline/operation-rules/send-ring.ts';
import { get } from '../requests/api.ts';
import { ringsForOthers, setRingsForOthers, setRingsHere } from '../offline/operation-rules/switch-rings.ts';
import { RINGS_KEY } from '../device/ring-switch.ts';
import { keysOf } from './ring-message.ts';

/**
 * Makes this device ring. The user must have allowed notifications.
 * @throws if the browser or the server refuses
 */
export async function ringHere(): Promise<PushSubscription> {
  const listed = await listedDevices();
  const { publicKey } = listed;
  // Without a registration, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('There is no service worker.');
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  // The push service would refuse a subscription for a former key of ours.
  if (held && !isFor(held, publicKey)) await held.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await register(subscription, listed);
  return subscription;
}

const listedDevices = () => get('/api/ring-devices', { schema: ListedRingDevices });

/**
 * Turns on or off that this device rings for timers of the user's other devices.
 * @throws if the browser or the server refuses
 */
export async function ringForOthers(isOn: boolean): Promise<void> {
  const subscription = (await subscriptionHere()) ?? (await ringHere());
  await tellAddress(subscription, isOn);
  setRingsForOthers(isOn);
}

/**
 * Sets the hour at which this device tells in the evening what tomorrow needs.
 * @param hour from 12 to 23; null turns it off
 * @throws if the browser or the server refuses
 */
export async function remindAt(hour: number | null): Promise<void> {
  await tellAddress((await subscriptionHere()) ?? (await ringHere()), ringsForOthers(), hour);
}

/** Sends the server the push address of this device. If other devices encrypt for this one, also sends its keys. */
async function register(subscription: PushSubscription, { devices }: ListedRingDevices): Promise<void> {
  const hour = devices.find(({ current }) => current)?.eveningHour;
  await tellAddress(subscription, ringsForOthers(), hour);
  setRingsHere(subscription.endpoint);
}

/** @param hour undefined if it does not change */
function tellAddress(
  subscription: PushSubscription,
  isForOthers: boolean,
  hour?: number | null,
): Promise<unknown> {
  const { endpoint } = subscription;
  const keys = keysOf(subscription);
  return putJson('/api/ring-devices', {
    endpoint,
    ...(isForOthers && { keys }),
    ...(hour !== undefined && { evening: hour === null ? null : { hour, keys } }),
  });
}

/**
 * Returns the subscription of this device; undefined if the browser has ended it. If the browser has renewed it, first
 * tells the server.
 * @throws if the server cannot be told
 */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const subscription = await subscriptionHere();
  if (subscription && subscription.endpoint !== deviceStorage.get(RINGS_KEY))
    await register(subscription, await listedDevices());
  return subscription;
}

/** @returns undefined if this device has none */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Turns ringing off on this device. The push service forgets it even if the server cannot be told. */
export async function stopRinging(): Promise<void> {
  setRingsHere(undefined);
  await (await subscriptionHere())?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return base64Url(bytes) === publicKey;
}
