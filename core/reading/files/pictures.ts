import type { PictureSource, TextFile } from './file-recipe.ts';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic)$/i;

/** Names of a recipe's picture in a folder of its own, best first. */
const NAMES = ['full', 'original', 'image', 'picture', 'photo'];

type Place = Pick<TextFile, 'path' | 'paths'>;
type Picture = { readonly picture?: PictureSource };

/** Finds the picture that a recipe names by its path. */
export function linked({ path, paths }: Place, named: string | undefined): Picture {
  const found = named === undefined ? undefined : resolved(path, named);
  return found !== undefined && PICTURE.test(found) && paths.includes(found) ? fileAt(found) : {};
}

/**
 * Finds the picture of a recipe that has a file of its own: the one that it names, or one beside it of the same name, or
 * the one of its folder.
 * @param named path that the recipe gives
 */
export function beside({ path, paths }: Place, named?: string): Picture {
  const link = linked({ path, paths }, named);
  if (link.picture) return link;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const near = paths.filter(
    (each) => each.startsWith(folder) && !each.slice(folder.length).includes('/') && PICTURE.test(each),
  );
  const stem = stemOf(path);
  const found = [stem, ...NAMES].map((name) =>
    near.find((each) => stemOf(each).toLowerCase() === name.toLowerCase()),
  );
  const picture = found.find(Boolean);
  return picture === undefined ? {} : fileAt(picture);
}

/** Finds the picture that Mealie keeps for a recipe: `recipes/<ID>/images/original.webp`. */
export function mealiePicture(paths: readonly string[], id: string): Picture {
  const wanted = id.replaceAll('-', '');
  const found = paths.find((path) => {
    const [, recipe] = /(?:^|\/)recipes\/([^/]+)\/images\/original\.\w+$/.exec(path) ?? [];
    return recipe !== undefined && recipe.replaceAll('-', '') === wanted;
  });
  return wanted === '' || found === undefined ? {} : fileAt(found);
}

const fileAt = (path: string): Picture => ({ picture: { type: 'file', path } });

/** Returns the name of a file without its folder and ending. */
export const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');

/** Resolves a path that is relative to a file. */
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
