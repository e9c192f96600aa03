import * as v from 'valibot';
import { CurrentAccessToken, ListedAccessToken, NewAccessToken } from '#core/account/access-token.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Access tokens for programs of the cook’s own. They are made, listed and ended in the app.',
  schemas: { ListedAccessToken, NewAccessToken },
  routes: {
    'GET /api/tokens': { summary: 'List the access tokens', answer: v.array(ListedAccessToken) },
    'POST /api/tokens': {
      summary: 'Make an access token',
      description:
        'This answer is the only one that has the token itself. A cook has ten at most. Repeated under its key, there is one token, and the newest answer has its secret.',
      status: 201,
      isIdempotent: true,
      answer: NewAccessToken,
      errors: ['TooManyTokens'],
      example: { body: { name: 'Home Assistant', scope: 'read' } },
    },
    'GET /api/tokens/current': {
      summary: 'Find what this token may do',
      description: '`null` in a session of the app.',
      answer: v.nullable(CurrentAccessToken),
    },
    'DELETE /api/tokens/{id}': { summary: 'End an access token', example: { params: { id: '$token' } } },
  },
};
