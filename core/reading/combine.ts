import { lettersOf } from './text/plain-text.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';
import type { Work } from './text/work.ts';

/** Adds to the first reading of a page what only its other readings have. */
export function combined([first, ...others]: readonly RawRecipe[], work: Work): RawRecipe | undefined {
  let recipe = first;
  for (const other of others)
    if (recipe && work.spend() && isSameRecipe(recipe, other)) recipe = merged(recipe, other, work);
  return recipe;
}

const merged = (recipe: RawRecipe, other: RawRecipe, work: Work): RawRecipe => ({
  ...other,
  ...recipe,
  title: recipe.title || other.title,
  ingredients: fuller(recipe.ingredients, other.ingredients, work),
  instructions: fuller(recipe.instructions, other.instructions, work),
  tags: recipe.tags.length > 0 ? recipe.tags : other.tags,
});

/** Two readings are of one recipe if one title contains the other, or one has no title. */
function isSameRecipe(one: RawRecipe, other: RawRecipe): boolean {
  const [a, b] = [titleLetters(one.title), titleLetters(other.title)];
  return a === '' || b === '' || a.includes(b) || b.includes(a);
}

const MAX_TITLE = 1_000;

/** Returns the letters of a title, to compare it with the titles of other readings. */
export const titleLetters = (title: string): string => lettersOf(title.slice(0, MAX_TITLE));

/** Returns the other lines if they say the same, but with sections or as more lines. */
function fuller(lines: readonly RawLine[], others: readonly RawLine[], work: Work): RawLine[] {
  if (lines.length === 0) return [...others];
  const adds =
    others.some(({ section }) => section !== undefined) &&
    lines.every(({ section }) => section === undefined);
  const mayReplace = (adds || others.length > lines.length) && work.spend(lengthOf(lines) + lengthOf(others));
  return [...(mayReplace && lettersOfAll(lines) === lettersOfAll(others) ? others : lines)];
}

const lengthOf = (lines: readonly RawLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length + 1, 0);

const lettersOfAll = (lines: readonly RawLine[]): string =>
  lettersOf(lines.map(({ text }) => text).join(' '));
