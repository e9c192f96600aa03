import * as v from 'valibot';
import { KnownFood } from '#core/generation/ingredients.ts';
import { EarnedBadges } from '#core/badge/badge.ts';
import { Recipe, VariationCard } from '#core/recipe/recipe.ts';
import type { Operation, Operations } from '../http/operation.ts';

const Generated = v.object({ ...Recipe.entries, ...EarnedBadges.entries });

const ERRORS: Operation['errors'] = [
  'QuotaExceeded',
  'TriesUsed',
  'NoFood',
  'NothingLeft',
  'NoDish',
  'WishesClash',
  'RecipeRefused',
  'AuthorUnavailable',
  'BudgetSpent',
  'RunCancelled',
  'RunInProgress',
  'KeyReused',
  'PhotoInvalid',
  'PhotosTooLarge',
];

export const operations: Operations = {
  about: 'Recipes that a model writes. Each costs one of the month’s recipes.',
  schemas: { VariationCard, FoodId: KnownFood },
  routes: {
    'POST /api/analyze': {
      summary: 'Write a recipe from photos, or from named foods',
      description:
        'With `Accept: text/event-stream` the answer is a stream of events: `ingredients`, `partial`, and at the end `recipe` or `error`.',
      answer: Generated,
      isIdempotent: true,
      errors: ERRORS,
      example: { body: { images: ['$photo'] } },
    },
    'DELETE /api/analyze/{key}': {
      summary: 'Cancel a recipe that is being written',
      description: 'Nothing is charged.',
      errors: ['RunSaved'],
      parameters: { key: 'The `Idempotency-Key` of its request.' },
      example: { params: { key: '$runKey' } },
    },
    'GET /api/recipes/{id}/alternatives': {
      summary: 'List the variations of a recipe',
      description: 'Newest first; the `Link` header has the address of the next page.',
      answer: v.array(VariationCard),
      errors: ['RecipeNotFound'],
      parameters: { limit: 'Variations in a page.', cursor: 'From the `Link` header of the page before.' },
      example: { params: { id: '$recipe' } },
    },
    'POST /api/recipes/{id}/alternatives': {
      summary: 'Vary a recipe',
      description: 'Streams as `POST /api/analyze` does.',
      answer: Generated,
      isIdempotent: true,
      errors: [...ERRORS, 'RecipeNotFound', 'WishUnmet'],
      example: { params: { id: '$recipe' }, body: { wish: 'for a cold evening' } },
    },
    'POST /api/recipes/{id}/translation': {
      summary: 'Translate a recipe',
      description: 'Costs none of the month’s recipes.',
      answer: Recipe,
      errors: ['RecipeNotFound', 'TooLongToTranslate', 'TriesUsed', 'TranslationUnavailable', 'BudgetSpent'],
      example: { params: { id: '$recipe' }, body: { language: 'de' } },
    },
  },
};
