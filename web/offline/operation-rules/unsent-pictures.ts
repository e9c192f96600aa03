import type { RecipeInput } from '#core/recipe/recipe-input.ts';
import { dataUrlOf } from '../../requests/data-url.ts';
import { blobOf, type StoredPicture } from '../pictures/stored-picture.ts';

/** Picture of a recipe that the server does not have yet. */
export type UnsentPicture = { readonly id: string; readonly jpeg: StoredPicture };

/**
 * Returns the body of a recipe with its new picture. The outbox stores the picture apart, because every screen reads
 * the outbox.
 * @throws PhotoLost if the browser cannot read it
 */
export async function withPicture<Input extends RecipeInput>(
  input: Input,
  picture: UnsentPicture | undefined,
): Promise<Input> {
  return picture ? { ...input, image: await dataUrlOf(blobOf(picture.jpeg)) } : input;
}

/** Object URLs by picture. They live as long as the page, as few pictures wait to be sent. */
const urls = new Map<string, string>();

/** Returns a URL that shows the picture on this page. Each reading of the database yields other bytes, and one URL. */
export function unsentUrl({ id, jpeg }: UnsentPicture): string {
  const url = urls.get(id) ?? URL.createObjectURL(blobOf(jpeg));
  urls.set(id, url);
  return url;
}
