import { deviceStorage } from '../local-storage.ts';

const KEY = 'energy';

/** Returns true if this device shows no energy, which is better for some users. */
export const hidesEnergy = (): boolean => deviceStorage.get(KEY) === 'hidden';

export function chooseEnergy(isHidden: boolean): void {
  if (isHidden) deviceStorage.set(KEY, 'hidden');
  else deviceStorage.remove(KEY);
}
