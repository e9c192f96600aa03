import type { Nutrition } from './nutrition.ts';
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from './nutrients.ts';

/** A row of an EU label: kcal for energy, g for the rest. */
export type LabelRow = {
  readonly nutrient: NutrientName;
  readonly amount: number;
  /** It is a part of the row before: "of which saturates". */
  readonly isPart: boolean;
};

/** Returns the rows of an EU label; those that are not known are left out. */
export const labelRows = (nutrition: Nutrition): readonly LabelRow[] =>
  NUTRIENT_NAMES.flatMap((nutrient) => {
    const amount = nutrition[nutrient];
    return amount === undefined
      ? []
      : [{ nutrient, amount: asOnLabel(nutrient, amount), isPart: isPart(nutrient) }];
  });

/** Tells whether a label prints a nutrient as a part of the one before. */
export const isPart = (nutrient: NutrientName): boolean => 'partOf' in NUTRIENTS[nutrient];

/** Below 1 g, salt has two decimals, as on packages. */
const asOnLabel = (nutrient: NutrientName, amount: number): number =>
  nutrient === 'salt' && amount >= 1 ? Math.round(amount * 10) / 10 : amount;
