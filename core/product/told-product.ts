import type { KnownNutrition } from '../nutrition/nutrition.ts';

/** Product as in Open Food Facts, unchecked. */
export type ToldProduct = {
  readonly names: { readonly any: string; readonly en?: string; readonly de?: string };
  readonly brand?: string;
  readonly unit: 'g' | 'ml';
  readonly serving?: Measured;
  readonly package?: Measured;
  readonly values: ToldValues;
};

type Measured = { readonly quantity: number; readonly unit: 'g' | 'ml' };

/** Per 100 g or ml. Energy and salt may be given in two ways. */
export type ToldValues = KnownNutrition & {
  readonly kilojoules?: number;
  readonly sodium?: number;
  /** Sweeteners that count as carbohydrate but have less energy, in g. */
  readonly polyols?: number;
  /** Percent by volume. */
  readonly alcohol?: number;
};
