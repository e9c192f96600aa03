import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Meal } from '#core/week/meal.ts';
import { aProfile } from '#tests/support/examples.ts';
import { Tray } from '#web/features/week/day/tray.tsx';
import type { WeekView } from '#web/features/week/plan/week-view.ts';
import { setOwner } from '#web/offline/owner.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());

async function showTray(meals: readonly Partial<Meal>[]): Promise<void> {
  setOwner(user.id);
  const week = { from: '2026-11-23', to: '2026-11-29' };
  const view = {
    userId: user.id,
    language: 'en',
    today: '2026-11-24',
    week,
    meals,
    recipes: new Map(),
    uneaten: new Set(['7']),
    drag: {},
    planner: {},
    openMenu: () => {},
  };
  // Only these parts of the view concern the tray.
  await renderSignedIn(user, <Tray view={view as unknown as WeekView} />);
}

test('an empty tray explains its purpose', async () => {
  await showTray([]);
  expect(await screen.findByText('Dishes without a day wait here.')).toBeDefined();
});

test('dishes in the tray wait for a day', async () => {
  await showTray([{ id: 'a-meal', day: null, slot: 'dinner', title: 'Soup', servings: 2, isDone: false }]);
  expect(await screen.findByText('Give them a day whenever you like.')).toBeDefined();
});

test('only a planned dish that the cook does not eat is marked', async () => {
  const dish = { day: null, slot: 'dinner' as const, servings: 2, isDone: false, cookId: user.id };
  await showTray([
    { ...dish, id: 'one', title: 'Chicken curry', recipeId: 7 },
    { ...dish, id: 'two', title: 'Lentil soup', recipeId: 8 },
  ]);
  const curry = await screen.findByRole('link', { name: /Chicken curry/ });
  expect(curry.textContent).toContain("Has something that you don't eat");
  expect(screen.getByRole('link', { name: /Lentil soup/ }).textContent).not.toContain("don't eat");
});
