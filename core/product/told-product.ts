import type { KnownNutrition } from '../nutrition/nutrition.ts';

/** Product as it stands in Open Food Facts, not checked yet. */
export type ToldProduct = {
  readonly names: { readonly any: string; readonly en?: string; readonly de?: string };
  readonly brand?: string;
  readonly unit: 'g' | 'ml';
  readonly serving?: Measured;
  readonly package?: Measured;
  readonly values: ToldValues;
};

type Measured = { readonly quantity: number; readonly unit: 'g' | 'ml' };

/** Per 100 g or ml. Some values are given twice. */
export type ToldValues = KnownNutrition & {
  readonly kilojoules?: number;
  readonly sodium?: number;
  /** g of sweeteners that are carbohydrate with less energy. */
  readonly polyols?: number;
  /** Percent of the volume. */
  readonly alcohol?: number;
};
