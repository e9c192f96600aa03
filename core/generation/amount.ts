/** The measures that a cook says amounts in. */
export const AMOUNT_UNITS = ['g', 'ml', 'piece'] as const;

/** Maximum number of foods that a cook confirms, that are taken away, and that are guessed. */
export const MAX_INGREDIENTS = 24;
