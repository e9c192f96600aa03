/** Maximum number of servings to scale to: as many as a recipe may be written for. */
export const MAX_SERVINGS = 100;

/** Parses a typed number of servings; undefined for zero, a fraction, or more than `MAX_SERVINGS`. */
export function readServings(typed: string): number | undefined {
  const servings = Number(typed.replace(',', '.'));
  return Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS ? servings : undefined;
}
