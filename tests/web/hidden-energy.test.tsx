import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { localDay } from '#core/time.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { loadInnerMessages } from '#web/i18n/activate.ts';
import { chooseEnergy } from '#web/offline/hidden-energy.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from './render-app.tsx';
import { holdCookie } from './server.ts';
import { stageBehindPages } from './stage.ts';

const stage = stageBehindPages();

/** Signs up a cook who has a recipe, goals, a cook mark and an entry of the diary. */
async function aCook() {
  const cookie = await stage.signUp(anEmail());
  const post = async (path: string, body: object) => {
    const answer = await stage.call('POST', path, { cookie, body });
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
    return answer.body;
  };
  const { body: user } = await stage.call('GET', '/api/user', { cookie });
  const day = localDay(Date.now(), 'UTC');
  const recipe = { title: 'Oat porridge', servings: 2, language: 'en', instructions: ['Cook the oats.'] };
  const { id: recipeId } = await post('/api/recipes', { ...recipe, ingredients: ['200 g oats', '1 l milk'] });
  await post('/api/nutrition/goals', DEFAULT_GOALS);
  await post(`/api/recipes/${String(recipeId)}/cooked`, { servings: 1 });
  const food = { name: 'Banana', source: { food: 'banana' }, amount: { quantity: 1, unit: 'piece' } };
  await post('/api/diary', { id: 'a-banana-of-today', day, meal: 'snack', ...food });
  return { userId: String(user['id']), cookie, recipeId: String(recipeId) };
}

const ENERGY = /kcal|calories/i;

const cook = await aCook();

async function open(address: string): Promise<void> {
  cleanup();
  queryClient.clear();
  holdCookie(cook.cookie);
  setOwner(cook.userId);
  await renderApp(address, 'en', { keepSession: true });
  await loadInnerMessages();
}

test.each([
  ['recipe', `/recipe/${cook.recipeId}`, 'Oat porridge'],
  ['diary', '/diary', 'Banana'],
  ['nutrition', '/nutrition', 'Banana'],
  ['badges', '/badges', 'Healthy choice'],
])('the %s shows energy, except on a device that hides it', async (_page, address, loaded) => {
  await open(address);
  expect((await screen.findAllByText(ENERGY)).length).toBeGreaterThan(0);
  chooseEnergy(true);
  await open(address);
  expect((await screen.findAllByText(loaded)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(ENERGY).map((each) => each.textContent)).toEqual([]);
  expect(screen.queryAllByLabelText(ENERGY)).toEqual([]);
});
