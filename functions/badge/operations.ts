import * as v from 'valibot';
import { UserBadge } from '#core/badge/badge.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Badges, earned or not.',
  schemas: { UserBadge },
  routes: { 'GET /api/badges/user': { summary: 'List the badges', answer: v.array(UserBadge) } },
};
