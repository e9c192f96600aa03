import type { Language } from '#core/language.ts';
import { inlinePicture } from '#core/reading/files/inline-picture.ts';
import type { FileProblem, PictureSource } from '#core/reading/files/file-recipe.ts';
import { identityOf, importedRecipeId } from '#core/reading/files/imported-id.ts';
import { recipesInFile, type Found } from '#core/reading/files/read-files.ts';
import { isReadable } from '#core/reading/files/text-recipes.ts';
import { inputOfFile } from '#core/reading/files/to-input.ts';
import { parsePageJson } from '#core/reading/json/json-text.ts';
import { isNode } from '#core/reading/json/node-values.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { UserId } from '#core/user-id.ts';
import { ARCHIVE_LIMITS, openArchive, textOf, type Archive } from './archive.ts';

/** Recipe of a file, for the user to choose. */
export type ReadRecipe = {
  readonly id: RecipeId;
  readonly input: NewRecipeInput;
  readonly isShortened: boolean;
  readonly picture?: PictureAt;
};

/** Location of a recipe's picture: chosen file, archive in it, and path there. */
export type PictureAt = PictureSource & { readonly file: number; readonly archive: string };

/** File, or part of a file, that could not be read. */
export type UnreadFile = { readonly path: string; readonly problem: FileProblem };

export type Reader = { readonly userId: UserId; readonly language: Language };

/** Results since the last message. `share` of all files has been read, 0 to 1. */
export type Progress = {
  readonly share: number;
  readonly recipes: readonly ReadRecipe[];
  readonly unread: readonly UnreadFile[];
};

/** Maximum number of recipes and of problems. A hostile archive may contain a million empty files. */
const MAX_RECIPES = 10_000;
const MAX_UNREAD = 500;

/** Maximum number of files in all archives together. */
const MAX_ENTRIES = 100_000;

/** Reads the chosen files part by part. Skips recipes that it has already read. */
export async function* readFiles(files: readonly File[], reader: Reader): AsyncGenerator<Progress> {
  const known = new Set<RecipeId>();
  let unreadCount = 0;
  for (const [at, file] of files.entries()) {
    const opened = await opening(file);
    if (typeof opened === 'string') {
      yield { share: (at + 1) / files.length, recipes: [], unread: [{ path: file.name, problem: opened }] };
      continue;
    }
    for (const { share, found, archive } of partsOf(file.name, opened)) {
      const read = await Promise.all(found.map((each) => understood(each, { ...reader, file: at, archive })));
      const unread = read.filter((each) => 'problem' in each).slice(0, MAX_UNREAD - unreadCount);
      unreadCount += unread.length;
      yield {
        share: (at + share) / files.length,
        recipes: read.filter((each) => 'input' in each).filter(({ id }) => known.size < known.add(id).size),
        unread,
      };
      if (known.size > MAX_RECIPES || unreadCount >= MAX_UNREAD) return;
    }
  }
}

async function opening(file: File): Promise<Archive | FileProblem> {
  if (file.size > ARCHIVE_LIMITS.file) return 'too-large';
  try {
    return openArchive(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was moved, or exceeds the memory.
    return 'damaged';
  }
}

type Part = { readonly share: number; readonly found: readonly Found[]; readonly archive: string };

/** Reads an archive and its nested ones: Tandoor packs each recipe into its own. */
function* partsOf(name: string, outer: Archive): Generator<Part> {
  const inOuter = outer.paths.some(isReadable) || outer.archives.length === 0 ? [''] : [];
  const sources = [...inOuter, ...outer.archives];
  let entries = 0;
  for (const [at, path] of sources.entries()) {
    const archive = entries > MAX_ENTRIES ? 'too-many' : path === '' ? outer : nested(outer, path);
    if (typeof archive === 'object') entries += archive.paths.length;
    if (typeof archive === 'string') {
      yield { share: (at + 1) / sources.length, found: [{ path, problem: archive }], archive: path };
      continue;
    }
    const source = {
      name: path || name,
      paths: archive.paths,
      textAt: (each: string) => textAt(archive, each),
    };
    for (const { done, of, found } of recipesInFile(source))
      yield { share: (at + done / of) / sources.length, found, archive: path };
  }
}

function nested(outer: Archive, path: string): Archive | FileProblem {
  const bytes = outer.bytesAt(path);
  return typeof bytes === 'string' ? bytes : openArchive(path, bytes);
}

function textAt({ bytesAt }: Archive, path: string) {
  const bytes = bytesAt(path);
  return typeof bytes === 'string' ? { problem: bytes } : { text: textOf(bytes) };
}

async function understood(
  found: Found,
  { userId, language, file, archive }: Reader & { readonly file: number; readonly archive: string },
): Promise<ReadRecipe | UnreadFile> {
  const path = [archive, found.path]
    .filter((each, at, all) => each !== '' && all.indexOf(each) === at)
    .join(' › ');
  if ('problem' in found) return { path, problem: found.problem };
  const result = inputOfFile(found.recipe, { path: found.path, language });
  if ('problem' in result) return { path: found.recipe.recipe.title || path, problem: result.problem };
  const { input, isShortened = false } = result;
  const id = input.id ?? (await idOf(input, userId));
  const { picture } = found.recipe;
  return {
    id,
    input: { ...input, id },
    isShortened,
    ...(picture && { picture: { ...picture, file, archive } }),
  };
}

async function idOf(input: NewRecipeInput, userId: UserId): Promise<RecipeId> {
  const identity = new TextEncoder().encode(identityOf(userId, input));
  return importedRecipeId(new Uint8Array(await crypto.subtle.digest('SHA-256', identity)));
}

/** Returns a function that finds pictures in the chosen files. It keeps the last file and archive open. */
export function pictureFinder(files: readonly File[]): (at: PictureAt) => Promise<Blob | undefined> {
  const outerOf = lastKept(async (index: number) => {
    const file = files[index];
    return file ? opening(file) : 'damaged';
  });
  const archiveOf = lastKept(async (key: string): Promise<Archive | FileProblem> => {
    const [index = '', path = ''] = key.split(/ (.*)/s);
    const outer = await outerOf(Number(index));
    return path === '' || typeof outer === 'string' ? outer : nested(outer, path);
  });
  return async ({ file, archive: name, path, type }) => {
    const archive = await archiveOf(`${file} ${name}`);
    const bytes = typeof archive === 'string' ? archive : archive.bytesAt(path);
    if (typeof bytes === 'string') return undefined;
    return type === 'file' ? new Blob([bytes]) : inlineBlob(textOf(bytes));
  };
}

/** Memoises the last result of a function. */
function lastKept<Key, Value>(find: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  let last: { readonly key: Key; readonly value: Promise<Value> } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: find(key) };
    return last.value;
  };
}

function inlineBlob(text: string): Blob | undefined {
  const node = parsePageJson(text);
  const base64 = isNode(node) ? inlinePicture(node) : undefined;
  try {
    if (base64 === undefined) return undefined;
    return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}
