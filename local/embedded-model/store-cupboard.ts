import type { Allergen } from '#core/nutrition/allergen.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { Diet } from '#core/nutrition/diet.ts';

/** Substances that a diet or a user may exclude. Vegetarians exclude rennet, vegans honey. */
type Substance = Allergen | 'rennet' | 'honey';

const foodsIn = (words: string): ReadonlySet<FoodId> => new Set(words.trim().split(/\s+/));

/** Foods that recipes add to those of the user. */
export const STORE_CUPBOARD = foodsIn(`
  olive-oil rapeseed-oil butter salt black-pepper sugar honey vinegar mustard soy-sauce vegetable-stock
  water oregano thyme nutmeg cumin cinnamon turmeric curry-powder paprika-powder onion garlic ginger lemon
  canned-tomatoes tomato-paste coconut-milk red-lentils chickpeas white-beans rice cornflour pasta couscous
  flour oats bread breadcrumbs baking-powder egg milk cream yoghurt feta gouda parmesan oat-drink soy-drink
  soy-yoghurt raisin walnut almond sunflower-seeds
`);

/** Foods of any kitchen. A dish made of confirmed foods and these is preferred if there is one. */
export const STAPLES = foodsIn(`
  water salt black-pepper olive-oil rapeseed-oil butter sugar flour oregano thyme nutmeg cumin cinnamon
  turmeric curry-powder paprika-powder garlic onion vegetable-stock vinegar mustard egg milk rice pasta
`);

/** Foods that season a dish. No dish is made around them alone, unless its form loves them. */
export const SEASONINGS = foodsIn(`
  water salt black-pepper olive-oil rapeseed-oil sunflower-oil butter margarine sugar honey vinegar mustard
  ketchup mayonnaise soy-sauce vegetable-stock oregano thyme nutmeg cumin cinnamon turmeric curry-powder
  paprika-powder parsley basil coriander chives dill mint olive black-olive tomato-paste cornflour
  baking-powder
`);

/** Foods of the store cupboard, and others that a user may have, by the substances in them. */
const CONTAINING: Partial<Record<Substance, ReadonlySet<FoodId>>> = {
  milk: foodsIn('butter milk cream yoghurt feta gouda parmesan sour-cream soured-milk'),
  honey: foodsIn('honey'),
  sulphites: foodsIn('vinegar raisin'),
  mustard: foodsIn('mustard curry-powder'),
  soy: foodsIn('soy-sauce soy-drink soy-yoghurt'),
  gluten: foodsIn('soy-sauce pasta couscous flour oats bread breadcrumbs oat-drink oat-yoghurt'),
  celery: foodsIn('vegetable-stock curry-powder celery'),
  eggs: foodsIn('egg'),
  rennet: foodsIn('parmesan'),
  nuts: foodsIn('walnut almond'),
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
  !substances.some((substance) => CONTAINING[substance]?.has(food));
