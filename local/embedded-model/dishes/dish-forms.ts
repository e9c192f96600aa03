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

/** Dishes that are cooked alike. */
const FAMILIES = {
  soups: SOUPS,
  pans: PANS,
  oven: OVEN_DISHES,
  pasta: PASTAS,
  eggs: EGG_DISHES,
  potatoes: POTATO_DISHES,
  wraps: WRAPS,
  breads: BREADS,
  salads: SALADS,
  fruit: FRUIT_DISHES,
  sweets: SWEETS,
} as const satisfies Record<string, readonly DishRow[]>;

const COLD_OR_FULL: ReadonlySet<string> = new Set(['wraps', 'breads', 'salads']);
const SWEET: ReadonlySet<string> = new Set(['fruit', 'sweets']);

/** All kinds of dish that the embedded model can write. */
export const DISH_FORMS: readonly DishForm[] = Object.entries(FAMILIES).flatMap(([family, rows]) =>
  rows.map((row: DishRow) =>
    formOf({
      ...row,
      family,
      ...(!SWEET.has(family) && { isSavoury: true }),
      ...(!SWEET.has(family) && !COLD_OR_FULL.has(family) && { hasSalad: true }),
    }),
  ),
);
