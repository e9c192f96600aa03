import { expect } from 'vitest';
import { allowConnection } from '#core/connection/connect.ts';
import { clientIdOf } from '#functions/connection/client-id.ts';
import type { TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const REDIRECT = 'https://assistant.example/callback';
const CLIENT = clientIdOf({ name: 'Assistant', redirects: [REDIRECT] });
const VERIFIER = 'a-verifier-that-nobody-guesses-in-a-hundred-years';

const challengeOf = ({ world }: TestUser) => world.fake.secrets.hash(VERIFIER);

/** Query of the consent page. Its challenge is well-formed, but has no verifier. */
const QUERY = `?${new URLSearchParams({
  response_type: 'code',
  client_id: CLIENT,
  redirect_uri: REDIRECT,
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}).toString()}`;

/** Allows the tests' program to get a token. @returns the form that requests the token */
async function formOf(user: TestUser): Promise<string> {
  const { userId, world } = user;
  const [session] = (await world.fake.signIns.find(userId))?.sessions ?? [];
  const bound = { clientId: CLIENT, redirect: REDIRECT, challenge: challengeOf(user) };
  const by = { userId, sessionHash: session?.hash ?? '' };
  const code = await allowConnection(world.fake, by, 'read', bound);
  return new URLSearchParams({
    grant_type: 'authorization_code',
    code: code.ok ? code.value : '',
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
  }).toString();
}

/** Programs that ask for an access token. */
export const CONNECTION: readonly UseCase[] = [
  { name: 'GET /.well-known/oauth-authorization-server' },
  { name: 'GET /.well-known/oauth-protected-resource' },
  { name: 'GET /.well-known/oauth-protected-resource/api/mcp' },
  { name: 'POST /api/oauth/register', input: () => ({ body: { redirect_uris: [REDIRECT] } }) },
  { name: 'GET /connect', query: QUERY },
  {
    name: 'POST /connect',
    query: QUERY,
    input: () => ({ body: 'scope=read' }),
    async after({ world: { fake }, userId }) {
      expect((await fake.signIns.find(userId))?.oauthCode).toBeDefined();
    },
  },
  {
    name: 'POST /api/oauth/token',
    input: async (user) => ({ body: await formOf(user) }),
    // A code that is redeemed again ends its token: the program starts again.
    done: 400,
  },
];
