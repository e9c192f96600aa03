import type { Aim } from '#core/generation/aim.ts';

/** Message ID of each aim. */
export const AIM_WORD = {
  quicker: /*i18n*/ 'aim.quicker',
  cheaper: /*i18n*/ 'aim.cheaper',
  protein: /*i18n*/ 'aim.protein',
  vegetarian: /*i18n*/ 'aim.vegetarian',
  children: /*i18n*/ 'aim.children',
  cuisine: /*i18n*/ 'aim.cuisine',
} as const satisfies Record<Aim, string>;
