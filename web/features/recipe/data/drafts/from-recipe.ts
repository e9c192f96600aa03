/** History state of an editor that was opened from its recipe's page: saving goes back there. */
export const FROM_RECIPE = { isFromRecipe: true } as const;
