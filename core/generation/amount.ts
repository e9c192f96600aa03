export const AMOUNT_UNITS = ['g', 'ml', 'piece'] as const;

/** Maximum number each of confirmed, removed and guessed foods. */
export const MAX_INGREDIENTS = 24;
