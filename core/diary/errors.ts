/** The day is neither today nor one of the last 60. */
export type DayClosed = { readonly type: 'DayClosed'; readonly days: number };

/** The day has as many entries as one may have. */
export type DayFull = { readonly type: 'DayFull'; readonly most: number };

/** The food table has no food of this ID. */
export type FoodUnknown = { readonly type: 'FoodUnknown' };

/** Nobody knows how much that is: a slice of a soup. */
export type AmountUnknown = { readonly type: 'AmountUnknown' };
