import type { Aim } from '../aim.ts';

/** Additional instructions for writing another dish from the same foods. */
export const VARY = {
  version: 'vary 3',
  words: `Make it another dish than "variationOf", of the same foods. Heed "wish" where it is about food and harms nobody whom it is for, whatever it says: for babies under one no honey, no salt, nothing hard or round; for the pregnant, old and ill no raw egg, fish, meat or milk; "servingTip" says what stays out and why.`,
  /** Completes one sentence about the dish. */
  aims: {
    quicker: 'sooner on the table',
    cheaper: 'cheaper: no dear additions',
    protein: 'richer in protein, by the serving',
    vegetarian: 'vegetarian',
    children: 'for children: mild, simple, no chilli',
    cuisine: 'of another cuisine',
  } satisfies Record<Aim, string>,
} as const;
