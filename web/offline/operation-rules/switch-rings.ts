import { deviceStorage } from '../../device/local-storage.ts';
import { RING_ANSWER_KEY, RINGS_KEY } from '../../device/ring-switch.ts';
import { storeText } from '../../device/stored-text.ts';

/** State of each timer as last sent to the server: see `tell-timers.ts`. */
export const TOLD_KEY = 'rings.told';

/** Set while this device also rings for timers of the user's other devices. */
const FOR_OTHERS_KEY = 'rings.others';

export const ringsForOthers = (): boolean => deviceStorage.get(FOR_OTHERS_KEY) !== null;
export const setRingsForOthers = (isOn: boolean): void => storeText(FOR_OTHERS_KEY, isOn ? '1' : undefined);

/**
 * Stores whether this device rings from now on. The server does not know its timers yet.
 * @param endpoint address at the push service, as sent to the server; undefined turns ringing off
 */
export function setRingsHere(endpoint: string | undefined): void {
  deviceStorage.remove(TOLD_KEY);
  storeText(RINGS_KEY, endpoint);
  if (endpoint === undefined) setRingsForOthers(false);
}

/** Stores that the server or the browser has ended the ringing, so that the next timer offers it again. */
export function endRingsHere(): void {
  storeText(RING_ANSWER_KEY, undefined);
  setRingsHere(undefined);
}
