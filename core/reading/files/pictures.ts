import type { FileIndex, PictureSource, TextFile } from './file-recipe.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic)$/i;

/** Names of a recipe's picture in a folder of its own, best first. */
const NAMES = ['full', 'original', 'image', 'picture', 'photo'];

type Place = Pick<TextFile, 'path' | 'paths'>;
type Picture = { readonly picture?: PictureSource };

/** Indexes the files of an archive. Of several files with the same name the first counts. */
export function fileIndex(paths: readonly string[]): FileIndex {
  const pictures = new Map<string, string>();
  const mealie = new Map<string, string>();
  const byEnd = new Map<string, string>();
  for (const path of paths) {
    if (PICTURE.test(path)) add(pictures, keyOf(folderOf(path), fileStem(path)), path);
    add(
      mealie,
      /(?:^|\/)recipes\/([^/]+)\/images\/original\.\w+$/.exec(path)?.[1]?.replaceAll('-', ''),
      path,
    );
    add(byEnd, path.split('/').slice(-2).join('/'), path);
  }
  return { paths: new Set(paths), pictures, mealie, byEnd };
}

function add(index: Map<string, string>, key: string | undefined, path: string): void {
  if (key !== undefined && !index.has(key)) index.set(key, path);
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const keyOf = (folder: string, stem: string): string => `${folder}\n${stem.toLowerCase()}`;

/** Finds the picture that a recipe names by its path. */
export function linked({ path, paths }: Place, named: string | undefined): Picture {
  const found = named === undefined ? undefined : resolved(path, named);
  return found !== undefined && PICTURE.test(found) && paths.paths.has(found) ? fileAt(found) : {};
}

/**
 * Finds the picture of a recipe with a file of its own: the picture that it names, a picture beside it with the same
 * name, or the picture of its folder.
 * @param named path that the recipe gives
 */
export function beside({ path, paths }: Place, named?: string): Picture {
  const link = linked({ path, paths }, named);
  if (link.picture) return link;
  const picture = [fileStem(path), ...NAMES]
    .map((name) => paths.pictures.get(keyOf(folderOf(path), name)))
    .find(Boolean);
  return picture === undefined ? {} : fileAt(picture);
}

/** Finds the picture that Mealie keeps for a recipe: `recipes/<ID>/images/original.webp`. */
export function mealiePicture({ mealie }: FileIndex, id: string): Picture {
  const found = mealie.get(id.replaceAll('-', ''));
  return id === '' || found === undefined ? {} : fileAt(found);
}

const fileAt = (path: string): Picture => ({ picture: { type: 'file', path } });

export const fileStem = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(to).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
