import * as v from 'valibot';
import { RefusedChange } from '#core/kitchen-change.ts';
import { Meal, Week } from '#core/week/meal.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The planned meals, which a household has in common.',
  schemas: { Week, Meal },
  routes: {
    'GET /api/week': {
      summary: 'Find what is planned',
      description: 'Both days included, 62 at most. Meals without a day come with any.',
      answer: Week,
      example: { query: { from: '$day', to: '$day' } },
    },
    'POST /api/week/changes': {
      summary: 'Change what is planned',
      description:
        'Each change has an ID of its own, and is applied once however often it is sent. Answers with the changed meals, and with the changes that were refused: too old, or beyond what can be stored.',
      answer: v.object({ ...Week.entries, refused: v.exactOptional(v.array(RefusedChange)) }),
      errors: ['AnotherKitchen'],
      example: {
        body: {
          changes: [
            {
              id: '$uuid',
              at: '$now',
              type: 'add',
              meal: { id: '$mealId', day: '$day', slot: 'dinner', title: 'Pancakes', servings: 2 },
            },
          ],
        },
      },
    },
  },
};
