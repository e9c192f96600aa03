import { MAX_LINES, MAX_STEPS } from '../recipe/facts/recipe-size.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';

const MAX_TITLE = 200;
const MAX_LINE = 500;
const MAX_STEP = 2_000;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 500;
const MAX_TAGS = 20;
const MAX_ADDRESS = 2_000;

export const isComplete = ({ ingredients, instructions }: RawRecipe): boolean =>
  ingredients.length > 0 && instructions.length > 0;

/**
 * Shortens a recipe to the limits of a saved one.
 * @param titled `may lack its title` for a text whose user may add the title before saving
 * @returns undefined if there is no title or no ingredient
 */
export function withinLimits(
  recipe: RawRecipe,
  titled: 'has its title' | 'may lack its title' = 'has its title',
): RawRecipe | undefined {
  const title = cut(recipe.title.trim().replace(/^#{1,6}\s+/, ''), MAX_TITLE);
  const ingredients = linesUpTo(recipe.ingredients, MAX_LINES, MAX_LINE).map(withoutFootnote);
  if ((title === '' && titled === 'has its title') || ingredients.length === 0) return undefined;
  const limited: RawRecipe = {
    ...recipe,
    title,
    ingredients,
    instructions: linesUpTo(recipe.instructions.flatMap(splitLong), MAX_STEPS, MAX_STEP),
    tags: recipe.tags.slice(0, MAX_TAGS),
  };
  for (const field of ['yields', 'cuisine', 'author', 'site'] as const)
    if (limited[field] !== undefined) limited[field] = cut(limited[field], MAX_NAME);
  if (limited.description !== undefined) limited.description = cut(limited.description, MAX_DESCRIPTION);
  for (const field of ['url', 'image'] as const)
    if ((limited[field]?.length ?? 0) > MAX_ADDRESS) delete limited[field];
  return limited;
}

/** Removes the mark of a footnote, because the footnote itself is lost: "200 g flour*". */
const withoutFootnote = ({ text, ...rest }: RawLine): RawLine => ({
  ...rest,
  text: text.replace(/^([^*]*[^*\s]) ?\*+([,;)][^*]*)?$/, '$1$2'),
});

const linesUpTo = (lines: readonly RawLine[], most: number, longest: number): RawLine[] =>
  lines
    .filter(({ text }) => text.trim() !== '')
    .slice(0, most)
    .map(({ text, section }) => ({
      text: cut(text, longest),
      ...(section !== undefined && { section: cut(section, MAX_NAME) }),
    }));

/** Splits a step that is too long between sentences, so that no text is lost. */
function splitLong(step: RawLine): readonly RawLine[] {
  if (step.text.length <= MAX_STEP) return [step];
  const parts: string[] = [];
  for (const sentence of step.text.split(/(?<=[.!?])\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < MAX_STEP)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.map((text) => ({ ...step, text }));
}

/** Cuts a text, at a space if one is near, and adds an ellipsis. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = short.lastIndexOf(' ');
  return `${(space > most * 0.8 ? short.slice(0, space) : short).trimEnd()}…`;
}
