import { deviceStorage } from '../../../local-storage.ts';

const KEY = 'registrationKey';
const EMAIL = 'registeredEmail';

/**
 * Returns the key of this device's registration: one that is repeated after a lost response succeeds, and confirming the
 * address logs in here. The mailed link opens another tab, so that it cannot be kept in this one.
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

/** Forgets the registration, which is confirmed. @returns the address that was kept */
export function takeRegisteredEmail(): string | undefined {
  const email = deviceStorage.get(EMAIL) ?? undefined;
  deviceStorage.remove(EMAIL);
  deviceStorage.remove(KEY);
  return email;
}
