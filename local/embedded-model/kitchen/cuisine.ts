import { CUISINES } from '#core/generation/preferences.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { Text } from './words.ts';

/** Cuisines that a user can ask for, and those of other dishes. */
export type Cuisine = (typeof CUISINES)[number] | 'British' | 'American' | 'International';

export const ANY_CUISINE: readonly Cuisine[] = CUISINES;

export const CUISINE_NAMES: Record<Cuisine, Text> = {
  Italian: { en: 'Italian', de: 'Italienisch' },
  French: { en: 'French', de: 'Französisch' },
  Mediterranean: { en: 'Mediterranean', de: 'Mediterran' },
  German: { en: 'German', de: 'Deutsch' },
  Indian: { en: 'Indian', de: 'Indisch' },
  Asian: { en: 'Asian', de: 'Asiatisch' },
  Mexican: { en: 'Mexican', de: 'Mexikanisch' },
  'Middle Eastern': { en: 'Middle Eastern', de: 'Orientalisch' },
  British: { en: 'British', de: 'Britisch' },
  American: { en: 'American', de: 'Amerikanisch' },
  International: { en: 'International', de: 'International' },
};

/** Foods that tell where a dish is from, the clearest first. All others are at home anywhere. */
const HOMES: readonly (readonly [foods: string, cuisines: readonly Cuisine[]])[] = [
  ['paneer', ['Indian']],
  ['coconut-milk', ['Asian', 'Indian']],
  ['soy-sauce pak-choi edamame egg-noodles tofu shiitake chinese-cabbage sugar-snap-peas peanut', ['Asian']],
  ['tortilla black-beans kidney-beans sweetcorn', ['Mexican', 'American', 'International']],
  ['parmesan mozzarella ricotta basil gnocchi', ['Italian', 'Mediterranean']],
  ['feta halloumi olive black-olive mint', ['Mediterranean', 'Middle Eastern', 'Italian']],
  [
    'sausage bratwurst smoked-sausage fleischwurst kasseler black-pudding bacon cooked-ham sauerkraut quark mustard kale',
    ['German', 'French', 'British', 'American', 'International'],
  ],
  [
    'gouda cheese cheddar emmental gruyere edam tilsit camembert brie blue-cheese sour-cream creme-fraiche',
    ['German', 'French', 'Italian', 'Mediterranean', 'Mexican', 'British', 'American', 'International'],
  ],
  ['potato', CUISINES.filter((each) => each !== 'Asian')],
];

const HOMES_OF: readonly (readonly [ReadonlySet<FoodId>, readonly Cuisine[]])[] = HOMES.map(
  ([foods, cuisines]) => [new Set(foods.split(' ')), cuisines],
);

/** Narrows cuisines down to those that foods are at home in. Ignores a food that would leave none. */
export function homesOf(foods: readonly FoodId[], among: readonly Cuisine[]): readonly Cuisine[] {
  return HOMES_OF.reduce<readonly Cuisine[]>((left, [those, cuisines]) => {
    const both = foods.some((food) => those.has(food))
      ? left.filter((each) => cuisines.includes(each))
      : left;
    return both.length > 0 ? both : left;
  }, among);
}

/** Returns whether a cuisine suits all foods that are at home somewhere. */
export const isAtHome = (cuisine: Cuisine, foods: readonly FoodId[]): boolean =>
  HOMES_OF.every(([those, cuisines]) => !foods.some((food) => those.has(food)) || cuisines.includes(cuisine));
