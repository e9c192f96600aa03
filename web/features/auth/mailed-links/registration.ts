import { deviceStorage } from '../../../device/local-storage.ts';

const KEY = 'registrationKey';
const EMAIL = 'registeredEmail';

/**
 * Returns the key of this device's registration: with it, a repetition after a lost response succeeds, and confirming
 * the address logs in. Stored, because the mailed link opens another tab.
 */
export function registrationKey(): string {
  const key = deviceStorage.get(KEY) ?? crypto.randomUUID();
  deviceStorage.set(KEY, key);
  return key;
}

/** Keeps the address of a registration on this device until it is confirmed. */
export const keepRegisteredEmail = (email: string): void => deviceStorage.set(EMAIL, email);

/** Returns the key that was used on this device, if any. */
export const usedRegistrationKey = (): string | undefined => deviceStorage.get(KEY) ?? undefined;

export const registeredEmail = (): string | undefined => deviceStorage.get(EMAIL) ?? undefined;

/** Removes the confirmed registration. */
export function takeRegistration(): void {
  deviceStorage.remove(EMAIL);
  deviceStorage.remove(KEY);
}
