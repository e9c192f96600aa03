import { deviceStorage } from '../device/local-storage.ts';

const KEY = 'continueAt';

/** Remembers a page of the app that a link from outside has opened for somebody who has to sign in first. */
export const continueAt = (page: string): void => deviceStorage.set(KEY, page);

/** Returns the page to continue at after the sign-in; null without one. */
export const pageToContinueAt = (): string | null => deviceStorage.get(KEY);

export const forgetPageToContinueAt = (): void => deviceStorage.remove(KEY);
