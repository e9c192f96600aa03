import * as v from 'valibot';
import { Allergen } from '../allergen.ts';
import { FoodFacts } from '../food-facts.ts';
import { MEASURES, TRAITS } from '../food.ts';

const Grams = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** Separated by ", ". */
const Names = v.pipe(v.string(), v.minLength(2));

/** Fat, saturates, available carbohydrate, sugars, fibre, protein, salt; then alcohol, if there is any. In g. */
const Per100g = v.union([
  v.strictTuple([Grams, Grams, Grams, Grams, Grams, Grams, Grams]),
  v.strictTuple([Grams, Grams, Grams, Grams, Grams, Grams, Grams, Grams]),
]);

/**
 * Schema of one row of the food table. Rows are tuples: with the names of the fields the table weighs 5 % more. A test
 * checks every row, so that loading needs no validation. `sources/sources.json` names the source of each row's values.
 */
export const FoodRow = v.union([v.strictTuple([...rowStart(), FoodFacts]), v.strictTuple(rowStart())]);
export type FoodRow = v.InferOutput<typeof FoodRow>;

function rowStart() {
  return [
    v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    Per100g,
    /** Weights: grams of a measure or of a ml, and shares from 0 to 1. A number alone is the grams of a ml. */
    v.union([
      v.number(),
      v.strictObject(
        v.entriesFromList([...MEASURES, 'ml', 'edible', 'drained', 'serving'], v.exactOptional(v.number())),
      ),
    ]),
    /** Allergens and traits. */
    v.array(v.union([Allergen, v.picklist(TRAITS)])),
    /** English names: the usual one first, then its plural if it is counted. */
    Names,
    /** German names. */
    Names,
  ] as const;
}
