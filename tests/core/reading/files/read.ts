import { recipesInFile, type Found } from '#core/reading/files/read-files.ts';
import { inputOfFile } from '#core/reading/files/to-input.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';

/** Reads a file with some texts in it. */
export function foundIn(
  texts: Readonly<Record<string, string>>,
  pictures: readonly string[] = [],
): readonly Found[] {
  const file = {
    name: 'chosen.zip',
    paths: [...Object.keys(texts), ...pictures],
    textAt: (path: string) => ({ text: texts[path] ?? '' }),
  };
  return [...recipesInFile(file)].flatMap(({ found }) => found);
}

/** Returns the savable recipes of a file, or its problems. */
export const readAll = (texts: Readonly<Record<string, string>>, pictures: readonly string[] = []) =>
  foundIn(texts, pictures).map((found) =>
    'problem' in found
      ? found.problem
      : saved(inputOfFile(found.recipe, { path: found.path, language: 'en' })),
  );

const saved = (result: ReturnType<typeof inputOfFile>): NewRecipeInput | string =>
  'problem' in result ? result.problem : result.input;

/** Returns the only recipe of a file. */
export function readOne(path: string, text: string, pictures: readonly string[] = []): NewRecipeInput {
  const [only, ...others] = readAll({ [path]: text }, pictures);
  if (typeof only !== 'object' || others.length > 0)
    throw new Error(`${JSON.stringify(only)} and ${others.length} more`);
  return only;
}
