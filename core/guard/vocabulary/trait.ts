import type { Allergen } from '../../nutrition/allergen.ts';
import type { Diet } from '../../nutrition/diet.ts';

/** Property of a food that the guard checks: an allergen, or something that a diet excludes. */
export type GuardTrait =
  | Allergen
  | 'lactose'
  | 'meat'
  | 'pork'
  | 'rennet'
  | 'insects'
  | 'honey'
  | 'alcohol'
  | Danger;

/** Never served: inedible substances, wild mushrooms, and mushrooms combined with a word for foraging. */
type Danger = 'inedible' | 'wild' | 'mushrooms' | 'foraged';

/** Traits that imply others. */
const IMPLIED: Partial<Record<GuardTrait, readonly GuardTrait[]>> = { milk: ['lactose'], pork: ['meat'] };

export const withImplied = (traits: readonly GuardTrait[]): readonly GuardTrait[] =>
  traits.flatMap((trait) => [trait, ...(IMPLIED[trait] ?? [])]);

/** Traits that vegetarian food does not have. */
export const FROM_DEAD_ANIMALS = ['meat', 'fish', 'crustaceans', 'molluscs', 'rennet', 'insects'] as const;

/** Traits that vegan food does not have. */
export const FROM_ANIMALS = [
  ...FROM_DEAD_ANIMALS,
  'pork',
  'milk',
  'lactose',
  'eggs',
  'honey',
] as const satisfies readonly GuardTrait[];

export const EXCLUDED_BY_DIET: Record<Diet, readonly GuardTrait[]> = {
  vegetarian: FROM_DEAD_ANIMALS,
  vegan: FROM_ANIMALS,
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};
