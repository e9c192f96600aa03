import * as v from 'valibot';
import { clientOf, type Client } from '#core/connection/client.ts';

const Stored = v.pipe(
  v.string(),
  v.transform((id): unknown => jsonOf(Buffer.from(id, 'base64url').toString())),
  v.tuple([v.string(), v.array(v.string())]),
);

/**
 * Returns the ID of a client. It contains all that the client says about itself, so nothing is stored. The ID is
 * neither secret nor proof: everybody may register any client.
 */
export const clientIdOf = ({ name, redirects }: Client): string =>
  Buffer.from(JSON.stringify([name, redirects])).toString('base64url');

/** Returns the client of an ID. Checks it as at its registration, because anybody can write an ID. */
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
