import type { Aim } from '../aim.ts';

/** What an author is told besides who is to write another dish of the same foods. */
export const VARY = {
  version: 'vary 2',
  words: `Make it another dish than "variationOf", of the same foods. Heed "wish" where it is about food.`,
  /** Of the dish, one sentence for all that it is to be. */
  aims: {
    quicker: 'sooner on the table',
    cheaper: 'cheaper: no dear additions',
    protein: 'richer in protein, by the serving',
    vegetarian: 'vegetarian',
    children: 'for children: mild, simple, no chilli',
    cuisine: 'of another cuisine',
  } satisfies Record<Aim, string>,
} as const;
