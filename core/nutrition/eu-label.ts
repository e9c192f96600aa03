import type { Nutrition } from './nutrition.ts';

/** A row of an EU label: kcal for energy, g for the rest. */
export type LabelRow = {
  readonly nutrient: keyof Nutrition;
  readonly amount: number;
  /** It is a part of the row before: "of which saturates". */
  readonly isPart?: true;
};

/**
 * Returns the rows of an EU label in its order; those that are not known are left out. Source: Regulation (EU)
 * 1169/2011, Annex XV
 */
export const labelRows = ({
  calories,
  fat,
  saturates,
  carbs,
  sugars,
  fiber,
  protein,
  salt,
}: Nutrition): readonly LabelRow[] => [
  { nutrient: 'calories', amount: calories },
  { nutrient: 'fat', amount: fat },
  ...(saturates === undefined ? [] : [{ nutrient: 'saturates', amount: saturates, isPart: true } as const]),
  { nutrient: 'carbs', amount: carbs },
  ...(sugars === undefined ? [] : [{ nutrient: 'sugars', amount: sugars, isPart: true } as const]),
  { nutrient: 'fiber', amount: fiber },
  { nutrient: 'protein', amount: protein },
  // Below 1 g, salt has two decimals, as on packages.
  ...(salt === undefined
    ? []
    : [{ nutrient: 'salt', amount: salt < 1 ? salt : Math.round(salt * 10) / 10 } as const]),
];
