import { lettersOf } from './text/plain-text.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';

/** Completes a recipe by what other readings of the same page have besides. Earlier readings count more. */
export function combined(readings: readonly RawRecipe[]): RawRecipe | undefined {
  let [recipe] = readings;
  for (const other of readings.slice(1))
    if (recipe && isSameRecipe(recipe, other)) recipe = merged(recipe, other);
  return recipe;
}

const merged = (recipe: RawRecipe, other: RawRecipe): RawRecipe => ({
  ...other,
  ...recipe,
  title: recipe.title || other.title,
  ingredients: fuller(recipe.ingredients, other.ingredients),
  instructions: fuller(recipe.instructions, other.instructions),
  tags: recipe.tags.length > 0 ? recipe.tags : other.tags,
});

/** Two readings are of one recipe if a title is missing, or one holds the other. */
function isSameRecipe(one: RawRecipe, other: RawRecipe): boolean {
  const [a, b] = [lettersOf(one.title), lettersOf(other.title)];
  return a === '' || b === '' || a.includes(b) || b.includes(a);
}

/** Lines with their sections or steps with their breaks, where both say the same. */
function fuller(lines: readonly RawLine[], others: readonly RawLine[]): RawLine[] {
  if (lines.length === 0) return [...others];
  const isSame = lettersOfAll(lines) === lettersOfAll(others);
  const adds =
    others.some(({ section }) => section !== undefined) &&
    lines.every(({ section }) => section === undefined);
  return [...(isSame && (adds || others.length > lines.length) ? others : lines)];
}

const lettersOfAll = (lines: readonly RawLine[]): string =>
  lettersOf(lines.map(({ text }) => text).join(' '));
