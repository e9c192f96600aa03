import type { Allergen } from '../../../nutrition/allergen.ts';
import type { Diet } from '../../../recipe/recipe.ts';

/** What a word says is in a dish: an allergen, or what a diet leaves out. */
export type GuardTrait = Allergen | 'lactose' | 'meat' | 'pork' | 'rennet' | 'honey' | 'alcohol' | Danger;

/** What nobody is served: no food at all, wild mushrooms that no shop has sold, mushrooms together with foraged. */
type Danger = 'inedible' | 'wild' | 'mushrooms' | 'foraged';

/** What comes along with a trait without being named. */
const IMPLIED: Partial<Record<GuardTrait, readonly GuardTrait[]>> = { milk: ['lactose'], pork: ['meat'] };

export const withImplied = (traits: readonly GuardTrait[]): readonly GuardTrait[] =>
  traits.flatMap((trait) => [trait, ...(IMPLIED[trait] ?? [])]);

const FROM_DEAD_ANIMALS = ['meat', 'fish', 'crustaceans', 'molluscs', 'rennet'] as const;

/** What is made without any animal has none of these. */
export const FROM_ANIMALS = [
  ...FROM_DEAD_ANIMALS,
  'pork',
  'milk',
  'lactose',
  'eggs',
  'honey',
] as const satisfies readonly GuardTrait[];

/** What each diet leaves out. */
export const EXCLUDED_BY_DIET: Record<Diet, readonly GuardTrait[]> = {
  vegetarian: FROM_DEAD_ANIMALS,
  vegan: FROM_ANIMALS,
  'no-pork': ['pork'],
  'no-alcohol': ['alcohol'],
  'lactose-free': ['lactose'],
  'gluten-free': ['gluten'],
};
