import type { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../device/local-storage.ts';

/**
 * Key of the user who may be signed in. Scripts cannot read the session cookie; without this key, public pages send no
 * request.
 */
const STORAGE_KEY = 'signedInAs';

/** Thrown if data belongs to a user who has signed out. */
export class NotOwner extends Error {}

/** Stays after a log-out, so that the device offers the login instead of the registration. */
const HAD_OWNER_KEY = 'hadOwner';

/** Returns the user whose data this device stores, or null. */
export const ownerOfDevice = (): UserId | null => deviceStorage.get(STORAGE_KEY);

export function setOwner(userId: UserId): void {
  deviceStorage.set(STORAGE_KEY, userId);
  deviceStorage.set(HAD_OWNER_KEY, '1');
}

/** Returns true if somebody with an account has used this device. */
export const hadOwner = (): boolean => deviceStorage.get(HAD_OWNER_KEY) !== null;

/** Forgets that somebody has used this device with an account, because that account was deleted. */
export const forgetFormerOwner = (): void => deviceStorage.remove(HAD_OWNER_KEY);

export const clearOwner = (): void => deviceStorage.remove(STORAGE_KEY);

/** Keys that belong to the device, not to the user. */
const DEVICE_KEYS = [
  'preferredLanguage',
  'theme',
  'units',
  'energy',
  'selectedPlanId',
  'selectedPriceId',
  'continueAt',
  'logOutOwed',
  HAD_OWNER_KEY,
];

/** Deletes all local storage of the user, synchronously. */
export const clearUserStorage = (): void => deviceStorage.clearExcept(DEVICE_KEYS);
