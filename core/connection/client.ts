import * as v from 'valibot';
import { MAX_TOKEN_NAME } from '../account/access-token.ts';
import { printable } from '../text/printable.ts';
import { destinationOf } from './redirect.ts';

const MAX_REDIRECTS = 10;

/** Maximum total length of a client's redirects: its ID contains them and stands in URLs. */
const MAX_REDIRECT_CHARACTERS = 1_500;

/** Body of `POST /api/oauth/register`. Other metadata of a client is ignored. Source: RFC 7591, 2 */
export const Registration = v.object({
  redirect_uris: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_REDIRECTS)),
  client_name: v.exactOptional(v.string()),
});
export type Registration = v.InferOutput<typeof Registration>;

/** Program that asks for access. Its name is its own claim, which nobody has checked. */
export type Client = { readonly name: string; readonly redirects: readonly string[] };

/**
 * Returns the client of a registration. A client without a name is called after the host or app of its first redirect.
 * @returns undefined if a redirect is not allowed
 */
export function clientOf({ redirect_uris: redirects, client_name = '' }: Registration): Client | undefined {
  const destinations = redirects.map(destinationOf);
  const [first] = destinations;
  if (!first || destinations.includes(undefined)) return undefined;
  if (redirects.join('').length > MAX_REDIRECT_CHARACTERS) return undefined;
  return { name: shortName(client_name) || first.name, redirects };
}

/** Returns a name as one line, short enough for a token and without characters that change text direction. */
const shortName = (name: string): string =>
  [
    ...printable(name)
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MAX_TOKEN_NAME)
    .join('');
