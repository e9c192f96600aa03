/** Picture of a recipe that the server does not have yet. */
export type UnsentPicture = { readonly id: string; readonly jpeg: Blob };

/** Object URLs by picture. They live as long as the page, as few pictures wait to be sent. */
const urls = new Map<string, string>();

/** Returns a URL that shows the picture on this page. Each reading of the database yields another Blob, and one URL. */
export function unsentUrl({ id, jpeg }: UnsentPicture): string {
  const url = urls.get(id) ?? URL.createObjectURL(jpeg);
  urls.set(id, url);
  return url;
}
