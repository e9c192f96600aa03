import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import type { Meal } from '#core/week/meal.ts';
import { plannedServings, usePlannedServings } from '#web/kitchen/planning/planned-servings.ts';

const meal = (parts: Partial<Meal>): Meal => ({
  id: 'a-leek-pie',
  day: null,
  slot: 'dinner',
  title: 'Leek pie',
  servings: 2,
  isDone: false,
  changedAt: 0,
  ...parts,
});

function Recipe() {
  const [servings, setServings] = useState(2);
  const { state, search } = useLocation();
  usePlannedServings(setServings);
  return (
    <>
      <p>
        {servings} at {search} with {JSON.stringify(state)}
      </p>
      <button onClick={() => setServings(servings + 1)}>More</button>
    </>
  );
}

const open = (state: unknown) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/recipe/7', search: '?cook=1', state }]}>
      <Recipe />
    </MemoryRouter>,
  );

test('a dish that is opened from the week has its planned servings, rounded and at least one', () => {
  expect(plannedServings(meal({ servings: 4 }))).toEqual({ planned: 4 });
  expect(plannedServings(meal({ servings: 2.5 }))).toEqual({ planned: 3 });
  expect(plannedServings(meal({ servings: 0.1 }))).toEqual({ planned: 1 });
  expect(plannedServings(meal({ servings: 1_000 }))).toEqual({ planned: 100 });
  // The leftovers were cooked for more people.
  expect(plannedServings(meal({ leftoversOf: 'another-meal' }))).toBeUndefined();
});

test('the planned servings apply once: a later choice of the cook stays', async () => {
  open({ planned: 6, isFromRecipe: true });
  expect(screen.getByText('6 at ?cook=1 with {"isFromRecipe":true}')).toBeDefined();
  await userEvent.click(screen.getByText('More'));
  expect(screen.getByText('7 at ?cook=1 with {"isFromRecipe":true}')).toBeDefined();
});

test.each([undefined, null, {}, { planned: 0 }, { planned: 1.5 }, { planned: 'six' }])(
  'a page that was opened otherwise keeps its servings: %j',
  (state) => {
    open(state);
    expect(screen.getByText(/^2 at/)).toBeDefined();
  },
);
