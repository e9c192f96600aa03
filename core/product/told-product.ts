import type { KnownNutrition } from '../nutrition/nutrition.ts';

/** A product as Open Food Facts tells it, not checked yet. */
export type ToldProduct = {
  readonly names: { readonly any: string; readonly en?: string; readonly de?: string };
  readonly brand?: string;
  readonly unit: 'g' | 'ml';
  readonly serving?: Measured;
  readonly package?: Measured;
  readonly values: ToldValues;
};

type Measured = { readonly quantity: number; readonly unit: 'g' | 'ml' };

/** Per 100 g or ml. Values of one thing may be told twice. */
export type ToldValues = KnownNutrition & {
  readonly kilojoules?: number;
  readonly sodium?: number;
  /** g of sweeteners that are carbohydrate with less energy. */
  readonly polyols?: number;
  /** Percent of the volume. */
  readonly alcohol?: number;
};
