import type { Aim } from '../aim.ts';

/** Additional instructions for writing another dish from the same foods. */
export const VARY = {
  version: 'vary 3',
  words: `Make it another dish than "variationOf", mostly of the same foods.`,
  /** Added if the user has a wish in their own words. */
  wish: `Heed what "wish" says of food and cooking, unless it harms those who eat: babies under one get no honey, no salt at all, no alcohol, nothing hard or round; the pregnant, old and ill nothing raw from animals, no sprouts, no alcohol. "servingTip" says what stays out for this, and why.`,
  /** Each value completes one sentence about the dish. */
  aims: {
    quicker: 'sooner on the table',
    cheaper: 'cheaper: nothing dear added',
    protein: 'richer in protein, by the serving',
    vegetarian: 'vegetarian',
    children: 'for children: mild, simple, no chilli',
    cuisine: 'of another cuisine',
  } satisfies Record<Aim, string>,
} as const;
