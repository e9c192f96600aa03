import type { Food } from '../food.ts';
import type { FoodRow } from './food-row.ts';

/** Returns the foods of a table file. */
export const foodTable = (rows: readonly unknown[]): readonly Food[] =>
  // A test checks every row against the schema; validating them on each start would only cost time.
  (rows as readonly FoodRow[]).map(foodOf);

function foodOf([id, source, per100g, weights, traits, en, de, more]: FoodRow): Food {
  const [fat, saturates, carbs, sugars, fiber, protein, salt, alcohol] = per100g;
  return {
    id,
    source,
    names: { en: en.split(', '), de: de.split(', ') },
    per100g: {
      protein,
      carbs,
      fat,
      fiber,
      saturates,
      sugars,
      salt,
      ...(alcohol !== undefined && { alcohol }),
    },
    ...(more?.otherCalories !== undefined && { otherCalories: more.otherCalories }),
    weights,
    contains: new Set(traits),
    kinds: more?.kinds ?? 'none',
  };
}
