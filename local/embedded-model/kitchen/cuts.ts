import type { FoodId } from '#core/nutrition/food.ts';
import { isReady } from './cleaning.ts';
import type { Main } from './dish.ts';
import type { Text } from './words.ts';

/** Ways to cut cleaned foods: "cut {it} into 2 cm pieces". */
export const CHUNKS: Text = { en: 'cut {it} into 2 cm pieces', de: 'in 2 cm große Stücke schneiden' };
export const DICE: Text = { en: 'cut {it} into small dice', de: 'in kleine Würfel schneiden' };
export const SLICES: Text = { en: 'cut {it} into thin slices', de: 'in dünne Scheiben schneiden' };
export const BITES: Text = { en: 'cut {it} into bite-sized pieces', de: 'in mundgerechte Stücke schneiden' };

const HARD: ReadonlySet<FoodId> = new Set(['potato', 'sweet-potato', 'carrot', 'beetroot']);
const GRATED: Text = { en: 'grate {it} coarsely', de: 'grob raspeln' };
export const SLIVERS: Text = { en: 'cut {it} into very thin slices', de: 'in sehr dünne Scheiben schneiden' };
const BOTH: Text = {
  en: 'cut {it} into very thin slices, grating what is hard',
  de: 'in sehr dünne Scheiben schneiden, Hartes grob raspeln',
};

/** Returns the cut that makes foods soft after 5 minutes in a hot pan. */
export function fineCut(mains: readonly Main[]): Text {
  const cut = mains.filter(({ facts }) => !isReady(facts.clean));
  const hard = cut.filter(({ food }) => HARD.has(food)).length;
  if (hard === cut.length) return GRATED;
  return hard === 0 ? SLIVERS : BOTH;
}
