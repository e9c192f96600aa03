/** The measures that a cook says amounts in. */
export const AMOUNT_UNITS = ['g', 'ml', 'piece'] as const;
