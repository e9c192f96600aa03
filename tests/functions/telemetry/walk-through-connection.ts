import { createHash } from 'node:crypto';
import type { ApiClient } from '#tests/support/api-client.ts';

const VERIFIER = 'a-verifier-that-nobody-guesses-in-a-hundred-years';
const REDIRECT = 'https://zimmerpflanze.example/callback';

/** Lets a program request an access token, and get it. @returns texts that must not be logged */
export async function walkThroughConnection(
  call: ApiClient['call'],
  cookie: string,
): Promise<readonly string[]> {
  for (const of of ['authorization-server', 'protected-resource', 'protected-resource/api/mcp'])
    await call('GET', `/.well-known/oauth-${of}`);
  const client = { client_name: 'Wohnzimmerlampe', redirect_uris: [REDIRECT] };
  const { body } = await call('POST', '/api/oauth/register', { body: client });
  const client_id = String(body['client_id']);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: REDIRECT,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'mein-geheimer-zustand',
  });
  const address = `/connect?${query.toString()}`;
  await call('GET', address, { cookie });
  const pressed = await call('POST', address, { cookie, body: 'scope=read' });
  const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
  };
  const granted = await call('POST', '/api/oauth/token', { body: new URLSearchParams(form).toString() });
  const secrets = [...code.split('.').slice(1), ...String(granted.body['access_token']).split('.')];
  return [...secrets, client.client_name, client_id, 'zimmerpflanze', 'mein-geheimer-zustand', VERIFIER];
}
