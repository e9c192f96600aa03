import { useState } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#core/recipe/scaling/scale.ts';
import { deviceStorage } from '../../../local-storage.ts';

const STORAGE_KEY = 'units';

/** Returns the chosen units and their setter. */
export function useUnits(): [units: UnitSystem, choose: (units: UnitSystem) => void] {
  const [units, setUnits] = useState<UnitSystem>(
    () => UNIT_SYSTEMS.find((each) => each === deviceStorage.get(STORAGE_KEY)) ?? 'metric',
  );
  const choose = (next: UnitSystem) => {
    deviceStorage.set(STORAGE_KEY, next);
    setUnits(next);
  };
  return [units, choose];
}
