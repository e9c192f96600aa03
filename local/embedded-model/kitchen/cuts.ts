import { isReady } from './cleaning.ts';
import { anyOf, type Main } from './mains.ts';
import { both, type Text } from './words.ts';

/** Ways to cut cleaned foods. */
const CUTS: Readonly<Record<string, Text>> = {
  chunks: both('cut {it} into 2 cm pieces / in 2 cm große Stücke schneiden'),
  dice: both('cut {it} into small dice / in kleine Würfel schneiden'),
  slices: both('cut {it} into thin slices / in dünne Scheiben schneiden'),
  rounds: both('cut {it} into 3 mm slices / in 3 mm dünne Scheiben schneiden'),
  bites: both('cut {it} into bite-sized pieces / in mundgerechte Stücke schneiden'),
  slivers: both('cut {it} into very thin slices / in sehr dünne Scheiben schneiden'),
  grated: both('grate {it} coarsely / grob raspeln'),
};

/** Cuts for which hard foods are grated: they are soft after 5 minutes in a hot pan, and pleasant to eat raw. */
const GRATED: Readonly<Record<string, { readonly others: Text; readonly mixed: Text }>> = {
  fine: {
    others: both('cut {it} into very thin slices / in sehr dünne Scheiben schneiden'),
    mixed: both(
      'cut {it} into very thin slices, grating what is hard / in sehr dünne Scheiben schneiden, Hartes grob raspeln',
    ),
  },
  raw: {
    others: both('cut {it} into small dice / in kleine Würfel schneiden'),
    mixed: both(
      'cut {it} into small dice, grating what is hard / in kleine Würfel schneiden, Hartes grob raspeln',
    ),
  },
};

/** @param name one of the cuts; `fine` and `raw` choose a cut by the hardness of the foods */
export function cutOf(name: string, mains: readonly Main[]): Text {
  const cut = CUTS[name] ?? withGrated(name, mains);
  if (!cut) throw new Error(`There is no cut ${name}.`);
  return cut;
}

const isHard = anyOf('potato sweet-potato carrot beetroot');

function withGrated(name: string, mains: readonly Main[]): Text | undefined {
  const cut = mains.filter(({ facts }) => !isReady(facts.clean));
  const hard = cut.filter(isHard).length;
  const softer = GRATED[name];
  if (softer && hard > 0 && hard === cut.length) return CUTS['grated'];
  return hard === 0 ? softer?.others : softer?.mixed;
}
