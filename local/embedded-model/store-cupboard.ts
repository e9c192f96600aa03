import type { Allergen } from '#core/nutrition/allergen.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { Diet } from '#core/nutrition/diet.ts';

/** Substances that a diet or a user may exclude. Vegetarians exclude rennet, vegans honey. */
export type Substance = Allergen | 'rennet' | 'honey';

/** Foods that recipes add to those of the user, and the substances in them. */
export const STORE_CUPBOARD: Readonly<Record<FoodId, readonly Substance[]>> = {
  'olive-oil': [],
  'rapeseed-oil': [],
  butter: ['milk'],
  salt: [],
  'black-pepper': [],
  sugar: [],
  honey: ['honey'],
  vinegar: ['sulphites'],
  mustard: ['mustard'],
  'soy-sauce': ['soy', 'gluten'],
  'vegetable-stock': ['celery'],
  water: [],
  oregano: [],
  thyme: [],
  nutmeg: [],
  cumin: [],
  cinnamon: [],
  turmeric: [],
  'curry-powder': ['mustard', 'celery'],
  'paprika-powder': [],
  onion: [],
  garlic: [],
  ginger: [],
  lemon: [],
  'canned-tomatoes': [],
  'tomato-paste': [],
  'coconut-milk': [],
  'red-lentils': [],
  chickpeas: [],
  'white-beans': [],
  rice: [],
  cornflour: [],
  pasta: ['gluten'],
  couscous: ['gluten'],
  flour: ['gluten'],
  oats: ['gluten'],
  bread: ['gluten'],
  breadcrumbs: ['gluten'],
  'baking-powder': [],
  egg: ['eggs'],
  milk: ['milk'],
  cream: ['milk'],
  yoghurt: ['milk'],
  feta: ['milk'],
  gouda: ['milk'],
  parmesan: ['milk', 'rennet'],
  'oat-drink': ['gluten'],
  'soy-drink': ['soy'],
  'soy-yoghurt': ['soy'],
  raisin: ['sulphites'],
  walnut: ['nuts'],
  almond: ['nuts'],
  'sunflower-seeds': [],
};

/** Foods of any kitchen. A dish made of confirmed foods and these is preferred if there is one. */
export const STAPLES: ReadonlySet<FoodId> = new Set([
  'water',
  'salt',
  'black-pepper',
  'olive-oil',
  'rapeseed-oil',
  'butter',
  'sugar',
  'flour',
  'oregano',
  'thyme',
  'nutmeg',
  'cumin',
  'cinnamon',
  'turmeric',
  'curry-powder',
  'paprika-powder',
  'garlic',
  'onion',
  'vegetable-stock',
  'vinegar',
  'mustard',
  'egg',
  'milk',
  'rice',
  'pasta',
]);

/** Foods that season a dish. No dish is made around them alone, unless its form loves them. */
export const SEASONINGS: ReadonlySet<FoodId> = new Set([
  'water',
  'salt',
  'black-pepper',
  'olive-oil',
  'rapeseed-oil',
  'sunflower-oil',
  'butter',
  'margarine',
  'sugar',
  'honey',
  'vinegar',
  'mustard',
  'ketchup',
  'mayonnaise',
  'soy-sauce',
  'vegetable-stock',
  'oregano',
  'thyme',
  'nutmeg',
  'cumin',
  'cinnamon',
  'turmeric',
  'curry-powder',
  'paprika-powder',
  'parsley',
  'basil',
  'coriander',
  'chives',
  'dill',
  'mint',
  'olive',
  'black-olive',
  'tomato-paste',
  'cornflour',
  'baking-powder',
]);

/** Further foods that a user may have, with substances that some people exclude. */
const ELSEWHERE: Readonly<Record<FoodId, readonly Substance[]>> = {
  'sour-cream': ['milk'],
  'soured-milk': ['milk'],
  'oat-yoghurt': ['gluten'],
  celery: ['celery'],
  margarine: [],
};

const FORBIDS: Readonly<Record<Diet, readonly Substance[]>> = {
  vegetarian: ['rennet'],
  vegan: ['rennet', 'milk', 'eggs', 'honey'],
  'no-pork': [],
  'no-alcohol': [],
  'lactose-free': ['milk'],
  'gluten-free': ['gluten'],
};

/** Returns true if the diet allows the food. */
export const keepsTo = (diet: Diet, food: FoodId): boolean => isWithout(FORBIDS[diet], food);

/** Returns true if the food contains none of the substances. */
export const isWithout = (substances: readonly Substance[], food: FoodId): boolean =>
  !(STORE_CUPBOARD[food] ?? ELSEWHERE[food] ?? []).some((substance) => substances.includes(substance));
