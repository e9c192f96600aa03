import type { Food, FoodGroup } from '../food.ts';
import type { FoodRow } from './food-row.ts';

/** Returns the foods of a table file, which holds one group. */
export const foodTable = (rows: readonly unknown[], group: FoodGroup): readonly Food[] =>
  // A test checks every row against the schema; validating them on each start would only cost time.
  (rows as readonly FoodRow[]).map((row) => foodOf(row, group));

function foodOf([id, per100g, weights, traits, en, de, facts]: FoodRow, group: FoodGroup): Food {
  const { ml: density, ...measures } = typeof weights === 'number' ? { ml: weights } : weights;
  const [fat, saturates, carbs, sugars, fiber, protein, salt, alcohol] = per100g;
  return {
    id,
    group,
    names: { en: listed(en), de: listed(de) },
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
    weights: { ...measures, ...(density !== undefined && { density }) },
    contains: new Set(traits),
    ...facts,
  };
}

const listed = (names: string): readonly string[] => names.split(', ');
