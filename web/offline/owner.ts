import type { UserId } from '#core/user-id.ts';
import { kept } from '../local-storage.ts';

/** Scripts cannot read the session cookie. This key says whose it may be, so that visitors without one cause no request. */
const STORED_UNDER = 'signedInAs';

/** Returns the user whose data this device stores; null without one. */
export const ownerOfDevice = (): UserId | null => kept.get(STORED_UNDER);

export const setOwner = (userId: UserId): void => kept.set(STORED_UNDER, userId);

export const clearOwner = (): void => kept.remove(STORED_UNDER);

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
export const clearUserStorage = (): void => kept.clearExcept(DEVICE_KEYS);
