import { met, notApplicable, type Chapter } from './requirement.ts';

const NO_CODE = 'Google sends an ID token and nothing else: there is no code and no access token';
const NO_RESOURCE_SERVER = 'no access token of OAuth is accepted; ours are in the chapters 7 and 8';
const NO_SERVER = 'Munchify is no authorization server';
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
    '10.3.1': notApplicable('access tokens are for this server', NO_RESOURCE_SERVER),
    '10.3.2': notApplicable('access tokens decide by their scope', NO_RESOURCE_SERVER),
    '10.3.3': notApplicable('access tokens name users who stay the same', NO_RESOURCE_SERVER),
    '10.3.4': notApplicable('access tokens prove an expected strength', NO_RESOURCE_SERVER),
    '10.4.1': notApplicable('redirect addresses are on a list', NO_SERVER),
    '10.4.2': notApplicable('a code works once', NO_SERVER),
    '10.4.3': notApplicable('a code is short-lived', NO_SERVER),
    '10.4.4': notApplicable('only grants that a client needs', NO_SERVER),
    '10.4.5': notApplicable('refresh tokens cannot be replayed', NO_SERVER),
    '10.4.6': notApplicable('codes need PKCE', NO_SERVER),
    '10.4.7': notApplicable('registration of clients is safe', NO_SERVER),
    '10.4.8': notApplicable('refresh tokens end', NO_SERVER),
    '10.4.9': notApplicable('users can revoke tokens', NO_SERVER),
    '10.4.10': notApplicable('confidential clients authenticate', NO_SERVER),
    '10.4.11': notApplicable('clients get only the scopes they need', NO_SERVER),
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
    '10.7.1': notApplicable('users consent to each request', NO_SERVER),
    '10.7.2': notApplicable('the consent says what it is about', NO_SERVER),
    '10.7.3': notApplicable('consents can be revoked', NO_SERVER),
  },
};
