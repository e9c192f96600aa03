import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anEmail, PASSWORD, verifyTokenFor } from '#tests/support/api-client.ts';
import { renderApp } from '../../render-app.tsx';
import { stageBehindPages } from '../../stage.ts';

const stage = stageBehindPages();

const user = userEvent.setup();

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

test('a wrong password is reported in German, and the form keeps its values', async () => {
  await renderApp('/auth', 'de');
  await type('E-Mail', 'jonas@example.org');
  await type('Passwort', 'Falsch2026');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('E-Mail und Passwort passen nicht zusammen.')).toBeDefined();
  expect(screen.getByText('Anmeldung fehlgeschlagen')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('jonas@example.org');
  expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('Falsch2026');
});

test('a field shows its error once it is left, and screen readers announce it', async () => {
  await renderApp('/auth');
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await type('Password', 'short');
  expect(screen.queryByText('Password must be at least 8 characters')).toBeNull();
  await user.tab();
  const error = screen.getByText('Password must be at least 8 characters');
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain(error.id);
  await type('Password', PASSWORD);
  expect(screen.queryByText('Password must be at least 8 characters')).toBeNull();
});

test('an empty form is not sent: each field shows its error, and the first one gets the focus', async () => {
  await renderApp('/auth');
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  const fields = ['Email', 'Password', 'Confirm password'].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
});

test('a new cook registers, confirms the email address, is logged in and has no recipes yet', async () => {
  const email = anEmail();
  const first = await renderApp('/auth');
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await type('Email', email);
  await type('Password', PASSWORD);
  await type('Confirm password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Registration successful')).toBeDefined();
  // Shown at once, as it would move the form later.
  expect(screen.getByText(`We sent a link to ${email}.`)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

  await type('Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findAllByText('Please verify your email address before logging in')).toHaveLength(1);
  expect(screen.queryByText('Login failed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way')).toBeDefined();
  first.unmount();

  await renderApp(`/auth?verify=${await verifyTokenFor(stage, email)}`);
  const confirm = await screen.findByRole('button', { name: 'Confirm my address' });
  expect(screen.getByText(`You've just registered with ${email}? Then confirm it here.`)).toBeDefined();
  await user.click(confirm);
  expect(await screen.findByText('Your address is confirmed')).toBeDefined();
  expect(await screen.findByText('Welcome to Munchify!')).toBeDefined();
  const heading = await screen.findByRole('heading', { name: 'What have you got?' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByText(/Nothing cooked up yet/)).toBeDefined();
  expect(await screen.findByText('5 of 5 recipes left')).toBeDefined();
});

test('a new visitor is led to the registration, and one on a known device to the login', async () => {
  const first = await renderApp('/home');
  expect(await screen.findByRole('tab', { name: 'Register', selected: true })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined();
  first.unmount();

  const email = anEmail();
  await stage.signUp(email);
  localStorage.setItem('hadOwner', '1');
  await renderApp('/home');
  expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeDefined();
  await type('Email', email);
  await type('Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Welcome back!')).toBeDefined();
});

const USED = `/auth?verify=${'a'.repeat(22)}.${'b'.repeat(43)}`;

test('a used link shows an error and leads to the login', async () => {
  await renderApp(USED);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect((await screen.findByRole('alert')).textContent).toContain('expired or has already been used');
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('heading', { name: 'Good to see you' })).toBeDefined();
});

test('a cook with a used link can request a new one on the same page', async () => {
  await renderApp(USED);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  await type('Email', 'mia@example.org');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('We sent a link to mia@example.org.')).toBeDefined();
});

test('a cook who confirms the address on another device logs in there', async () => {
  const email = anEmail();
  const body = { email, password: PASSWORD, confirmPassword: PASSWORD };
  await stage.call('POST', '/api/register', { body, headers: { 'idempotency-key': 'a-key-of-the-other' } });
  localStorage.setItem('registrationKey', 'a-key-of-this-device');
  await renderApp(`/auth?verify=${await verifyTokenFor(stage, email)}`);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText('You can log in now.')).toBeDefined();
  await type('Email', email);
  await type('Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('You are logged in')).toBeDefined();
});

test('a verification link also works for a cook who is signed in', async () => {
  const [mine, other] = [anEmail(), anEmail()];
  await stage.signUp(mine);
  const body = { email: other, password: PASSWORD, confirmPassword: PASSWORD };
  await stage.call('POST', '/api/register', { body });
  const first = await renderApp('/auth');
  await type('Email', mine);
  await type('Password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'What have you got?' });
  first.unmount();

  await renderApp(`/auth?verify=${await verifyTokenFor(stage, other)}`, 'en', { keepSession: true });
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText('Your address is confirmed')).toBeDefined();
  await screen.findByRole('heading', { name: 'What have you got?' });
  expect(await stage.logIn(other)).not.toBe('');
});

test('a cook resets a forgotten password by a mailed link and logs in with the new one', async () => {
  const email = anEmail();
  await stage.signUp(email);
  const first = await renderApp('/auth', 'de');
  await user.click(await screen.findByRole('tab', { name: 'Registrieren' }));
  await user.click(screen.getByRole('button', { name: 'Passwort vergessen?' }));
  expect(await screen.findByRole('button', { name: 'Link senden' })).toBeDefined();
  await type('E-Mail', email);
  await user.click(screen.getByRole('button', { name: 'Link senden' }));
  expect(await screen.findByText(/Wenn es zu dieser E-Mail-Adresse ein Konto gibt/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(screen.getByRole('tab', { name: 'Registrieren', selected: true })).toBeDefined();
  first.unmount();

  const [mail] = await stage.mails(email);
  await renderApp(`/auth?reset=${/reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1]}`);
  await type('Password', 'Newer2026pass');
  await type('Confirm password', 'Newer2026pass');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(await screen.findByText('Your password has been changed')).toBeDefined();
  await type('Email', email);
  await type('Password', 'Newer2026pass');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/Nothing cooked up yet/)).toBeDefined();
  expect(await screen.findByText('5 of 5 recipes left')).toBeDefined();
});

test('a used reset link leads to the request for a new one', async () => {
  await renderApp(USED.replace('verify', 'reset'));
  await type('Password', PASSWORD);
  await type('Confirm password', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  expect((await screen.findByRole('alert')).textContent).toContain('expired or has already been used');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeDefined();
});

test('a page for signed-in cooks redirects visitors to the login', async () => {
  await renderApp('/recipe/12');
  expect(await screen.findByRole('heading', { name: 'Good to see you' })).toBeDefined();
});
