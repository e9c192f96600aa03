import * as v from 'valibot';
import { clientOf, type Client } from '#core/connection/client.ts';

const Stored = v.pipe(
  v.string(),
  v.transform((id): unknown => jsonOf(Buffer.from(id, 'base64url').toString())),
  v.tuple([v.string(), v.array(v.string())]),
);

/**
 * Returns the ID of a client, which is what it has said of itself: nothing is stored, and nothing is trusted. It is no
 * secret and no proof, and needs none: everybody may register any client.
 */
export const clientIdOf = ({ name, redirects }: Client): string =>
  Buffer.from(JSON.stringify([name, redirects])).toString('base64url');

/** Returns the client of an ID. It is checked as at its registration, because anybody can write one. */
export function clientById(id: string): Client | undefined {
  const stored = v.safeParse(Stored, id);
  if (!stored.success) return undefined;
  const [client_name, redirect_uris] = stored.output;
  return clientOf({ client_name, redirect_uris });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
