import type { DishForm } from '../kitchen/dish.ts';
import { formOf, type DishRow } from './dish-row.ts';
import { BREADS } from './breads.ts';
import { EGG_DISHES } from './eggs.ts';
import { FRUIT_DISHES } from './fruit.ts';
import { OVEN_DISHES } from './oven.ts';
import { PANS } from './pans.ts';
import { PASTAS } from './pasta.ts';
import { POTATO_DISHES } from './potatoes.ts';
import { SALADS } from './salads.ts';
import { SOUPS } from './soups.ts';
import { SWEETS } from './sweets.ts';
import { WRAPS } from './wraps.ts';

/** All kinds of dish that the embedded model can write. */
export const DISH_FORMS: readonly DishForm[] = [
  ...[...SOUPS, ...PANS, ...OVEN_DISHES, ...PASTAS, ...EGG_DISHES, ...POTATO_DISHES].map((row): DishRow => ({
    ...row,
    hasSalad: true,
  })),
  ...WRAPS,
  ...BREADS,
  ...SALADS,
  ...FRUIT_DISHES,
  ...SWEETS,
].map(formOf);
