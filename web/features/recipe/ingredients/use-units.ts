import { UNIT_SYSTEMS, type UnitSystem } from '#core/recipe/scaling/scale.ts';
import { storeText, useStoredText } from '../../../device/stored-text.ts';

const STORAGE_KEY = 'units';

export function useUnits(): UnitSystem {
  const stored = useStoredText(STORAGE_KEY);
  return UNIT_SYSTEMS.find((each) => each === stored) ?? 'metric';
}

export const chooseUnits = (units: UnitSystem): void => storeText(STORAGE_KEY, units);
