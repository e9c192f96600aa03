import { deviceStorage } from './local-storage.ts';
import { useStoredText } from './stored-text.ts';

/** Push address of this device while it rings although no page is open. Signing out removes it. */
export const RINGS_KEY = 'rings';

/** Set once the user has answered the offer beside a timer. */
export const RING_ANSWER_KEY = 'rings.answered';

export const ringsHere = (): boolean => deviceStorage.get(RINGS_KEY) !== null;
export const useRingsHere = (): boolean => useStoredText(RINGS_KEY) !== null;

/**
 * Returns whether this browser can receive pushes while no page is open. On iPhones only apps on the home screen can.
 */
export const canRing = (): boolean => 'PushManager' in window && 'Notification' in window;
