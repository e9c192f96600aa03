import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';
import { queryClient } from '#web/session/query-client.ts';
import { startTimer } from '#web/timers/timers.ts';
import { useTimers } from '#web/timers/use-timers.ts';
import { renderSignedIn } from '../render-signed-in.tsx';

const user = userOf(aProfile());
const timerCalled = (name: string) => [{ start: 0, end: 1, seconds: 60, name }];
const recipe = aRecipe(user.id, {
  language: 'en',
  steps: [{ text: 'Simmer for 1 minute.', timers: timerCalled('Simmer') }],
  translation: {
    language: 'de',
    title: 'Suppe',
    cuisine: 'Deutsch',
    lines: [],
    steps: [{ text: 'Eine Minute köcheln.', timers: timerCalled('Köcheln') }],
    model: 'test',
  },
});

const Names = () => useTimers().map(({ id, name }) => <p key={id}>{name}</p>);

test('a running timer has the language of the screen if its recipe is translated', async () => {
  setOwner(user.id);
  await storeRecipe(user.id, recipe, queryClient);
  startTimer({ recipeId: recipe.id, step: 0, nth: 0 }, 'Simmer, step 1', 60);
  startTimer({ recipeId: 404, step: 1, nth: 0 }, 'Bake, step 2', 60);
  await renderSignedIn(user, <Names />, 'de');
  expect(await screen.findByText('Köcheln, Schritt 1')).toBeDefined();
  expect(screen.getByText('Bake, step 2')).toBeDefined();
});
