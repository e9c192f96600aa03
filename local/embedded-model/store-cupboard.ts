import type { FoodId } from '#core/nutrition/food.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { isBasic } from '#core/nutrition/foods/cupboard.ts';

const foodsIn = (words: string): ReadonlySet<FoodId> => new Set(words.trim().split(/\s+/));

/** Foods that recipes add to the user's foods. */
export const STORE_CUPBOARD = foodsIn(`
  olive-oil rapeseed-oil butter salt black-pepper sugar honey vinegar mustard soy-sauce vegetable-stock
  water oregano thyme nutmeg cumin cinnamon turmeric curry-powder paprika-powder onion garlic ginger lemon
  canned-tomatoes tomato-paste coconut-milk red-lentils chickpeas white-beans rice cornflour pasta couscous
  flour oats bread breadcrumbs baking-powder egg milk cream yoghurt feta gouda parmesan oat-drink soy-drink
  soy-yoghurt raisin walnut almond sunflower-seeds
`);

/** Foods beyond the basics that most kitchens have. */
const USUAL = foodsIn('egg milk rice pasta');

/** Returns whether any kitchen has a food. Dishes that need only confirmed foods and these are preferred. */
export const isInAnyKitchen = (food: FoodId, cupboard?: Cupboard): boolean =>
  isBasic(food, cupboard) || (USUAL.has(food) && cupboard?.lacks.includes(food) !== true);

/** Foods that season a dish. A dish needs another food too, unless its form loves them. */
export const SEASONINGS = foodsIn(`
  water salt black-pepper olive-oil rapeseed-oil sunflower-oil butter margarine sugar honey vinegar mustard
  ketchup mayonnaise soy-sauce vegetable-stock oregano thyme nutmeg cumin cinnamon turmeric curry-powder
  paprika-powder parsley basil coriander chives dill mint olive black-olive tomato-paste cornflour
  baking-powder
`);
