import type { UserId } from '#core/user-id.ts';
import { kept } from '../local-storage.ts';

/** The session's cookie is out of our reach: this says that there may be one, and whose. A stranger is not asked. */
const STORED_UNDER = 'signedInAs';

/** Whose things this device holds; null for a stranger's. */
export const ownerOfDevice = (): UserId | null => kept.get(STORED_UNDER);

export const setOwner = (userId: UserId): void => kept.set(STORED_UNDER, userId);

export const clearOwner = (): void => kept.remove(STORED_UNDER);

/** What belongs to the device and not to who is signed in. */
const STAYS = ['preferredLanguage', 'theme', 'units', 'selectedPlanId', 'selectedPriceId', 'logOutOwed'];

/** Forgets everything small that belongs to a user, at once. */
export const forgetSmallThings = (): void => kept.clearExcept(STAYS);
