import type { RecipeInput } from '#core/recipe/recipe-input.ts';
import { dataUrlOf } from '../../requests/data-url.ts';

/** Picture of a recipe that the server does not have yet. */
export type UnsentPicture = { readonly id: string; readonly jpeg: Blob };

/** The browser has lost a picture that was not sent. */
export class PhotoLost extends Error {
  override readonly name = 'PhotoLost';
}

/**
 * Returns what is sent of a recipe, with its new picture. The outbox holds that once, and every screen reads the outbox.
 * @throws PhotoLost when the picture cannot be read
 */
export async function withPicture<Input extends RecipeInput>(
  input: Input,
  picture: UnsentPicture | undefined,
): Promise<Input> {
  if (!picture) return input;
  try {
    return { ...input, image: await dataUrlOf(picture.jpeg) };
  } catch (cause) {
    throw new PhotoLost(picture.id, { cause });
  }
}

/** Object URLs by picture. They live as long as the page, as few pictures wait to be sent. */
const urls = new Map<string, string>();

/** Returns a URL that shows the picture on this page. Each reading of the database yields another Blob, and one URL. */
export function unsentUrl({ id, jpeg }: UnsentPicture): string {
  const url = urls.get(id) ?? URL.createObjectURL(jpeg);
  urls.set(id, url);
  return url;
}
