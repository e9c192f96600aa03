import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { LOCALE } from '#core/language.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { WeekDialog } from '#web/features/recipe/week/week-dialog.tsx';
import { setOwner } from '#web/offline/owner.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());

test.each([
  ['en', 'Planned for '],
  ['de', 'Eingeplant für '],
] as const)('the message names the day of a planned recipe, in %s', async (language, words) => {
  setOwner(user.id);
  await renderSignedIn(user, <WeekDialog recipe={aRecipe(user.id)} onClose={() => {}} />, language);
  const [day] = await screen.findAllByRole('combobox', { hidden: true });
  await userEvent.selectOptions(day ?? document.body, '');
  const add = screen.getByRole('button', { name: /^(?:Add|Einplanen)$/, hidden: true });
  await userEvent.click(add);
  await vi.waitFor(() => expect(currentToast()?.title).not.toContain(words));
  const choice = (day as HTMLSelectElement).options[2]?.value ?? '';
  await userEvent.selectOptions(day ?? document.body, choice);
  await userEvent.click(add);
  const weekday = new Date(choice).toLocaleDateString(LOCALE[language], { weekday: 'long', timeZone: 'UTC' });
  await vi.waitFor(() => expect(currentToast()?.title).toContain(`${words}${weekday}`));
});
