import type { Food, FoodTrait } from '../../nutrition/food.ts';

/** Property of a food that the guard checks: an allergen, or something that a diet excludes. */
export type GuardTrait = FoodTrait | Danger;

/** Never served: inedible substances, wild mushrooms, and mushrooms combined with a word for foraging. */
export const DANGERS = ['inedible', 'wild', 'mushrooms', 'foraged'] as const;
type Danger = (typeof DANGERS)[number];

/** Returns the traits of a row. */
export const traitsOfFood = ({ contains }: Food): readonly GuardTrait[] =>
  Array.from(contains, (trait) => (trait === 'poultry' || trait === 'gelatine' ? 'meat' : trait));

/** Traits that imply others. */
const IMPLIED: Partial<Record<GuardTrait, readonly GuardTrait[]>> = { milk: ['lactose'], pork: ['meat'] };

export const withImplied = (traits: readonly GuardTrait[]): readonly GuardTrait[] =>
  traits.flatMap((trait) => [trait, ...(IMPLIED[trait] ?? [])]);
