import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import type { Meal } from '#core/week/meal.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { DaySum } from '#web/features/week/day/day-sum.tsx';
import type { WeekView } from '#web/features/week/plan/week-view.ts';
import { databaseOf } from '#web/offline/database.ts';
import { keyOf } from '#web/offline/entries.ts';
import { chooseEnergy } from '#web/offline/hidden-energy.ts';
import { setOwner } from '#web/offline/owner.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());
const DAY = '2026-11-24';
const ENERGY = /kcal|calories|energy|rich day/i;

/** A day with a dish of 2,700 kcal, which is rich, and little protein. */
async function showDay(): Promise<void> {
  const nutrition = { calories: 2_700, protein: 14, carbs: 300, fat: 120, fiber: 9 };
  const recipe = aRecipe(user.id, { nutrition });
  const meal = {
    id: 'a-meal',
    day: DAY,
    slot: 'lunch',
    title: 'Soup',
    servings: 2,
    recipeId: recipe.id,
    cookId: user.id,
  };
  const recipes = new Map([[keyOf({ id: recipe.id }), recipe]]);
  const view: Partial<WeekView> = { userId: user.id, language: 'en', recipes };
  setOwner(user.id);
  const goals = { ...DEFAULT_GOALS, createdAt: 1 };
  await (await databaseOf(user.id)).put('goals', { active: goals }, 'current');
  await renderSignedIn(
    user,
    // Only these parts of the view concern a day.
    <DaySum meals={[meal as Meal]} day={DAY} view={view as WeekView} />,
  );
}

test('a planned day shows its share of the calories, and all values in its sheet', async () => {
  await showDay();
  expect(await screen.findByText('A rather rich day')).toBeDefined();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/2,700\skcal/)).toBeDefined();
});

test('on a device that hides energy a planned day shows the protein instead, and no energy', async () => {
  chooseEnergy(true);
  await showDay();
  await userEvent.click(await screen.findByText(/^Protein 14\sg$/));
  expect(await screen.findByText('Fiber')).toBeDefined();
  expect(screen.queryAllByText(ENERGY)).toEqual([]);
  expect(screen.queryAllByLabelText(ENERGY)).toEqual([]);
});
