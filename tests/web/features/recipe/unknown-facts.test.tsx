import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';
import { queryClient } from '#web/session/query-client.ts';
import { userQuery } from '#web/session/user-query.ts';
import { renderApp } from '../../render-app.tsx';
import { serverBehindMsw } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

stageBehindPages();

/** A recipe with nothing but its foods. */
function unknown(userId: string, changes: Partial<Recipe>): Recipe {
  const { difficulty: _d, prepTime: _p, cuisine: _c, model: _m, ...known } = aRecipe(userId, { id: 1 });
  return { ...known, steps: [], instructions: [], ...changes };
}

async function open(changes: Partial<Recipe>): Promise<string> {
  const user = userOf(aProfile());
  const recipe = unknown(user.id, changes);
  serverBehindMsw.use(
    http.get('*/api/user', () => Response.json(user)),
    http.get('*/api/recipes', () => Response.json([cardOf(recipe)])),
    http.get('*/api/recipes/1', () => Response.json(recipe)),
    http.get('*/api/recipes/1/alternatives', () => Response.json([])),
  );
  queryClient.clear();
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  await storeRecipe(user.id, recipe, queryClient);
  await renderApp('/recipe/1', 'en', { keepSession: true });
  await screen.findByRole('heading', { name: 'Tomato soup', level: 1 });
  return document.body.textContent;
}

test('An unknown field of a recipe is not shown, and a recipe without steps cannot be started', async () => {
  const text = await open({ origin: { type: 'own' } });
  expect(text).toContain('Your own recipe');
  expect(text).not.toMatch(/undefined|NaN|Difficulty|Preparation|Instructions/);
  expect(screen.queryByRole('link', { name: 'Start cooking' })).toBeNull();
});

test.each([
  [0, false],
  [108, true],
])('Unknown energy is not shown as "at least %i kcal"', async (calories, isTold) => {
  const nutrition = { calories, protein: 0, carbs: 0, fat: 0, fiber: 0 };
  const lines = [{ name: 'stardust', quantity: 200, unit: 'g', grams: 200 }] as const;
  const text = await open({ origin: { type: 'own' }, lines: [...lines], unmatchedShare: 1, nutrition });
  expect(/Per serving, at least\d+\skcal/.test(text)).toBe(isTold);
});

test.each([
  [{ type: 'generated', isEdited: true }, /written by AI .*, changed by you/],
  [{ type: 'imported' }, /Added by you/],
] as const)('a recipe names its author: %j', async (origin: RecipeOrigin, words) => {
  expect(await open({ origin, model: 'a-model' })).toMatch(words);
});
