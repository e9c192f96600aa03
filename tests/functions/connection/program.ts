import { createHash, randomBytes } from 'node:crypto';
import type { Answered } from '#tests/support/api-client.ts';
import { request, speak } from '#tests/functions/mcp/assistant.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';

/** Redirect page of a made-up assistant. */
export const CALLBACK = 'https://assistant.example/callback';

const VERIFIER = randomBytes(32).toString('base64url');

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Sends a form or JSON as a program does, without a cookie or an origin. */
async function send(path: string, body: URLSearchParams | object): Promise<Answered> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(`${stage.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? body.toString() : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

export const register = (body: object) => send('/api/oauth/register', body);

/** Registers a client. @returns its ID */
export async function aClient(
  name = 'Assistant',
  redirects: readonly string[] = [CALLBACK],
): Promise<string> {
  const { body } = await register({ client_name: name, redirect_uris: redirects });
  return String(body['client_id']);
}

type Fields = Readonly<Record<string, string | undefined>>;

const withoutGaps = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined),
  );

/** Returns the address at which a client asks for access. @param changes other values; undefined for none */
export async function askAddress(changes: Fields = {}): Promise<string> {
  const asked = {
    response_type: 'code',
    client_id: changes['client_id'] ?? (await aClient()),
    redirect_uri: CALLBACK,
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    state: 'a state & more',
    resource: `${stage.origin}/api/mcp`,
    ...changes,
  };
  return `/connect?${new URLSearchParams(withoutGaps(asked)).toString()}`;
}

/** Presses "Allow" on the page of a request. */
export const press = (
  cookie: string,
  address: string,
  scope = 'read',
  headers: Fields = {},
): Promise<Answered> =>
  stage.call('POST', address, {
    cookie,
    body: `scope=${scope}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...withoutGaps(headers) },
  });

/** Returns the redirect address of an answer. */
export const ledTo = ({ headers }: Answered): URL => new URL(headers.get('location') ?? '');

/** A code that a cook has just granted to a client, and the values to redeem it. */
export type Allowed = { readonly code: string; readonly clientId: string };

export async function allow(cookie: string, scope: 'read' | 'write' = 'read'): Promise<Allowed> {
  const clientId = await aClient();
  const pressed = await press(cookie, await askAddress({ client_id: clientId }), scope);
  return { clientId, code: ledTo(pressed).searchParams.get('code') ?? '' };
}

/** Redeems a code. @param changes other values; undefined for none */
export const redeem = ({ code, clientId }: Allowed, changes: Fields = {}): Promise<Answered> =>
  send(
    '/api/oauth/token',
    new URLSearchParams(
      withoutGaps({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        resource: `${stage.origin}/api/mcp`,
        ...changes,
      }),
    ),
  );

/** The verifier for redeeming codes. */
export const verifier = VERIFIER;

/** Returns a cook's access tokens, as the settings list them. */
export const tokensOf = async (owner: string) => {
  const { text } = await stage.call('GET', '/api/tokens', { cookie: owner });
  return JSON.parse(text) as { readonly id: string; readonly name: string; readonly scope: string }[];
};

/** Returns the status of the answer to a token. */
export const useOf = async (token: unknown) => (await speak(String(token), request('tools/list'))).status;
