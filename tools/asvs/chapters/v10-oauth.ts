import { met, notApplicable, type Chapter } from './requirement.ts';

const NO_CODE = 'Google sends an ID token and nothing else: there is no code and no access token';
const OURS = 'tokens by OAuth are our access tokens: see the chapters 7 and 8';
const NO_REFRESH = 'there are no refresh tokens';
const NO_PROVIDER = 'Munchify is no OpenID provider';

export const oauth: Chapter = {
  number: 10,
  name: 'OAuth and OIDC',
  requirements: {
    '10.1.1': met('tokens go only where they are needed', [
      'functions/services/google.ts',
      "response_type: 'id_token'",
    ]),
    '10.1.2': met('an answer is taken only for a sign-in that this browser has begun'),
    '10.2.1': notApplicable('the code flow is protected against CSRF', NO_CODE),
    '10.2.2': notApplicable('authorization servers are not mixed up', 'there is only Google'),
    '10.3.1': met('access tokens are for this server', [
      'core/account/access-tokens.ts',
      'find((each) => each.hash === hash)',
    ]),
    '10.3.2': met('access tokens decide by their scope', [
      'core/account/access-tokens.ts',
      "writes && found.scope !== 'write'",
    ]),
    '10.3.3': met('access tokens name users who stay the same', [
      'core/account/access-tokens.ts',
      'parseToken(token)',
    ]),
    '10.3.4': notApplicable('access tokens prove an expected strength', OURS),
    '10.4.1': met('redirect addresses are on a list'),
    '10.4.2': met('a code works once'),
    '10.4.3': met('a code is short-lived'),
    '10.4.4': met('only grants that a client needs', [
      'functions/connection/metadata.ts',
      "grant_types_supported: ['authorization_code']",
    ]),
    '10.4.5': notApplicable('refresh tokens cannot be replayed', NO_REFRESH),
    '10.4.6': met('codes need PKCE'),
    '10.4.7': met('registration of clients is safe'),
    '10.4.8': notApplicable('refresh tokens end', NO_REFRESH),
    '10.4.9': met('users can revoke tokens'),
    '10.4.10': notApplicable('confidential clients authenticate', 'all clients are public'),
    '10.4.11': met('clients get only the scopes they need'),
    '10.5.1': met('an ID token cannot be replayed', [
      'tests/functions/account/google.test.ts',
      'ends where the token is for somebody else, or its nonce of another sign-in',
    ]),
    '10.5.2': met('the user is known by the subject'),
    '10.5.3': notApplicable(
      'metadata of another issuer is refused',
      'no metadata is read: issuer and address of the keys are fixed',
    ),
    '10.5.4': met('the ID token is for this client'),
    '10.5.5': notApplicable('back-channel logout is safe', 'there is none'),
    '10.6.1': notApplicable('the provider allows safe response types only', NO_PROVIDER),
    '10.6.2': notApplicable('nobody is logged out by force', NO_PROVIDER),
    '10.7.1': met('users consent to each request'),
    '10.7.2': met('the consent says what it is about'),
    '10.7.3': met('consents can be revoked'),
  },
};
