import * as v from 'valibot';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The end of an account. Access tokens open none of this.',
  schemas: {},
  routes: {
    'DELETE /api/user': {
      summary: 'Delete the account',
      description: 'Ends every session and every access token at once. The data goes within minutes.',
      status: 202,
      answer: v.strictObject({}),
      errors: ['InvalidCredentials', 'PasswordNeeded', 'TooManyAttempts'],
      example: { body: { password: 'Leek2026leek' } },
    },
  },
};
