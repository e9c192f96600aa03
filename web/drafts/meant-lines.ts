import type { Language } from '#core/language.ts';
import { namesOf } from '#core/nutrition/food-names.ts';
import { meantFoods } from '#core/nutrition/foods/meant-foods.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

/** A line with a food that may be meant, and the name of that food in the language of the interface. */
export type MeantLine = { readonly name: string; readonly text: string };

/**
 * Returns an ingredient line with likely foods for a mistyped name, "200 g buter", or for a name behind a brand.
 * @param language language of the recipe
 * @param shownIn language of the interface
 */
export function meantLines(text: string, language: Language, shownIn: Language): readonly MeantLine[] {
  const { name } = parseLine(text, language);
  const at = text.lastIndexOf(name);
  if (at < 0) return [];
  return meantFoods(name, language).map((meant) => ({
    name: namesOf(meant.food, shownIn).several,
    text: `${text.slice(0, at)}${asManyAs(name, meant, language)}${text.slice(at + name.length)}`,
  }));
}

/** Returns the plural if the typed word ends like a plural: "eggs" for "egs", although "egg" is just as close. */
function asManyAs(typed: string, meant: ReturnType<typeof meantFoods>[number], language: Language): string {
  const { one, several } = namesOf(meant.food, language);
  const isPlural = typed.at(-1) === several.at(-1) && several.at(-1) !== one.at(-1);
  return meant.name === one && isPlural ? several : meant.name;
}
