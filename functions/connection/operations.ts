import type { Operations } from '../http/operation.ts';
import { GrantedToken, OAuthRefusal, RegisteredClient } from './answers.ts';
import { ResourceMetadata, ServerMetadata } from './metadata.ts';

const RESOURCE = {
  summary: 'Find whom to ask for access',
  description: 'Protected resource metadata, RFC 9728.',
  answer: ResourceMetadata,
} as const;

const example = {
  query: {
    response_type: 'code',
    client_id: '$client',
    redirect_uri: 'https://assistant.example/callback',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    scope: 'read',
    state: 'a-state',
  },
};

const parameters = {
  client_id: 'As `POST /api/oauth/register` has given it.',
  redirect_uri: 'One that the client has registered; on the loopback interface with any port.',
  code_challenge: 'By S256. There is no other method.',
  scope: '`read`, or `read write`. The cook chooses, and never more than this. Both where it is absent.',
  resource: 'The address of `POST /api/mcp`, if any.',
};

export const operations: Operations = {
  about: 'Programs that ask for an access token by OAuth 2.1, so that a cook need not paste one.',
  routes: {
    'GET /.well-known/oauth-authorization-server': {
      summary: 'Find how to ask for access',
      description: 'Authorization server metadata, RFC 8414.',
      answer: ServerMetadata,
    },
    'GET /.well-known/oauth-protected-resource': RESOURCE,
    'GET /.well-known/oauth-protected-resource/api/mcp': RESOURCE,
    'POST /api/oauth/register': {
      summary: 'Register a program',
      description:
        'Dynamic client registration, RFC 7591, for public clients. Nothing is stored: the ID is what the program has said of itself.',
      status: 201,
      answer: RegisteredClient,
      refusals: { 400: OAuthRefusal },
      example: {
        body: { client_name: 'Assistant', redirect_uris: ['https://assistant.example/callback'] },
      },
    },
    'GET /connect': {
      summary: 'Ask a cook for access',
      description: 'A page on which the cook decides. An invalid request leads nobody back.',
      media: ['text/html; charset=utf-8'],
      refusals: { 400: 'text/html; charset=utf-8', 401: 'text/html; charset=utf-8' },
      parameters,
      example,
    },
    'POST /connect': {
      summary: 'Allow access',
      description:
        'The form of the page: `scope=read` or `scope=write`. It leads back with a code, which is good for a minute, once.',
      status: 303,
      refusals: {
        400: 'text/html; charset=utf-8',
        401: 'text/html; charset=utf-8',
        409: 'text/html; charset=utf-8',
      },
      parameters,
      example,
    },
    'POST /api/oauth/token': {
      summary: 'Get the access token that a cook has allowed',
      description:
        'A form, as RFC 6749 has it: `grant_type=authorization_code`, `code`, `client_id`, `redirect_uri`, `code_verifier`. The token has no end of its own. A code that comes again ends its token.',
      answer: GrantedToken,
      errors: ['TooManyAttempts'],
      refusals: { 400: OAuthRefusal },
    },
  },
};
