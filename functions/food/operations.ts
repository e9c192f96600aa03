import * as v from 'valibot';
import { LoggableFood } from '#core/diary/loggable-food.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The table of foods.',
  schemas: { LoggableFood },
  routes: {
    'GET /api/foods': {
      summary: 'Find foods by their names',
      description:
        'Foods and dishes that can be logged, the best first and eight at most, in either language and with a mistake. Each with the ID by which it is logged and its usual portions.',
      answer: v.array(LoggableFood),
      parameters: { q: 'A name, or its beginning.' },
      example: { query: { q: 'porridge' } },
    },
  },
};
