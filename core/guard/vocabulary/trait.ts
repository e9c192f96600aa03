import type { FoodTrait } from '../../nutrition/food.ts';

/** Property of a food that the guard checks: an allergen, or something that a diet excludes. */
export type GuardTrait = FoodTrait | Danger;

/** Never served: inedible substances, wild mushrooms, and mushrooms combined with a word for foraging. */
type Danger = 'inedible' | 'wild' | 'mushrooms' | 'foraged';

/** Traits that imply others. */
const IMPLIED: Partial<Record<GuardTrait, readonly GuardTrait[]>> = { milk: ['lactose'], pork: ['meat'] };

export const withImplied = (traits: readonly GuardTrait[]): readonly GuardTrait[] =>
  traits.flatMap((trait) => [trait, ...(IMPLIED[trait] ?? [])]);
