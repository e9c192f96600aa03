/** Maximum number of servings that amounts are scaled to: as many as a recipe may be written for. */
export const MAX_SERVINGS = 100;

/** Parses the typed number of servings; undefined if a recipe cannot be scaled to it: zero, a fraction, or too many. */
export function readServings(typed: string): number | undefined {
  const servings = Number(typed.replace(',', '.'));
  return Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS ? servings : undefined;
}
