export const AMOUNT_UNITS = ['g', 'ml', 'piece'] as const;

/** Maximum number of confirmed foods; also of removed and of guessed ones. */
export const MAX_INGREDIENTS = 24;
