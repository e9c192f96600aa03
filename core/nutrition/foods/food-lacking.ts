import type { Food } from '../food.ts';
import { foodById, foodByName } from './foods.ts';
import { withoutTraits, type FreeFrom } from './free-from.ts';

/** Words of plant foods that stand for a food: vegan butter is margarine. */
const PLANT_BASED = ['vegan', 'dairy-free', 'plant-based'];

/**
 * Returns the food that lacks the traits: of the table, or a plant food that stands for it, or else made of its row.
 * @returns undefined where nothing of the food would be left
 */
export function foodLacking(food: Food, free: FreeFrom): Food | undefined {
  const [called = ''] = food.names.en;
  const plant = PLANT_BASED.includes(free.called)
    ? PLANT_BASED.map((word) => foodByName(`${word} ${called}`)).find(Boolean)
    : undefined;
  const made = withoutTraits(food, free);
  return plant ?? (made && (foodById(made.id) ?? made));
}
