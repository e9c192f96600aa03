import { deviceStorage } from '../device/local-storage.ts';

const KEY = 'continueAt';

/** Stores the page of a link from outside, for a user who has to sign in first. */
export const continueAt = (page: string): void => deviceStorage.set(KEY, page);

/** Returns the page at which to continue after the sign-in, or null. */
export const pageToContinueAt = (): string | null => deviceStorage.get(KEY);

export const forgetPageToContinueAt = (): void => deviceStorage.remove(KEY);
