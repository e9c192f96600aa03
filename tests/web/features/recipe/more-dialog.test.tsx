import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { MoreDialog } from '#web/features/recipe/actions/more-dialog.tsx';
import { renderSignedIn } from '../../render-signed-in.tsx';

test('the menu of further actions can also be closed on a phone without keys or a back button', async () => {
  const user = userOf(aProfile());
  const close = vi.fn();
  await renderSignedIn(user, <MoreDialog recipe={aRecipe(user.id)} onTakeAlong={() => {}} onClose={close} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
  expect(close).toHaveBeenCalledOnce();
});
