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
 * checks every row, so that loading needs no validation.
 * Sources: US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory, SR28, whose
 * carbohydrate includes fibre (subtracted here, as the EU counts it). Max Rubner-Institut (2025):
 * Bundeslebensmittelschlüssel (BLS), version 4.0, doi:10.25826/Data20251217-134202-0, CC BY 4.0.
 */
export const FoodRow = v.union([v.strictTuple([...rowStart(), FoodFacts]), v.strictTuple(rowStart())]);
export type FoodRow = v.InferOutput<typeof FoodRow>;

function rowStart() {
  return [
    v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    /**
     * Source: a number of SR28 as `11124`, or a code of BLS 4.0 as `BLS M713100`; `14210+1077` for what is mixed of
     * several.
     */
    v.pipe(v.string(), v.regex(/^(\d{4,5}(\+\d{4,5})*|BLS [A-Z][0-9A-Z]{6}|EU 1169\/2011)$/)),
    Per100g,
    /** Weights: grams of a measure, g per ml, and shares from 0 to 1. */
    v.strictObject(
      v.entriesFromList(
        [...MEASURES, 'density', 'edible', 'drained', 'serving'],
        v.exactOptional(v.number()),
      ),
    ),
    /** Allergens and traits. */
    v.array(v.union([Allergen, v.picklist(TRAITS)])),
    /** English names: the usual one first, then its plural if it is counted. */
    Names,
    /** German names. */
    Names,
  ] as const;
}
