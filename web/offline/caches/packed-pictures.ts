/** Returns a function that answers requests for the app's drawings from their pack. Reads the pack once. */
export function answerFrom(
  loadPack: () => Promise<Response | undefined>,
): (address: { readonly request: Request; readonly url: URL }) => Promise<Response> {
  let pack: Promise<Readonly<Record<string, string>>> | undefined;
  return async ({ request, url }) => {
    pack ??= loadPack().then((response) => response?.json() ?? {});
    const drawing = (await pack)[url.pathname];
    // A page that was opened before a release requests older drawings.
    if (drawing === undefined) return fetch(request);
    return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
  };
}
