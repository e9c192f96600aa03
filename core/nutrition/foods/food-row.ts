import * as v from 'valibot';
import { Allergen } from '../allergen.ts';
import { MEASURES, TRAITS } from '../food.ts';

const Grams = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Id = v.pipe(v.string(), v.regex(/^[a-z-]+$/));
const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const Name = v.pipe(v.string(), v.minLength(2));
/** Separated by ", ". */
const Names = Name;

/** Fat, saturates, available carbohydrate, sugars, fibre, protein, salt; then alcohol, if there is any. In g. */
const Per100g = v.union([
  v.strictTuple([Grams, Grams, Grams, Grams, Grams, Grams, Grams]),
  v.strictTuple([Grams, Grams, Grams, Grams, Grams, Grams, Grams, Grams]),
]);

/**
 * What a kitchen knows of a food besides its values, by name. A field that is absent has the usual value of the food's
 * group.
 */
export const Facts = v.strictObject({
  /**
   * `basic`: any kitchen has it; `keeps`: an ordinary cupboard has it; `fresh`: it is bought for a dish. The usual is fresh
   * for herbs in bunches and for vegetables, fruit, dairy, meat and fish.
   */
  cupboard: v.exactOptional(v.picklist(['basic', 'keeps', 'fresh'])),
  /**
   * First and last month, from 1 to 12, in which it is harvested in the open in Central Europe. What is harvested all year,
   * such as leeks and mushrooms, and what only comes out of storage or glasshouses has none.
   * Sources: the calendars for vegetables, fruit and salads of regional-saisonal.de and that of Bayern 1 (br.de)
   */
  season: v.exactOptional(v.strictTuple([Month, Month])),
  /**
   * What a kitchen measures it with, where that is not plain from its group and weights: a glass for drinks, a jug for
   * what is poured, spoons and cups for what is scooped, a scale for the rest.
   */
  measuredBy: v.exactOptional(v.picklist(['glass', 'jug', 'spoon', 'scale'])),
  /** What it is on a plate; usually protein for meat and fish, and neither for other foods. */
  main: v.exactOptional(v.picklist(['protein', 'staple', 'neither'])),
  /** True if many a step uses it without a word: "boil", "season to taste", "fry". */
  unsaid: v.exactOptional(v.literal(true)),
  /** IDs of foods that a cook would also call it: drumsticks are chicken. */
  kindOf: v.exactOptional(v.array(Id)),
  /** IDs of foods that a cook gets it from in a moment: the juice of a lemon. */
  partOf: v.exactOptional(v.array(Id)),
  /** Longer names ending in its name that mean it too: "Pink Lady apples"; "fig mustard", named after another food too. */
  kinds: v.exactOptional(v.picklist(['varieties', 'flavours'])),
  /** Words by which a search finds it, and which are no names in a recipe: "soup". */
  everyday: v.exactOptional(v.array(Name)),
  /** Names that cooks use for it and for other foods, which have them too: "white cheese". */
  ambiguous: v.exactOptional(v.array(Name)),
  /** Energy per 100 g in another public table that differs by more than 15 %, in kcal. */
  otherCalories: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(900))),
  /** Its traits are those of a bought one: a step's word for it may mean another kind, or what a cook makes without. */
  bought: v.exactOptional(v.literal(true)),
  /** Names that are another word in a sentence, or begin one: "pickle", "creamy". A line means the food by them. */
  homonyms: v.exactOptional(v.array(Name)),
  /** German names that are common English words: no text means the food by "wild". */
  falseFriends: v.exactOptional(v.array(Name)),
});
export type Facts = v.InferOutput<typeof Facts>;

/**
 * Schema of one row of the food table. Rows are tuples: with the names of the fields the table weighs 5 % more. A test
 * checks every row, so that loading needs no validation.
 * Sources: US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory, SR28, whose
 * carbohydrate includes fibre (subtracted here, as the EU counts it). Max Rubner-Institut (2025):
 * Bundeslebensmittelschlüssel (BLS), version 4.0, doi:10.25826/Data20251217-134202-0, CC BY 4.0.
 */
export const FoodRow = v.union([v.strictTuple([...rowStart(), Facts]), v.strictTuple(rowStart())]);
export type FoodRow = v.InferOutput<typeof FoodRow>;

function rowStart() {
  return [
    Id,
    /** Source: a number of SR28 as `11124`, or a code of BLS 4.0 as `BLS M713100`. */
    v.pipe(v.string(), v.regex(/^(\d{4,5}|BLS [A-Z][0-9A-Z]{6}|EU 1169\/2011)$/)),
    Per100g,
    /** Weights: grams of a measure, g per ml, and shares from 0 to 1. */
    v.strictObject(
      v.entriesFromList([...MEASURES, 'density', 'edible', 'drained'], v.exactOptional(v.number())),
    ),
    /** Allergens and traits. */
    v.array(v.union([Allergen, v.picklist(TRAITS)])),
    /** English names: the usual one first, then the plural. */
    Names,
    /** German names. */
    Names,
  ] as const;
}
