import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { RecipeCard } from '#web/features/generation/screens/recipes/recipe-card.tsx';

const user = userOf(aProfile());
const recipe = { ...aRecipe(user.id, { title: 'Chicken curry' }), calories: 400 };

test.each([
  [true, 1],
  [false, 0],
])('a recent recipe is marked if its cook does not eat it: %s', async (isUneaten, marks) => {
  await renderSignedIn(user, <RecipeCard recipe={recipe} isUneaten={isUneaten} onMenu={() => {}} />);
  expect(await screen.findByRole('link', { name: /Chicken curry/ })).toBeDefined();
  expect(screen.queryAllByText("Has something that you don't eat")).toHaveLength(marks);
});
