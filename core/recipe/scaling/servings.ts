/** The most servings that amounts are scaled to: a feast, still a kitchen. */
export const MOST_SERVINGS = 50;

/** Returns the servings that a cook has typed; undefined where a recipe cannot be scaled to them: none, a half, too many. */
export function readServings(typed: string): number | undefined {
  const servings = typed.trim() === '' ? NaN : Number(typed.replace(',', '.'));
  return Number.isInteger(servings) && servings >= 1 && servings <= MOST_SERVINGS ? servings : undefined;
}
