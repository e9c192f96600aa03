import { foodById } from '../nutrition/foods/foods.ts';
import type { DiaryAmount } from './amount.ts';
import type { DiarySource } from './diary-entry.ts';

/** Something of a described meal, with its energy in kcal. */
export type CountedFood = {
  readonly source: DiarySource;
  readonly amount: DiaryAmount;
  /** True if the amount is a guess although it is in grams: 16 g of butter on two slices. */
  readonly isGuessed?: boolean;
  readonly calories: number;
};

/** Bounds in kcal. */
export type EnergyRange = { readonly least: number; readonly most: number };

/** Shares by which portions by eye, weighed or packed ones, and recipes of dishes differ. */
const BY_EYE = 0.3;
const MEASURED = 0.1;
const MIXED = 0.25;

/** Maximum energy, in kcal, for which no range is shown: a coffee. */
const HARDLY_ANY = 20;

/**
 * Returns the energy that described food probably has. Errors are independent, so they add as squares. Four of five
 * weighed meals are within (docs/evaluation.md). It is shown before a meal is logged, and not stored: the entry says the
 * amount that the cook has confirmed.
 * @returns undefined if there is hardly any energy
 */
export function likelyEnergy(eaten: readonly CountedFood[]): EnergyRange | undefined {
  const sum = eaten.reduce((total, { calories }) => total + calories, 0);
  if (sum <= HARDLY_ANY) return undefined;
  const error = Math.hypot(...eaten.map((each) => each.calories * shareOf(each)));
  const step = sum < 200 ? 10 : sum < 1_000 ? 20 : 50;
  return { least: Math.floor((sum - error) / step) * step, most: Math.ceil((sum + error) / step) * step };
}

const WEIGHED: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'l', 'floz', 'pint']);
const PACKED: ReadonlySet<string> = new Set(['can', 'bottle', 'packet', 'bar', 'tub', 'jar']);

function shareOf({ source, amount: { unit }, isGuessed = false }: CountedFood): number {
  const isPacked = PACKED.has(unit) || ('barcode' in source && unit === 'serving');
  const isMeasured = isPacked || (WEIGHED.has(unit) && !isGuessed);
  // Dishes are the foods of the table that recipes do not use.
  const isDish = 'food' in source && !foodById(source.food) && !isPacked;
  return Math.hypot(isMeasured ? MEASURED : BY_EYE, isDish ? MIXED : 0);
}
