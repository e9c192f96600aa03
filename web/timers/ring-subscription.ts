import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { base64Url } from '../device/base64-url.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { putJson } from '../offline/operation-rules/send-ring.ts';
import { get } from '../requests/api.ts';
import { ringsForOthers, setRingsForOthers, setRingsHere } from '../offline/operation-rules/switch-rings.ts';
import { RINGS_KEY } from '../device/ring-switch.ts';
import { keysOf } from './ring-message.ts';

/**
 * Has this device ring. The permission for notifications has been given.
 * @throws when the browser or the server refuses
 */
export async function ringHere(): Promise<PushSubscription> {
  const listed = await listedDevices();
  const { publicKey } = listed;
  // Without a registration, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('There is no service worker.');
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  // A subscription for a former key of ours would be refused by its push service.
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
 * Has this device also ring for timers of the user's other devices, or no more.
 * @throws when the browser or the server refuses
 */
export async function ringForOthers(isOn: boolean): Promise<void> {
  const subscription = (await subscriptionHere()) ?? (await ringHere());
  await tellAddress(subscription, isOn);
  setRingsForOthers(isOn);
}

/**
 * Has this device told in the evening what tomorrow needs.
 * @param hour from 12 to 23; null for no more
 * @throws when the browser or the server refuses
 */
export async function remindAt(hour: number | null): Promise<void> {
  await tellAddress((await subscriptionHere()) ?? (await ringHere()), ringsForOthers(), hour);
}

/** Tells the server the address of this device, and its keys where others encrypt for it. */
async function register(subscription: PushSubscription, { devices }: ListedRingDevices): Promise<void> {
  const hour = devices.find(({ current }) => current)?.eveningHour;
  await tellAddress(subscription, ringsForOthers(), hour);
  setRingsHere(subscription.endpoint);
}

/** @param hour undefined if that stays as it is */
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
 * Returns the subscription of this device; undefined if the browser has ended it. If the browser has renewed it, the
 * server is told first.
 * @throws when the server cannot be told
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

/** Lets this device ring no more. Its push service forgets it even if the server cannot be told. */
export async function stopRinging(): Promise<void> {
  setRingsHere(undefined);
  await (await subscriptionHere())?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return base64Url(bytes) === publicKey;
}
