import * as v from 'valibot';
import { Nutrition, NutritionRange } from '#core/nutrition/nutrition.ts';
import { Question } from '#core/nutrition/question.ts';
import { Line } from '#core/recipe/lines/line.ts';
import { ShownPersonal } from '#core/recipe/personal.ts';
import { RecipeChanges } from '#core/recipe/recipe-changes.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { Changes, Recipe, RecipeCard, Translation } from '#core/recipe/recipe.ts';
import { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import { Section } from '#core/recipe/sections.ts';
import { Step } from '#core/recipe/steps/step.ts';
import type { Operations } from '../http/operation.ts';

const PANCAKES = {
  title: 'Pancakes',
  servings: 2,
  ingredients: ['200 g flour', '300 ml milk', '2 eggs'],
  instructions: ['Whisk everything.', 'Fry in a hot pan.'],
  prepTime: 20,
};

export const operations: Operations = {
  about: 'The recipes of a cook, and those of their household for reading.',
  schemas: {
    Recipe,
    RecipeCard,
    RecipeOrigin,
    Line,
    Step,
    Section,
    Nutrition,
    NutritionRange,
    Question,
    Translation,
    VariationChanges: Changes,
  },
  routes: {
    'GET /api/recipes': {
      summary: 'List recipes, newest first',
      description:
        'The `Link` header has the address of the next page. A page of a search may be short, or empty, and have a next one all the same.',
      answer: v.array(RecipeCard),
      parameters: {
        limit: 'Recipes in a page.',
        cursor: 'From the `Link` header of the page before.',
        scope: 'Those of the household instead of one’s own. Then there is no search.',
        q: 'Words in title, ingredients and tags.',
        tag: 'One tag.',
        favorite: 'Only those with a heart.',
      },
      example: { query: { limit: 10, q: 'pancakes' } },
    },
    'POST /api/recipes': {
      summary: 'Save a recipe of one’s own',
      description:
        'Costs none of the month’s recipes. An ingredient or instruction that ends in “:” begins a section. With an `id` of one’s own, or an `Idempotency-Key`, it may be repeated.',
      status: 201,
      answer: v.object({ id: RecipeId }),
      isIdempotent: true,
      errors: [
        'KeyReused',
        'IdTaken',
        'TooManyAttempts',
        'TooManyRecipes',
        'RecipeTooLong',
        'PhotoInvalid',
        'PhotosTooLarge',
      ],
      example: { body: { ...PANCAKES, tags: ['breakfast'], notes: 'Double it on Sundays.' } },
    },
    'GET /api/recipes/changes': {
      summary: 'Find what has changed',
      description:
        'At first all recipes by pages of 100, then what was changed, cooked or deleted since. Go on with `cursor` until `isLast`. A cursor of more than 90 days ago answers `CursorTooOld`: begin anew.',
      answer: RecipeChanges,
      errors: ['CursorTooOld', 'RecipeNotFound'],
      parameters: { since: 'The `cursor` of the answer before.', cook: 'A member of the household.' },
    },
    'GET /api/recipes/{id}': {
      summary: 'Find a recipe',
      description: 'One’s own, or else that of a member of the household.',
      answer: Recipe,
      errors: ['RecipeNotFound'],
      parameters: { cook: 'The member of the household whose it is.' },
      example: { params: { id: '$recipe' } },
    },
    'PUT /api/recipes/{id}': {
      summary: 'Edit a recipe',
      description:
        'Replaces it: what is absent is cleared. An absent `image` stays, `null` removes it. An edit of an older version answers `Changed` with the recipe as it is.',
      answer: Recipe,
      isIdempotent: true,
      needsVersion: true,
      errors: [
        'RecipeNotFound',
        'Changed',
        'VersionNeeded',
        'RecipeTooLong',
        'PhotoInvalid',
        'PhotosTooLarge',
      ],
      example: { params: { id: '$recipe' }, body: { ...PANCAKES, servings: 3 } },
    },
    'PATCH /api/recipes/{id}': {
      summary: 'Change tags, heart, rating and notes',
      description: 'Of each field the change with the later `at` stays. Is no edit: the version stays.',
      answer: ShownPersonal,
      errors: ['RecipeNotFound', 'TooManyTags'],
      example: { params: { id: '$recipe' }, body: { tags: ['quick'], isFavorite: true, rating: 5 } },
    },
    'DELETE /api/recipes/{id}': {
      summary: 'Delete a recipe',
      description: 'Its pictures and its link go, too. What it cost is not given back.',
      errors: ['RecipeNotFound'],
      example: { params: { id: '$recipe' } },
    },
    'GET /api/recipes/{id}/export': {
      summary: 'Find a recipe as a file',
      description: 'schema.org’s JSON-LD, Cooklang, or plain text, which has nothing private.',
      media: ['application/ld+json', 'text/plain; charset=utf-8'],
      errors: ['RecipeNotFound'],
      example: { params: { id: '$recipe' }, query: { format: 'jsonld' } },
    },
  },
};
