import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { ListDialog } from '#web/features/recipe/list/list-dialog.tsx';
import { EMPTY_TABLE, tableQuery } from '#web/offline/table/table.ts';
import { queryClient } from '#web/session/query-client.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());

test('Food that a cook has just photographed, for this recipe or the next, is not proposed for the list', async () => {
  const photographed = { key: '1', food: 'cherry-tomato', state: 'confirmed' as const };
  const detections = new Map([['photo', { foods: [photographed], mistaken: [], mayBeMore: false }]]);
  queryClient.setQueryData(tableQuery(user.id).queryKey, { ...EMPTY_TABLE, detections });
  const recipe = {
    ...aRecipe(user.id, { createdAt: Date.now() }),
    lines: [
      { food: 'leek', name: 'leeks', quantity: 2 },
      { food: 'tomato', name: 'tomatoes', quantity: 3, isToBuy: true as const },
      { food: 'cream', name: 'cream', quantity: 200, unit: 'ml' as const, isToBuy: true as const },
    ],
  };
  await renderSignedIn(user, <ListDialog recipe={recipe} onClose={() => {}} />);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  const row = (name: RegExp) => box(name).closest('label') ?? document.body;
  expect(await screen.findByRole('checkbox', { name: /^cream/, hidden: true })).toHaveProperty(
    'checked',
    true,
  );
  for (const shown of [/^leeks/, /^tomatoes/]) {
    expect(box(shown).checked).toBe(false);
    expect(within(row(shown)).getByText('you have this')).toBeTruthy();
  }
  expect(within(row(/^cream/)).queryByText('you have this')).toBeNull();
});
