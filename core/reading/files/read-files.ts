import type { FileProblem, FileRecipe, TextFile } from './file-recipe.ts';
import { isReadable, recipesInText } from './text-recipes.ts';

/** A file that the user has chosen: an archive, or one file. */
export type ChosenFile = {
  readonly name: string;
  /** Paths of the files in it. */
  readonly paths: readonly string[];
  /** Returns the text of a file, or the problem that keeps it from being read. */
  readonly textAt: (path: string) => { readonly text: string } | { readonly problem: FileProblem };
};

/** A recipe that was found in a file, or a problem. `path` tells the user where. */
export type Found =
  | { readonly path: string; readonly recipe: FileRecipe }
  | { readonly path: string; readonly problem: FileProblem };

/** Files that hold all recipes of an app. What else the archive has says the same again. */
const LIBRARY = /(?:^|\/)(?:data|database)\.json$/;

/** Files that macOS adds to archives. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** Files that are meant to be recipes: one that is not is a problem, and no surprise elsewhere. */
const MEANT = /(?:^|\/)recipes?\.(?:json|html?)$|\.(?:paprikarecipe|melarecipe|cook)$/i;

/** Maximum number of recipes of a file: as many as a cook may have. */
const MAX_RECIPES = 10_000;

/** Reads a file that the user has chosen, part by part. Never throws. */
export function* recipesInFile(
  file: ChosenFile,
): Generator<{ readonly done: number; readonly of: number; readonly found: readonly Found[] }> {
  const readable = file.paths.filter((path) => isReadable(path) && !HIDDEN.test(path));
  const library = readable.filter((path) => LIBRARY.test(path));
  const inLibrary = library.flatMap((path) => foundAt(file, path));
  const isWhole = inLibrary.some((found) => 'recipe' in found);
  const paths = isWhole ? library : readable.filter((path) => !library.includes(path));
  let count = inLibrary.length;
  if (isWhole) yield { done: 1, of: 1, found: limited(inLibrary, 0, file.name) };
  for (const [at, path] of isWhole ? [] : paths.entries()) {
    const found = foundAt(file, path);
    yield { done: at + 1, of: paths.length, found: limited(found, count, path) };
    count += found.length;
    if (count > MAX_RECIPES) return;
  }
  if (count === 0) yield { done: 1, of: 1, found: [{ path: file.name, problem: 'not-a-recipe' }] };
}

const limited = (found: readonly Found[], before: number, path: string): readonly Found[] =>
  before + found.length <= MAX_RECIPES
    ? found
    : [...found.slice(0, MAX_RECIPES - before), { path, problem: 'too-many' }];

function foundAt(file: ChosenFile, path: string): readonly Found[] {
  const read = file.textAt(path);
  if ('problem' in read) return [{ path, problem: read.problem }];
  const recipes = recipesSafely({ path, text: read.text, paths: file.paths });
  if (typeof recipes === 'string') return [{ path, problem: recipes }];
  if (recipes.length === 0 && MEANT.test(path)) return [{ path, problem: 'not-a-recipe' }];
  return recipes.map((recipe) => ({ path, recipe }));
}

/** A file may be anything. What no reader foresaw is damage to this file, and to no other. */
function recipesSafely(file: TextFile): readonly FileRecipe[] | FileProblem {
  try {
    return recipesInText(file);
  } catch {
    return 'damaged';
  }
}
