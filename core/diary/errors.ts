/** The day is neither today nor one of the last 60. */
export type DayClosed = { readonly type: 'DayClosed'; readonly days: number };

export type DayFull = { readonly type: 'DayFull'; readonly most: number };

export type FoodUnknown = { readonly type: 'FoodUnknown' };

/** The weight of that amount is unknown: a slice of a soup. */
export type AmountUnknown = { readonly type: 'AmountUnknown' };
