import * as v from 'valibot';
import { Language } from '../language.ts';
import { LONGEST_TIME } from '../language/minutes.ts';

/** Ingredient or step as written, and its part of the recipe: "Dough". */
export const RawLine = v.object({ text: v.string(), section: v.exactOptional(v.string()) });
export type RawLine = v.InferOutput<typeof RawLine>;

export const lineIn = (section: string | undefined, text: string): RawLine =>
  section ? { text, section } : { text };

/**
 * Recipe as a page or a text states it, before its lines are understood. All texts are plain, without HTML and
 * entities.
 */
export const RawRecipe = v.object({
  title: v.string(),
  /** For example "4 servings", "12 Stück". */
  yields: v.exactOptional(v.string()),
  ingredients: v.array(RawLine),
  instructions: v.array(RawLine),
  /** Minutes until the dish is on the table. */
  prepTime: v.exactOptional(v.number()),
  /** Minutes of work, included in `prepTime`. */
  activeTime: v.exactOptional(v.number()),
  description: v.exactOptional(v.string()),
  cuisine: v.exactOptional(v.string()),
  tags: v.array(v.string()),
  /** Notes and tips that are not steps. */
  notes: v.exactOptional(v.string()),
  language: v.exactOptional(Language),
  author: v.exactOptional(v.string()),
  site: v.exactOptional(v.string()),
  url: v.exactOptional(v.string()),
  image: v.exactOptional(v.string()),
});
export type RawRecipe = v.InferOutput<typeof RawRecipe>;

/** Returns the times of a recipe in whole minutes, without impossible ones. */
export function timesOf(raw: RawRecipe): Pick<RawRecipe, 'prepTime' | 'activeTime'> {
  const [prepTime = 0, activeTime = 0] = [raw.prepTime, raw.activeTime].map((minutes = 0) =>
    Math.round(minutes),
  );
  return {
    ...(isTime(prepTime, LONGEST_TIME) && { prepTime }),
    ...(isTime(activeTime, prepTime || LONGEST_TIME) && { activeTime }),
  };
}

const isTime = (minutes: number, most: number): boolean => minutes > 0 && minutes <= most;
