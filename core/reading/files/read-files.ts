import type { FileIndex, FileProblem, FileRecipe, TextFile } from './file-recipe.ts';
import { workFor, type Work } from '../text/work.ts';
import { fileIndex } from './pictures.ts';
import { isReadable, MAX_RECIPES, recipesInText } from './text-recipes.ts';

/** A file that the user has chosen: an archive, or one file. */
export type ChosenFile = {
  readonly name: string;
  readonly paths: readonly string[];
  /** Returns the text of a file, or the problem that keeps it from being read. */
  readonly textAt: (path: string) => { readonly text: string } | { readonly problem: FileProblem };
};

/** A recipe that was found in a file, or a problem. `path` tells the user where. */
export type Found =
  | { readonly path: string; readonly recipe: FileRecipe }
  | { readonly path: string; readonly problem: FileProblem };

/** Files that hold all recipes of an app. The other files of the archive repeat them. */
const LIBRARY = /(?:^|\/)(?:data|database)\.json$/;

/** An app's export has one of these files. */
const MAX_LIBRARIES = 10;

/** Files that macOS adds to archives. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** Files that should be recipes: if none is found, this is told. Other files without a recipe are ignored. */
const MEANT = /(?:^|\/)recipes?\.(?:json|html?)$|\.(?:paprikarecipe|melarecipe|cook)$/i;

/** Reads a file that the user has chosen, part by part. Never throws. */
export function* recipesInFile(
  file: ChosenFile,
): Generator<{ readonly done: number; readonly of: number; readonly found: readonly Found[] }> {
  const readable = file.paths.filter((path) => isReadable(path) && !HIDDEN.test(path));
  const library = readable.filter((path) => LIBRARY.test(path)).slice(0, MAX_LIBRARIES);
  const known = new Set(library);
  const reading = { file, index: fileIndex(file.paths), work: workFor(0) };
  const inLibrary = library.flatMap((path) => foundAt(reading, path));
  const isWhole = inLibrary.some((found) => 'recipe' in found);
  const paths = isWhole ? library : readable.filter((path) => !known.has(path));
  let count = inLibrary.length;
  if (isWhole) yield { done: 1, of: 1, found: limited(inLibrary, 0, file.name) };
  for (const [at, path] of isWhole ? [] : paths.entries()) {
    const found = foundAt(reading, path);
    yield { done: at + 1, of: paths.length, found: limited(found, count, path) };
    count += found.length;
    if (count > MAX_RECIPES || !reading.work.spend()) return;
  }
  if (count === 0) yield { done: 1, of: 1, found: [{ path: file.name, problem: 'not-a-recipe' }] };
}

const limited = (found: readonly Found[], before: number, path: string): readonly Found[] =>
  before + found.length <= MAX_RECIPES
    ? found
    : [...found.slice(0, MAX_RECIPES - before), { path, problem: 'too-many' }];

type FileReading = { readonly file: ChosenFile; readonly index: FileIndex; readonly work: Work };

function foundAt({ file, index, work }: FileReading, path: string): readonly Found[] {
  const read = file.textAt(path);
  if ('problem' in read) return [{ path, problem: read.problem }];
  work.allow(read.text.length);
  const recipes = recipesSafely({ path, text: read.text, paths: index, work });
  // The budget is spent before the end of the file.
  if (!work.spend()) return [{ path, problem: 'too-many' }];
  if (typeof recipes === 'string') return [{ path, problem: recipes }];
  if (recipes.length === 0 && MEANT.test(path)) return [{ path, problem: 'not-a-recipe' }];
  return recipes.map((recipe) => ({ path, recipe }));
}

/** A file may be anything: an unforeseen error concerns this file only. */
function recipesSafely(file: TextFile): readonly FileRecipe[] | FileProblem {
  try {
    return recipesInText(file);
  } catch {
    return 'damaged';
  }
}
