import type { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../local-storage.ts';

/** Scripts cannot read the session cookie. This key says whose it may be: without it, public pages send no request. */
const STORAGE_KEY = 'signedInAs';

/** Returns the user whose data this device stores; null without one. */
export const ownerOfDevice = (): UserId | null => deviceStorage.get(STORAGE_KEY);

export const setOwner = (userId: UserId): void => deviceStorage.set(STORAGE_KEY, userId);

export const clearOwner = (): void => deviceStorage.remove(STORAGE_KEY);

/** Keys that belong to the device and not to the user. */
const DEVICE_KEYS = [
  'preferredLanguage',
  'theme',
  'units',
  'selectedPlanId',
  'selectedPriceId',
  'logOutOwed',
];

/** Deletes all local storage of the user, synchronously. */
export const clearUserStorage = (): void => deviceStorage.clearExcept(DEVICE_KEYS);
