import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Meal } from '#core/week/meal.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { FillDialog } from '#web/features/week/fill/fill-dialog.tsx';
import type { WeekView } from '#web/features/week/plan/week-view.ts';
import { databaseOf } from '#web/offline/database.ts';
import { entryOf } from '#web/offline/entries.ts';
import { setOwner } from '#web/offline/owner.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());
const WAITS: Partial<Meal> = { id: 'waits', day: null, slot: 'dinner', title: 'Soup', servings: 2 };

/** Opens the proposals for Monday to Friday, for a cook with one recipe that takes an hour. */
async function open(meals: readonly Partial<Meal>[]) {
  setOwner(user.id);
  const database = await databaseOf(user.id);
  const nutrition = { calories: 500, protein: 20, carbs: 40, fat: 15, fiber: 5 };
  const stew = aRecipe(user.id, { id: 7, title: 'Stew', prepTime: 60, nutrition });
  await database.put('recipes', stew);
  await database.put('entries', entryOf(stew, 1));
  const view = {
    userId: user.id,
    language: 'en',
    today: '2026-11-24',
    week: { from: '2026-11-23', to: '2026-11-27' },
    meals,
  };
  // Only these parts of the view concern the proposals.
  const props = { view: view as unknown as WeekView, onWeekAfter: () => {}, onClose: () => {} };
  await renderSignedIn(user, <FillDialog {...props} />);
}

const status = async () => (await screen.findByRole('status')).textContent;

test('more time is recommended only if it helps, and otherwise more recipes', async () => {
  await open([]);
  expect(await status()).toBe('4 meals stay free. More time on weekdays would help.');
  expect(screen.queryByRole('link', { name: 'Add a recipe' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Any time');
  await expect
    .poll(status)
    .toBe('3 meals stay free. All your recipes that suit are planned or proposed already.');
  expect(screen.getByRole('link', { name: 'Add a recipe' }).getAttribute('href')).toBe('/add');
});

test('dishes without a day are mentioned if days stay free', async () => {
  await open([WAITS]);
  expect(await status()).toContain('One dish waits for a day under “Not scheduled yet”.');
});
