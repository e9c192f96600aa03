import * as v from 'valibot';
import { Goals } from '#core/goals/goals.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Goals for what is eaten in a day.',
  schemas: { Goals },
  routes: {
    'GET /api/nutrition/goals/current': {
      summary: 'Find the goals',
      description: '`null` where none are set.',
      answer: v.nullable(Goals),
    },
    'POST /api/nutrition/goals': {
      summary: 'Set goals',
      answer: Goals,
      isIdempotent: true,
      example: {
        body: { dailyCalories: 2_000, dailyProtein: 60, dailyCarbs: 250, dailyFat: 70, dailyFiber: 30 },
      },
    },
  },
};
