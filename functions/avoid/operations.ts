import { StoredAvoid } from '#core/account/account.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'What the user does not eat. Access tokens open none of this.',
  schemas: { Avoid: StoredAvoid },
  routes: {
    'POST /api/user/avoid': {
      summary: 'Say what one does not eat',
      example: { body: { allergens: ['nuts'], words: ['coriander'] } },
    },
    'PATCH /api/user/avoid': {
      summary: 'Add or remove what one does not eat',
      description: 'Changes add up; one that is sent again with the same `id` changes nothing.',
      errors: ['TooManyAvoided'],
      example: {
        body: {
          id: '6f1c64f2-9a3e-4d0b-8a55-0c8f5d2b7e10',
          add: { allergens: ['nuts'], words: ['coriander'] },
        },
      },
    },
  },
};
