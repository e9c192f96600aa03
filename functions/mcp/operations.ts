import * as v from 'valibot';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The door for assistants: the Model Context Protocol.',
  routes: {
    'POST /api/mcp': {
      summary: 'Speak the Model Context Protocol',
      description:
        'Streamable HTTP without sessions: every request is answered by itself, as JSON. It needs an access token in its header, `Authorization: Bearer <token>`, and looks at no cookie. Its tools are operations of this API, those that the token opens.',
      answer: v.unknown(),
      errors: ['NotSignedIn', 'TokenInvalid', 'TooManyAttempts', 'ForeignOrigin'],
      example: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} } },
    },
  },
};
