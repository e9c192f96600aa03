import * as v from 'valibot';
import { ListedSession } from '#core/account/listed-session.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The devices that are signed in.',
  schemas: { ListedSession },
  routes: {
    'GET /api/user/sessions': { summary: 'List the signed-in devices', answer: v.array(ListedSession) },
    'DELETE /api/user/sessions': { summary: 'Log out all other devices' },
  },
};
