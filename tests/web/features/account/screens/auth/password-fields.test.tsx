import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/api-client.ts';
import { renderApp } from '../../../../render-app.tsx';

const user = userEvent.setup();

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

const USED = `/auth?verify=${'a'.repeat(22)}.${'b'.repeat(43)}`;

/** Returns the rules of a new password as screen readers announce them. */
async function rules(): Promise<(string | null)[]> {
  const field = await screen.findByLabelText('Password');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return [...(description?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}

test('a password can be shown while it is typed', async () => {
  await renderApp('/auth');
  await type('Password', PASSWORD);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toMatchObject({ type: 'text', value: PASSWORD });
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('registration and reset tick the rules of a new password as they are met', async () => {
  for (const address of ['/auth', USED.replace('verify', 'reset')]) {
    const { unmount } = await renderApp(address);
    const tab = screen.queryByRole('tab', { name: 'Register' });
    if (tab) await user.click(tab);
    const missing = [
      '8+ characters: still missing',
      'Uppercase letter: still missing',
      'Lowercase letter: still missing',
      'Number: still missing',
    ];
    expect(await rules()).toEqual(missing);
    await type('Password', 'Leek');
    expect(await rules()).toEqual([missing[0], 'Uppercase letter: met', 'Lowercase letter: met', missing[3]]);
    expect(screen.getByText('2 of 4 password rules met').getAttribute('role')).toBe('status');
    await type('Password', PASSWORD);
    expect(screen.getByText('4 of 4 password rules met')).toBeDefined();
    await user.clear(screen.getByLabelText('Password'));
    expect(await rules()).toEqual(missing);
    unmount();
  }
});

test('fields have autocomplete names, and a pasted password counts like a typed one', async () => {
  await renderApp('/auth');
  const purposes = () =>
    screen
      .getAllByLabelText<HTMLInputElement>(/mail|password/i, { selector: 'input' })
      .map(({ autocomplete, name }) => [name, autocomplete]);
  await screen.findByLabelText('Password');
  expect(purposes()).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.click(await screen.findByLabelText('Confirm password'));
  expect(purposes()).toEqual([
    ['email', 'username'],
    ['password', 'new-password'],
    ['confirmPassword', 'new-password'],
  ]);
  for (const label of ['Password', 'Confirm password']) {
    await user.click(screen.getByLabelText(label));
    await user.paste(PASSWORD);
  }
  expect(screen.getByText('4 of 4 password rules met')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe(PASSWORD);
});

test('a common password is refused while it is typed', async () => {
  await renderApp('/auth', 'de');
  await user.click(await screen.findByRole('tab', { name: 'Registrieren' }));
  await type('Passwort', 'Password1');
  await user.tab();
  expect(await screen.findByText(/Dieses Passwort ist zu verbreitet/)).toBeDefined();
});
