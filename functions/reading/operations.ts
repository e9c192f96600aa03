import { Reading } from '#core/reading/reading.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Reads recipes from pages and texts. Saves nothing.',
  schemas: { Reading },
  routes: {
    'POST /api/recipes/read': {
      summary: 'Read a recipe from a page or a text',
      answer: Reading,
      errors: ['NoRecipe', 'PageUnreachable', 'TooMuchToRead', 'ReadingsUsed'],
      example: {
        body: { text: 'Pancakes\n\n200 g flour\n300 ml milk\n2 eggs\n\nWhisk everything. Fry in a hot pan.' },
      },
    },
    'POST /api/recipes/read/image': {
      summary: 'Find the picture of a page that was read',
      media: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      errors: ['PageUnreachable', 'TooManyAttempts'],
      example: { body: { imageToken: '$imageToken' } },
    },
  },
};
