import type { Food } from '../food.ts';
import { foodById, foodByName } from './foods.ts';
import { freeFromId, patternOf, splitsFreeFrom, withoutTraits, type FreeFrom } from './free-from.ts';

/** Words of plant-based substitutes: vegan butter is margarine. */
const PLANT_BASED = ['vegan', 'dairy-free', 'plant-based'];

/**
 * Returns the food without the traits: from the table, a plant-based substitute, or derived from its row.
 * @returns undefined if nothing of the food would be left
 */
export function foodLacking(food: Food, free: FreeFrom): Food | undefined {
  const [called = ''] = food.names.en;
  const plant = PLANT_BASED.includes(free.called)
    ? PLANT_BASED.map((word) => foodByName(`${word} ${called}`)).find(Boolean)
    : undefined;
  const made = withoutTraits(food, free);
  return plant ?? (made && (foodById(made.id) ?? made));
}

// A note clears no trait of a food: "butter", noted "vegan works too", is butter.

/** Returns whether the food of a name with its note lacks a trait that the name alone has. */
export const isClearedByNote = (food: Food, plain: Food | undefined): boolean =>
  plain !== undefined && [...plain.contains].some((trait) => !food.contains.has(trait));

/**
 * Returns a food, and the one that it is made of if a line may call it so: gluten-free bread is bread where its name
 * says what it lacks, or a note of nothing but that word: "glutenfrei", not "gluten free works too".
 */
export function foodsCalled(food: Food, name: string, note = ''): readonly Food[] {
  const lacking = freeFromId(food.id);
  const base = lacking && foodById(lacking.base);
  if (!base) return [food];
  const pattern = patternOf(lacking.free);
  const notes = note.split(',').filter((part) => part.replaceAll(pattern, '').trim() === '');
  const isTold = splitsFreeFrom([name, ...notes].join(' ')).some(({ free }) => free === lacking.free);
  return isTold ? [food, ...foodsCalled(base, name, note)] : [food];
}
