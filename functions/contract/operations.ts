import * as v from 'valibot';
import { Receipt } from '#core/contract/declaration.ts';
import type { Operations } from '../http/operation.ts';

const EMAIL = 'jonas@example.org';

export const operations: Operations = {
  about: 'Cancelling and withdrawing from a contract, without logging in.',
  schemas: { Receipt },
  routes: {
    'POST /api/contract/cancel': {
      summary: 'Cancel a contract',
      description: 'The answer is the same for every address.',
      status: 202,
      answer: Receipt,
      example: { body: { email: EMAIL, plan: 'Pro', date: '2026-12-31' } },
    },
    'POST /api/contract/cancel/undo': {
      summary: 'Take a cancellation back',
      errors: ['LinkInvalid'],
      example: { body: { token: '$link' } },
    },
    'POST /api/contract/withdraw': {
      summary: 'Withdraw from a contract',
      description: 'The answer is the same for every address.',
      status: 202,
      answer: Receipt,
      example: { body: { email: EMAIL, contract: 'Pro' } },
    },
    'POST /api/contract/withdraw/confirm': {
      summary: 'Confirm a withdrawal by the mailed link',
      answer: v.object({ outcome: v.picklist(['refunded', 'operator']) }),
      errors: ['LinkInvalid'],
      example: { body: { token: '$link' } },
    },
  },
};
