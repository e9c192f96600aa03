import * as v from 'valibot';
import { objectOf } from '../object-of.ts';
import {
  FURTHER_NUTRIENTS,
  MAIN_NUTRIENTS,
  NUTRIENT_NAMES,
  roundNutrient,
  type NutrientName,
} from './nutrients.ts';

/**
 * Energy in kcal; protein, available carbohydrate, fat and fibre in g. Saturates (a part of fat), sugars (a part of
 * carbohydrate) and salt, in g, are absent from older records, which means unknown, not zero.
 */
export const Nutrition = v.object({
  ...v.entriesFromList(MAIN_NUTRIENTS, v.number()),
  ...v.entriesFromList(FURTHER_NUTRIENTS, v.exactOptional(v.number())),
});
export type Nutrition = v.InferOutput<typeof Nutrition>;

/** Nutrition that may lack values, of a product or an own dish. */
export const KnownNutrition = v.object(v.entriesFromList(NUTRIENT_NAMES, v.exactOptional(v.number())));
export type KnownNutrition = v.InferOutput<typeof KnownNutrition>;

/** Nutrition with all values of an EU label. */
export type FullNutrition = Required<Nutrition>;

/** Lower and upper bound of a nutrition. */
export const NutritionRange = v.object({ least: Nutrition, most: Nutrition });
export type NutritionRange = v.InferOutput<typeof NutritionRange>;

export const NO_NUTRITION: FullNutrition = objectOf(NUTRIENT_NAMES, () => 0);

/** kcal of a serving that no published dish exceeds; more is a mistake in weights or servings. */
export const MOST_CALORIES = 1_800;

/** Adds every value. The sum lacks a value that either one lacks, because it would be too small. */
export function addNutrition(a: FullNutrition, b: FullNutrition): FullNutrition;
export function addNutrition(a: Nutrition, b: Nutrition): Nutrition;
export function addNutrition(a: Nutrition, b: Nutrition): Nutrition {
  return mapNutrients(a, (value, name) => {
    const other = b[name];
    return other === undefined ? undefined : value + other;
  });
}

/** Subtracts every value, down to zero. */
export const subtractNutrition = (from: Nutrition, less: FullNutrition): Nutrition =>
  mapNutrients(from, (value, name) => Math.max(0, value - less[name]));

/** Multiplies every value by a factor. */
export function scaleNutrition(nutrition: FullNutrition, factor: number): FullNutrition;
export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition;
export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return mapNutrients(nutrition, (value) => value * factor);
}

/** Returns the values that are known, times a factor, rounded for display. */
export function scaleKnown(known: KnownNutrition, factor: number): KnownNutrition {
  const scaled: KnownNutrition = {};
  for (const name of NUTRIENT_NAMES) {
    const value = known[name];
    if (value !== undefined) scaled[name] = roundNutrient(name, value * factor);
  }
  return scaled;
}

/** Rounds every value for display. */
export function roundNutrition(nutrition: FullNutrition): FullNutrition;
export function roundNutrition(nutrition: Nutrition): Nutrition;
export function roundNutrition(nutrition: Nutrition): Nutrition {
  return mapNutrients(nutrition, (value, name) => roundNutrient(name, value));
}

/**
 * Converts kcal to kJ. The kJ factors of Regulation (EU) 1169/2011, Annex XIV, would differ by up to 2 %, but they need
 * the alcohol, which recipes do not store.
 */
export const toKilojoules = (calories: number): number => Math.round(calories * 4.184);

/** Maps the values that are present. Other properties of the object are dropped. */
function mapNutrients(
  nutrition: Nutrition,
  change: (value: number, name: NutrientName) => number | undefined,
): Nutrition {
  const changed: Nutrition = objectOf(MAIN_NUTRIENTS, () => 0);
  for (const name of NUTRIENT_NAMES) {
    const value = nutrition[name];
    const result = value === undefined ? undefined : change(value, name);
    if (result !== undefined) changed[name] = result;
  }
  return changed;
}
