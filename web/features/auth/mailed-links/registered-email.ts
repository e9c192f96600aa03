import { deviceStorage } from '../../../local-storage.ts';

const STORAGE_KEY = 'registeredEmail';

/** Keeps the address of a registration on this device until it is confirmed: the mailed link opens another tab. */
export const keepRegisteredEmail = (email: string): void => deviceStorage.set(STORAGE_KEY, email);

/** Returns the address that was kept, and forgets it. */
export function takeRegisteredEmail(): string | undefined {
  const email = deviceStorage.get(STORAGE_KEY) ?? undefined;
  deviceStorage.remove(STORAGE_KEY);
  return email;
}
