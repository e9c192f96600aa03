import type { Language } from '../language.ts';
import type { Allergen } from './allergen.ts';
import type { FoodFacts } from './food-facts.ts';

/** A food of the table. Its row says all that is known of it. */
export type Food = Readonly<FoodFacts> & {
  readonly id: FoodId;
  readonly group: FoodGroup;
  /** Common names: the usual one first, then the plural. */
  readonly names: Record<Language, readonly string[]>;
  /** Per 100 g of the edible part. */
  readonly per100g: Nutrients;
  readonly weights: Weights;
  /** Traits that some users avoid and that it usually has; empty for most plants. */
  readonly contains: ReadonlySet<FoodTrait>;
};

/** Shelf of a shop. */
export type FoodGroup =
  | 'vegetables'
  | 'fruit'
  | 'herbs and spices'
  | 'dairy and eggs'
  | 'meat and fish'
  | 'grains and breads'
  | 'pulses, nuts and seeds'
  | 'pantry'
  | 'drinks';

/** Short and English: `vine-tomato`. */
export type FoodId = string;

/** Traits besides the allergens, for the diets. Pork is `meat` too. */
export const TRAITS = [
  'lactose',
  'honey',
  'meat',
  'pork',
  'poultry',
  'gelatine',
  'rennet',
  'insects',
  'alcohol',
] as const;

export type FoodTrait = Allergen | (typeof TRAITS)[number];

/** In g; carbohydrate is the available one, without fibre. */
export type Macros = {
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number;
  readonly alcohol?: number;
};

/** The values of an EU label; saturates are a part of fat, sugars of carbohydrate. In g. */
type Nutrients = Macros & {
  readonly saturates: number;
  readonly sugars: number;
  readonly salt: number;
};

/** The measures that weigh differently for every food. */
export const MEASURES = [
  'piece',
  'clove',
  'slice',
  'bunch',
  'sprig',
  'stalk',
  'leaf',
  'head',
  'ball',
  'stick',
  'cube',
  'sheet',
  'bar',
  'knob',
  'cm',
  'handful',
  'packet',
  'tub',
  'can',
  'jar',
  'bottle',
] as const;

/** Weight of each measure of the food, in g of the edible part. */
export type Weights = Readonly<Partial<Record<(typeof MEASURES)[number], number>>> & {
  /** g per ml; spoons and cups are measured by it. */
  readonly density?: number;
  /** Eaten share of a food that is weighed with bones, a stone or a thick peel. */
  readonly edible?: number;
  /** Share of the weight on the label of a can that is left once the liquid is poured away. */
  readonly drained?: number;
  /** Weight of a usual serving, for dishes that are neither counted nor poured. */
  readonly serving?: number;
};

/**
 * Energy from macronutrients with the EU factors, in kcal.
 * Source: Regulation (EU) 1169/2011, Annex XIV
 */
export const energyOf = ({ protein, carbs, fat, fiber, alcohol = 0 }: Macros): number =>
  4 * protein + 4 * carbs + 9 * fat + 2 * fiber + 7 * alcohol;
