import { deviceStorage } from '../../device/local-storage.ts';
import { RING_ANSWER_KEY, RINGS_KEY } from '../../device/ring-switch.ts';
import { storeText } from '../../device/stored-text.ts';

/** State of each timer as the server was told it: see `tell-timers.ts`. */
export const TOLD_KEY = 'rings.told';

/** Set while this device rings for timers of the user's other devices. */
const FOR_OTHERS_KEY = 'rings.others';

export const ringsForOthers = (): boolean => deviceStorage.get(FOR_OTHERS_KEY) !== null;
export const setRingsForOthers = (isOn: boolean): void => storeText(FOR_OTHERS_KEY, isOn ? '1' : undefined);

/**
 * Notes that this device rings from now on, or no more. The server does not know any of its timers yet.
 * @param endpoint address at its push service, as the server was told it
 */
export function setRingsHere(endpoint: string | undefined): void {
  deviceStorage.remove(TOLD_KEY);
  storeText(RINGS_KEY, endpoint);
  if (endpoint === undefined) setRingsForOthers(false);
}

/** Notes that the server or the browser has ended the ringing, so that it is offered again beside the next timer. */
export function endRingsHere(): void {
  storeText(RING_ANSWER_KEY, undefined);
  setRingsHere(undefined);
}
