import { expect, test } from 'vitest';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { beginAnHour } from '#tests/support/whole-hour.ts';
import { call, logIn, signUp, stage } from './stage.ts';

const NEWER = 'Newer2026pass';
const change = (cookie: string, body: object) =>
  call('POST', '/api/user/password', {
    cookie,
    body: { formerPassword: PASSWORD, password: NEWER, confirmPassword: NEWER, ...body },
  });
const tryLogIn = async (email: string, password: string) =>
  (await call('POST', '/api/login', { body: { email, password } })).status;
const statusOf = async (cookie: string) => (await call('GET', '/api/user', { cookie })).status;

test('a cook changes the password with the old one; this device stays signed in, others do not', async () => {
  const email = anEmail();
  const cookie = await signUp(email);
  const other = await logIn(email);
  expect(await change(cookie, { formerPassword: 'Wrong2026pass' })).toMatchObject({
    status: 401,
    body: { type: 'InvalidCredentials' },
  });
  expect(await change(cookie, { password: 'weak' })).toMatchObject({ status: 400 });
  expect(await change(cookie, { confirmPassword: 'Other2026pass' })).toMatchObject({ status: 400 });
  expect(await change(cookie, { password: 'Munchify2026', confirmPassword: 'Munchify2026' })).toMatchObject({
    status: 400,
  });
  expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 200]);
  expect((await change(cookie, {})).status).toBe(204);
  expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401]);
  expect((await stage.mails(email))[0]?.subject).toBe('Your Munchify password has been changed');
  expect(await tryLogIn(email, PASSWORD)).toBe(401);
  expect(await tryLogIn(email, NEWER)).toBe(200);
});

test('guesses at the old password are counted', async () => {
  beginAnHour();
  const cookie = await signUp(anEmail());
  const statuses = [];
  for (let guess = 0; guess < 21; guess += 1)
    statuses.push((await change(cookie, { formerPassword: `Guess2026no${guess}` })).status);
  expect(statuses.at(-1)).toBe(429);
});
