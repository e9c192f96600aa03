import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { putJson } from '../offline/operation-rules/send-ring.ts';
import { get } from '../requests/api.ts';
import { setRingsHere } from '../offline/operation-rules/switch-rings.ts';

/**
 * Has this device ring. The permission for notifications has been given.
 * @throws when the browser or the server refuses
 */
export async function ringHere(): Promise<PushSubscription> {
  const { publicKey } = await get('/api/ring-devices', { schema: ListedRingDevices });
  // Without one, none would ever be ready.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('There is no service worker.');
  const { pushManager } = await navigator.serviceWorker.ready;
  const held = await pushManager.getSubscription();
  // A subscription for a former key of ours would be refused by its push service.
  if (held && !isFor(held, publicKey)) await held.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await putJson('/api/ring-devices', { endpoint: subscription.endpoint });
  setRingsHere(true);
  return subscription;
}

/** @returns undefined if this device has none */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Lets this device ring no more. Its push service forgets it even if the server cannot be told. */
export async function stopRinging(): Promise<void> {
  setRingsHere(false);
  await (await subscriptionHere())?.unsubscribe();
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .startsWith(publicKey);
}
