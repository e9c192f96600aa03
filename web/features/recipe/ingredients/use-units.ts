import { useState } from 'react';
import { UNIT_SYSTEMS, type UnitSystem } from '#core/recipe/scaling/scale.ts';
import { kept } from '../../../local-storage.ts';

const STORED_UNDER = 'units';

/** The units that this device shows amounts in. */
export function useUnits(): [units: UnitSystem, choose: (units: UnitSystem) => void] {
  const [units, setUnits] = useState<UnitSystem>(
    () => UNIT_SYSTEMS.find((each) => each === kept.get(STORED_UNDER)) ?? 'metric',
  );
  const choose = (next: UnitSystem) => {
    kept.set(STORED_UNDER, next);
    setUnits(next);
  };
  return [units, choose];
}
