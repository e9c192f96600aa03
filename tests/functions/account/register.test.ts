import { describe, expect, test } from 'vitest';
import { anEmail, PASSWORD, verifyTokenFor } from '#tests/support/api-client.ts';
import { call, german, signUp, stage } from './stage.ts';

const registration = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD });

describe('registering', () => {
  test('sends a mail in the cook’s language, with a link to our own origin', async () => {
    const email = anEmail();
    const { status } = await call('POST', '/api/register', {
      body: registration(email),
      headers: { ...german, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(status).toBe(202);
    const [mail] = await stage.mails(email);
    expect(mail).toMatchObject({ to: email, subject: 'Bestätige deine Adresse für Munchify' });
    expect(mail?.text).toContain(`${stage.origin}/auth?verify=`);
    expect(mail?.html).toContain('<html lang="de">');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Beispiel-Küche GmbH, Musterstraße 1, 12345 Musterstadt, Deutschland');
      expect(form).toContain('Vertreten durch Erika Mustermann');
    }
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('answers byte for byte the same for a new address and a taken one', async () => {
    const email = anEmail();
    await signUp(email);
    const taken = await call('POST', '/api/register', { body: registration(email) });
    const fresh = await call('POST', '/api/register', { body: registration(anEmail()) });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    expect((await stage.mails(email))[0]?.subject).toBe('You already have a Munchify account');
  });

  test('again before the address is confirmed makes its owner choose the password, by a mail that says why', async () => {
    const email = anEmail();
    for (const password of [PASSWORD, 'Intruder2026'])
      await call('POST', '/api/register', { body: { email, password, confirmPassword: password } });
    const [mail] = await stage.mails(email);
    expect(mail?.subject).toBe('Choose your password for Munchify');
    expect(mail?.text).toContain('more than once');
    const token = /auth\?reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await call('POST', '/api/verify-email', { body: { token } })).status).toBe(400);
    const chosen = { token, password: 'Chosen2026leek', confirmPassword: 'Chosen2026leek' };
    expect((await call('POST', '/api/password-reset/confirm', { body: chosen })).status).toBe(204);
    const enter = async (password: string) =>
      (await call('POST', '/api/login', { body: { email, password } })).status;
    expect([await enter(PASSWORD), await enter('Intruder2026'), await enter('Chosen2026leek')]).toEqual([
      401, 401, 200,
    ]);
  });

  test('names each invalid field, in the cook’s language', async () => {
    const { status, body } = await call('POST', '/api/register', {
      body: { email: 'nobody', password: 'short', confirmPassword: 'other' },
      headers: german,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      type: 'InvalidInput',
      error: 'Ungültige E-Mail-Adresse',
      issues: expect.arrayContaining([
        { field: 'email', message: 'Ungültige E-Mail-Adresse', key: 'invalid_email' },
        {
          field: 'password',
          message: 'Das Passwort muss mindestens 8 Zeichen haben',
          key: 'password_min_length',
        },
        {
          field: 'confirmPassword',
          message: 'Die Passwörter stimmen nicht überein',
          key: 'passwords_dont_match',
        },
      ]),
    });
  });

  test('accepts addresses of all kinds, and says clearly which ones it cannot send mail to', async () => {
    const register = (email: string) => call('POST', '/api/register', { body: registration(email) });
    for (const [typed, stored] of [
      ["O'Brien@Example.org", "o'brien@example.org"],
      ['koch+leek@Köche.de', 'koch+leek@xn--kche-5qa.de'],
    ] as const) {
      expect((await register(typed)).status).toBe(202);
      expect((await stage.mails(stored))[0]?.to).toBe(stored);
    }
    expect(await register('köchin@example.org')).toMatchObject({
      status: 400,
      body: {
        error: expect.stringContaining('no accents'),
        issues: [{ key: 'email_name_not_ascii' }],
      },
    });
  });

  test('ignores fields that a cook must not set', async () => {
    const email = anEmail();
    await call('POST', '/api/register', {
      body: { ...registration(email), verified: true, userId: 'x', tier: 'pro' },
    });
    expect(await call('POST', '/api/login', { body: { email, password: PASSWORD } })).toMatchObject({
      status: 403,
      body: { type: 'EmailUnverified' },
    });
  });
});

describe('verifying', () => {
  test('takes a click; a used link says so in the cook’s language', async () => {
    const email = anEmail();
    await call('POST', '/api/register', { body: registration(email) });
    const token = await verifyTokenFor(stage, email);
    expect((await call('POST', '/api/verify-email', { body: { token } })).status).toBe(200);
    expect(await call('POST', '/api/verify-email', { body: { token }, headers: german })).toMatchObject({
      status: 400,
      body: { type: 'LinkInvalid', error: expect.stringContaining('Dieser Link') },
    });
  });

  test('logs in only the device that registered, even if others have the link', async () => {
    const key = crypto.randomUUID();
    const press = async (email: string, registrationKey: string) => {
      await call('POST', '/api/register', {
        body: registration(email),
        headers: { 'idempotency-key': key },
      });
      const token = await verifyTokenFor(stage, email);
      return call('POST', '/api/verify-email', { body: { token, registrationKey } });
    };
    const [mine, theirs] = [anEmail(), anEmail()];
    const here = await press(mine, key);
    expect(here).toMatchObject({ status: 200, body: { user: { email: mine } } });
    const [cookie = '', device = ''] = here.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^__Host-device=/);
    expect(await call('GET', '/api/user', { cookie: cookie.split(';')[0] ?? '' })).toMatchObject({
      status: 200,
      body: { email: mine },
    });
    const elsewhere = await press(theirs, crypto.randomUUID());
    expect(elsewhere).toMatchObject({ status: 200, body: {} });
    expect(elsewhere.body).not.toHaveProperty('user');
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    expect((await call('POST', '/api/login', { body: { email: theirs, password: PASSWORD } })).status).toBe(
      200,
    );
  });

  test('ends the previous session of the browser', async () => {
    const former = await signUp(anEmail());
    const [email, key] = [anEmail(), crypto.randomUUID()];
    await call('POST', '/api/register', { body: registration(email), headers: { 'idempotency-key': key } });
    const token = await verifyTokenFor(stage, email);
    const body = { token, registrationKey: key };
    expect((await call('POST', '/api/verify-email', { body, cookie: former })).status).toBe(200);
    expect((await call('GET', '/api/user', { cookie: former })).status).toBe(401);
  });

  test('can be requested again; the answer is the same for every address', async () => {
    const email = anEmail();
    await call('POST', '/api/register', { body: registration(email) });
    const known = await call('POST', '/api/verify-email/resend', { body: { email } });
    const unknown = await call('POST', '/api/verify-email/resend', { body: { email: anEmail() } });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await stage.mails(email)).toHaveLength(2);
  });
});
