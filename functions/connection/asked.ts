import * as v from 'valibot';
import type { TokenScope } from '#core/account/access-token.ts';
import type { Client } from '#core/connection/client.ts';
import { CHALLENGE } from '#core/connection/connect.ts';
import { isRegistered } from '#core/connection/redirect.ts';
import { clientById } from './client-id.ts';
import { isOurResource } from './endpoints.ts';

/** A missing parameter leads to a page that says so, not to an error of the API. */
const Text = v.fallback(v.optional(v.string()), undefined);

/** Query of `/connect`. Source: RFC 6749, 4.1.1; RFC 7636, 4.3; RFC 8707, 2 */
export const ConnectQuery = v.object({
  response_type: Text,
  client_id: Text,
  redirect_uri: Text,
  code_challenge: Text,
  code_challenge_method: Text,
  scope: Text,
  state: Text,
  resource: Text,
});
export type ConnectQuery = v.InferOutput<typeof ConnectQuery>;

/** Valid request of a client for access. */
export type Asked = {
  readonly client: Client;
  readonly clientId: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly state: string | undefined;
  /** Chosen by the cook: never more than the client asks for. */
  readonly scopes: readonly TokenScope[];
};

/**
 * Reads a request for access.
 * @returns undefined if it is invalid. Then no redirect follows: anybody can register any address
 */
export function askedOf(query: ConnectQuery, origin: string): Asked | undefined {
  const { client_id: clientId = '', redirect_uri: redirect = '', code_challenge: challenge = '' } = query;
  const client = clientById(clientId);
  const isValid =
    client &&
    isRegistered(redirect, client.redirects) &&
    query.response_type === 'code' &&
    query.code_challenge_method === 'S256' &&
    CHALLENGE.test(challenge) &&
    isOurResource(query.resource, origin);
  if (!isValid) return undefined;
  return { client, clientId, redirect, challenge, state: query.state, scopes: scopesOf(query.scope) };
}

const scopesOf = (scope = ''): readonly TokenScope[] => {
  const asked = scope.split(' ');
  return asked.includes('read') && !asked.includes('write') ? ['read'] : ['read', 'write'];
};

/**
 * Returns the address that leads back to the client. @param answer its code, or the reason of the refusal. Source: RFC
 * 9207, 2
 */
export function backTo(
  { redirect, state }: Pick<Asked, 'redirect' | 'state'>,
  answer: { readonly code: string } | { readonly error: 'access_denied' },
  origin: string,
): string {
  const query = new URLSearchParams({ ...answer, ...(state !== undefined && { state }), iss: origin });
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${query.toString()}`;
}
