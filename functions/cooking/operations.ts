import * as v from 'valibot';
import { EarnedBadges } from '#core/badge/badge.ts';
import { CookState } from '#core/cooking/cook-mark.ts';
import { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'What was cooked and eaten, by days.',
  schemas: { TrackedDay, TrackingEntry },
  routes: {
    'POST /api/recipes/{id}/cooked': {
      summary: 'Mark a recipe as cooked',
      description:
        'Today, or one of the last 60 days. A second mark on one day changes nothing but the meal, if it names one.',
      answer: v.object({ ...CookState.entries, ...EarnedBadges.entries }),
      isIdempotent: true,
      errors: ['RecipeNotFound', 'DayClosed'],
      example: { params: { id: '$recipe' }, body: { servings: 1, day: '$day' } },
    },
    'DELETE /api/recipes/{id}/cooked': {
      summary: 'Take the mark of a day back',
      isIdempotent: true,
      errors: ['RecipeNotFound'],
      parameters: { day: 'Today where it is absent.' },
      example: { params: { id: '$recipe' }, query: { day: '$day' } },
    },
    'GET /api/nutrition/tracking/daily': {
      summary: 'Find what was eaten on a day',
      answer: v.array(TrackingEntry),
      parameters: { date: 'Any instant of the day; now where it is absent.' },
      example: { query: { date: '$now' } },
    },
    'GET /api/nutrition/tracking/range': {
      summary: 'Find what was eaten on some days',
      description: 'Both days included, 62 at most. Days on which nothing was eaten are left out.',
      answer: v.array(TrackedDay),
      example: { query: { from: '$day', to: '$day' } },
    },
  },
};
