type Nutrient = {
  readonly unit: 'kcal' | 'g';
  /** Decimals that are shown. */
  readonly decimals: number;
  /** The nutrient that contains it. */
  readonly partOf?: string;
};

/**
 * The nutrients of an EU label in its order, and fibre. Salt has two decimals, because dishes contain little. Source:
 * Regulation (EU) 1169/2011, Annex XV
 */
export const NUTRIENTS = {
  calories: { unit: 'kcal', decimals: 0 },
  fat: { unit: 'g', decimals: 1 },
  saturates: { unit: 'g', decimals: 1, partOf: 'fat' },
  carbs: { unit: 'g', decimals: 1 },
  sugars: { unit: 'g', decimals: 1, partOf: 'carbs' },
  fiber: { unit: 'g', decimals: 1 },
  protein: { unit: 'g', decimals: 1 },
  salt: { unit: 'g', decimals: 2 },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientName = keyof typeof NUTRIENTS;

// Object.keys loses the type of the keys.
export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as readonly NutrientName[];

/** Nutrients that every record has, in the order in which goals are shown. */
export const MAIN_NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;

/** Nutrients that older records lack, which means unknown, not zero. */
export const FURTHER_NUTRIENTS = ['saturates', 'sugars', 'salt'] as const;

/** Rounds an amount to the decimals that are shown. */
export const roundNutrient = (name: NutrientName, amount: number): number => {
  const steps = 10 ** NUTRIENTS[name].decimals;
  return Math.round(amount * steps) / steps;
};
