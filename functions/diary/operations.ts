import * as v from 'valibot';
import { EarnedBadges } from '#core/badge/badge.ts';
import { LoggedEntry } from '#core/diary/diary-entry.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The food diary: what was eaten besides what was cooked here.',
  schemas: { LoggedEntry },
  routes: {
    'POST /api/diary': {
      summary: 'Log something that was eaten',
      description:
        'The same ID on the same day replaces the entry. Nutrition is calculated, unless the dish is one of the cook’s own. Values that nobody knows are absent.',
      status: 201,
      isIdempotent: true,
      answer: v.object({ ...LoggedEntry.entries, ...EarnedBadges.entries }),
      errors: [
        'RecipeNotFound',
        'ProductNotFound',
        'ProductsUnavailable',
        'FoodUnknown',
        'AmountUnknown',
        'DayClosed',
        'DayFull',
      ],
      example: {
        body: {
          id: '$mealId',
          day: '$day',
          meal: 'breakfast',
          name: 'Oats',
          source: { food: 'oats' },
          amount: { quantity: 50, unit: 'g' },
        },
      },
    },
    'DELETE /api/diary/{id}': {
      summary: 'Take an entry back',
      isIdempotent: true,
      example: { params: { id: '$mealId' }, query: { day: '$day' } },
    },
  },
};
