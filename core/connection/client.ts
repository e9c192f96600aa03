import * as v from 'valibot';
import { MAX_TOKEN_NAME } from '../account/access-token.ts';
import { printable } from '../text/printable.ts';
import { destinationOf } from './redirect.ts';

const MAX_REDIRECTS = 10;

/** Characters of a client's redirects together: its ID holds them, and stands in addresses. */
const MAX_REDIRECT_CHARACTERS = 1_500;

/**
 * Body of `POST /api/oauth/register`. Whatever else a client says of itself is ignored.
 * Source: RFC 7591, 2
 */
export const Registration = v.object({
  redirect_uris: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_REDIRECTS)),
  client_name: v.exactOptional(v.string()),
});
export type Registration = v.InferOutput<typeof Registration>;

/** A program that asks for access. It names itself, and nobody has checked the name. */
export type Client = { readonly name: string; readonly redirects: readonly string[] };

/**
 * Returns the client of a registration. One without a name is called by where it leads.
 * @returns undefined if it would be led back to where no program may be
 */
export function clientOf({ redirect_uris: redirects, client_name = '' }: Registration): Client | undefined {
  const destinations = redirects.map(destinationOf);
  const [first] = destinations;
  if (!first || destinations.includes(undefined)) return undefined;
  if (redirects.join('').length > MAX_REDIRECT_CHARACTERS) return undefined;
  return { name: shortName(client_name) || first.name, redirects };
}

/** A name on one line, that fits among those of tokens, and turns no text around it round. */
const shortName = (name: string): string =>
  [
    ...printable(name)
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MAX_TOKEN_NAME)
    .join('');
