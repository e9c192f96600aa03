import { expect, isKept, newCook, openRecipe, test, WORDS } from '../support/test.ts';
import { energyOf } from '../recipe/energy-of.ts';

// Waiting marks and goals have their own tests: tests/web/offline, tests/web/features/diary.

test('goals and meals that are changed offline are sent to the server later', async ({ page }) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes');
  const [title, energy] = [await page.getByRole('heading', { level: 1 }).textContent(), await energyOf(page)];
  await page.goto('/nutrition');
  await expect(page.getByText('No goals set')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('link', { name: title ?? '' }).click();
  await page.getByRole('button', { name: 'Mark as cooked' }).waitFor();
  await isKept(page);
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Mark as cooked' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Nutrition' }).click();
  await page.getByRole('textbox', { name: 'Calories' }).fill('1000');
  await page.getByRole('button', { name: 'Save goals' }).click();
  const bar = page.getByRole('progressbar', { name: 'Calories today' });
  await expect(bar).toHaveAttribute('aria-valuenow', String(Math.floor(energy / 10)));
  await expect(page.getByText('2 changes are saved here, not yet sent.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('2 changes are saved here, not yet sent.')).toBeHidden();
  await expect(bar).toHaveAttribute('aria-valuenow', String(Math.floor(energy / 10)));
  const goals = async () => (await page.request.get('/api/nutrition/goals/current')).json();
  await expect.poll(goals).toMatchObject({ dailyCalories: 1000 });
});
