import { beforeEach, expect, test } from 'vitest';
import type { GoogleUser } from '#core/account/google.ts';
import { register } from '#core/account/register.ts';
import { authenticate } from '#core/account/session.ts';
import { signInWithGoogle } from '#core/account/sign-in-with-google.ts';
import { logIn } from '#core/account/log-in.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';

const PASSWORD = 'Leek2026leek';
const WHERE = {
  language: 'de',
  timeZone: 'Europe/Berlin',
  device: 'Firefox, Linux',
  network: '203.0.113.7',
} as const;
const GMAIL: GoogleUser = { subject: '1', email: 'mia@gmail.com', isAuthority: true };
const ELSEWHERE: GoogleUser = { subject: '2', email: 'mia@example.org', isAuthority: false };

let ports: FakePorts;
beforeEach(() => {
  ports = fakePorts();
});

async function enter(user: GoogleUser | undefined, password?: string): Promise<string> {
  const idToken = user ? JSON.stringify(user) : '';
  const request = { idToken, nonce: 'n', ...(password !== undefined && { password }) };
  const entered = await signInWithGoogle(ports, request, WHERE);
  return entered.ok ? entered.value.token : entered.error.type;
}

async function registered(email: string, { verified = true } = {}): Promise<void> {
  await register(ports, { email, password: PASSWORD, confirmPassword: PASSWORD }, WHERE);
  const mail = ports.sent.at(-1)?.mail;
  if (verified && mail?.type === 'VerifyEmail') await verifyEmail(ports, mail.token, { name: 'a phone' });
}

const withPassword = async (email: string, password = PASSWORD) =>
  (await logIn(ports, { email, password }, { device: 'Safari, iPhone', network: WHERE.network })).ok;

const userIdOf = (token: string) => token.split('.')[0];

test('A cook who signs in with Google for the first time gets an account, and the same one the next time', async () => {
  const first = await enter(GMAIL);
  expect(await authenticate(ports, first)).toMatchObject({ userId: userIdOf(first) });
  expect(userIdOf(await enter({ ...GMAIL, email: 'renamed@gmail.com' }))).toBe(userIdOf(first));
  expect(ports.sent).toEqual([]);
});

test('an invalid token opens no account', async () => {
  expect(await enter(undefined)).toBe('GoogleRefused');
});

test('an account with the address is linked if Google is the authority on the address, and its owner is told', async () => {
  await registered(GMAIL.email);
  const token = await enter(GMAIL);
  expect(ports.sent.at(-1)).toMatchObject({ to: GMAIL.email, mail: { type: 'GoogleLinked' } });
  expect(await withPassword(GMAIL.email)).toBe(true);
  expect(userIdOf(await enter(GMAIL))).toBe(userIdOf(token));
});

test('for other addresses the password is asked once, and guesses at it are counted', async () => {
  await registered(ELSEWHERE.email);
  expect(await enter(ELSEWHERE)).toBe('PasswordNeeded');
  expect(await enter(ELSEWHERE, 'Guess2026')).toBe('InvalidCredentials');
  const token = await enter(ELSEWHERE, PASSWORD);
  expect(userIdOf(await enter(ELSEWHERE))).toBe(userIdOf(token));
  const another = { ...ELSEWHERE, subject: '3' };
  for (let guess = 0; guess < 20; guess += 1) await enter(another, 'Guess2026');
  expect(await enter(another, PASSWORD)).toBe('TooManyAttempts');
});

test('An unverified registration opens nothing once the owner of the address signs in with Google', async () => {
  for (const user of [GMAIL, ELSEWHERE]) {
    await registered(user.email, { verified: false });
    const mail = ports.sent.at(-1)?.mail;
    const intruders = mail?.type === 'VerifyEmail' ? mail.token : '';
    expect(await authenticate(ports, await enter(user))).toBeDefined();
    expect(await verifyEmail(ports, intruders, { name: 'a phone' })).toMatchObject({ ok: false });
    expect(await withPassword(user.email)).toBe(false);
  }
});

test('after a crash before the Google ID is claimed, the next sign-in opens the same account', async () => {
  const { googleOwners } = ports;
  ports.googleOwners = { ...googleOwners, claim: () => Promise.reject(new Error('crash')) };
  await expect(enter(GMAIL)).rejects.toThrow('crash');
  const held = await ports.emailOwners.find(GMAIL.email);
  ports.googleOwners = googleOwners;
  expect(userIdOf(await enter(GMAIL))).toBe(held);
});
