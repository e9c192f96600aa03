/** Returns the name of a Lambda: "recipe/list" is deployed as RecipeList. */
export const nameOf = (handler: string): string =>
  handler
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
