import type { RecipeInput } from '#core/recipe/recipe-input.ts';
import { dataUrlOf } from '../../requests/data-url.ts';
import { blobOf, type StoredPicture } from '../pictures/stored-picture.ts';

/** Picture of a recipe that is not on the server yet. */
export type UnsentPicture = { readonly id: string; readonly jpeg: StoredPicture };

/**
 * Returns the body of a recipe with its new picture. The outbox stores pictures separately, because every screen reads
 * the outbox.
 * @throws PhotoLost if the browser cannot read the picture
 */
export async function withPicture<Input extends RecipeInput>(
  input: Input,
  picture: UnsentPicture | undefined,
): Promise<Input> {
  return picture ? { ...input, image: await dataUrlOf(blobOf(picture.jpeg)) } : input;
}

/** Object URLs by picture. They live as long as the page, because only few pictures wait to be sent. */
const urls = new Map<string, string>();

/**
 * Returns a URL that shows the picture on this page. Each read of the database returns other bytes, but the URL stays
 * one.
 */
export function unsentUrl({ id, jpeg }: UnsentPicture): string {
  const url = urls.get(id) ?? URL.createObjectURL(blobOf(jpeg));
  urls.set(id, url);
  return url;
}
