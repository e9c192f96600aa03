/** State of the editor in the history: the page before is that of the recipe, so that saving can go back to it. */
export const FROM_RECIPE = { isFromRecipe: true } as const;
