import { deviceStorage } from '../../local-storage.ts';
import { RING_ANSWER_KEY, RINGS_KEY } from '../../ring-switch.ts';
import { storeText } from '../../stored-text.ts';

/** State of each timer as the server was told it: see `tell-timers.ts`. */
export const TOLD_KEY = 'rings.told';

/** Notes that this device rings from now on, or no more. The server knows no timer of it before. */
export function setRingsHere(isOn: boolean): void {
  deviceStorage.remove(TOLD_KEY);
  storeText(RINGS_KEY, isOn ? '1' : undefined);
}

/** Notes that the server or the browser has ended it, so that it is offered again beside the next timer. */
export function endRingsHere(): void {
  storeText(RING_ANSWER_KEY, undefined);
  setRingsHere(false);
}
