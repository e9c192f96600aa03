import type { NutrientName } from '#core/nutrition/nutrients.ts';
import { deviceStorage } from '../device/local-storage.ts';

const KEY = 'energy';

/** Returns true if this device hides energy: some users feel better without it. */
export const hidesEnergy = (): boolean => deviceStorage.get(KEY) === 'hidden';

/** Returns whether this device hides a nutrient. */
export const isHidden = (nutrient: NutrientName): boolean => nutrient === 'calories' && hidesEnergy();

export function chooseEnergy(hides: boolean): void {
  if (hides) deviceStorage.set(KEY, 'hidden');
  else deviceStorage.remove(KEY);
}

/**
 * Returns whether a recipe's energy is worth showing: "at least 0 kcal" is not.
 * @param isAtLeast true if a part of the recipe is not counted
 */
export const tellsEnergy = (calories: number, isAtLeast = false): boolean =>
  !hidesEnergy() && (calories > 0 || !isAtLeast);
