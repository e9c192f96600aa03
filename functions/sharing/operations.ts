import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { CurrentShare, ShareAnswer } from '#core/sharing/share.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Recipes that anybody with the link can read.',
  routes: {
    'GET /api/recipes/{id}/share': {
      summary: 'Find out how a recipe is shared',
      description: '`null` where it is not.',
      answer: CurrentShare,
      errors: ['RecipeNotFound'],
      example: { params: { id: '$recipe' } },
    },
    'POST /api/recipes/{id}/share': {
      summary: 'Share a recipe by a link',
      description: 'Again changes how it is shared, under the same link.',
      answer: ShareAnswer,
      errors: ['RecipeNotFound', 'NameNeeded', 'PhotoInvalid', 'PhotosTooLarge'],
      example: { params: { id: '$recipe' }, body: {} },
    },
    'DELETE /api/recipes/{id}/share': {
      summary: 'Stop sharing a recipe',
      example: { params: { id: '$recipe' } },
    },
    'POST /api/recipes/copy': {
      summary: 'Save a copy of a shared recipe',
      status: 201,
      answer: v.object({ id: RecipeId }),
      isIdempotent: true,
      errors: ['RecipeNotFound', 'KeyReused', 'IdTaken', 'TooManyAttempts', 'TooManyRecipes'],
      example: { body: { token: '$share' } },
    },
    'GET /r/{token}': {
      summary: 'Read a shared recipe',
      description:
        'A page, with the recipe in schema.org’s JSON-LD. Where there is none, a page says so by 404. `HEAD` answers with the same headers.',
      media: ['text/html; charset=utf-8'],
      refusals: { 404: 'text/html; charset=utf-8' },
      parameters: {
        servings: 'Scales the amounts.',
        units: 'Units of the amounts.',
        language: 'The recipe’s own where it is absent.',
      },
      example: { params: { token: '$share' } },
    },
    'GET /r/{token}/{picture}': {
      summary: 'Find a picture of a shared recipe',
      description: '`HEAD` answers with the same headers.',
      media: ['image/jpeg'],
      example: { params: { token: '$share', picture: 'preview.jpg' } },
    },
  },
};
