import { describe, expect, test } from 'vitest';
import { anEmail, PASSWORD, verifyTokenFor } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

const stage = await startTestStage();
const { call, signUp, logIn } = stage;

const registration = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD });
const german = { 'x-preferred-language': 'de' };

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
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('answers byte for byte the same for a new address and for a taken one', async () => {
    const email = anEmail();
    await signUp(email);
    const taken = await call('POST', '/api/register', { body: registration(email) });
    const fresh = await call('POST', '/api/register', { body: registration(anEmail()) });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    expect((await stage.mails(email))[0]?.subject).toBe('You already have a Munchify account');
  });

  test('again before the address is confirmed has its owner choose the password, by a mail that says why', async () => {
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

  test('says what is wrong, field by field, in the cook’s language', async () => {
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

  test('takes addresses of all kinds, and says plainly which it cannot write to', async () => {
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

  test('ignores fields that are not the cook’s to set', async () => {
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
  test('takes a press; a used link says so in the cook’s language', async () => {
    const email = anEmail();
    await call('POST', '/api/register', { body: registration(email) });
    const token = await verifyTokenFor(stage, email);
    expect((await call('POST', '/api/verify-email', { body: { token } })).status).toBe(204);
    expect(await call('POST', '/api/verify-email', { body: { token }, headers: german })).toMatchObject({
      status: 400,
      body: { type: 'LinkInvalid', error: expect.stringContaining('Dieser Link') },
    });
  });

  test('can be asked for again; the answer is the same for every address', async () => {
    const email = anEmail();
    await call('POST', '/api/register', { body: registration(email) });
    const known = await call('POST', '/api/verify-email/resend', { body: { email } });
    const unknown = await call('POST', '/api/verify-email/resend', { body: { email: anEmail() } });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await stage.mails(email)).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  const NEWER = 'Newer2026pass';
  const tokenFor = async (email: string) =>
    /reset=([\w.-]+)/.exec((await stage.mails(email))[0]?.text ?? '')?.[1] ?? '';

  test('is answered the same for every address; the link goes to the owner, from our own origin', async () => {
    const email = anEmail();
    await signUp(email);
    const ask = (of: string) =>
      call('POST', '/api/password-reset/request', {
        body: { email: of },
        headers: { ...german, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
    expect([known.status, known.text]).toEqual([202, '{}']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const [mail] = await stage.mails(email);
    expect(mail?.subject).toBe('Wähle ein neues Passwort für Munchify');
    expect(mail?.text).toContain(`${stage.origin}/auth?reset=`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(await stage.mails('nobody@example.org')).toEqual([]);
  });

  test('is changed once by the link; the cookie of before is worth nothing', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    await call('POST', '/api/password-reset/request', { body: { email } });
    const body = { token: await tokenFor(email), password: NEWER, confirmPassword: NEWER };
    const weak = await call('POST', '/api/password-reset/confirm', { body: { ...body, password: 'weak' } });
    expect(weak).toMatchObject({ status: 400, body: { type: 'InvalidInput' } });
    expect((await call('POST', '/api/password-reset/confirm', { body })).status).toBe(204);
    expect((await call('GET', '/api/user', { cookie })).status).toBe(401);
    expect((await stage.mails(email))[0]?.subject).toBe('Your Munchify password has been changed');
    expect((await call('POST', '/api/login', { body: { email, password: NEWER } })).status).toBe(200);
    expect(await call('POST', '/api/password-reset/confirm', { body })).toMatchObject({
      status: 400,
      body: { type: 'LinkInvalid' },
    });
  });
});

describe('a session', () => {
  test('starts with a cookie that scripts cannot read, and is known by it', async () => {
    const email = anEmail();
    await signUp(email);
    const { status, headers, body } = await call('POST', '/api/login', {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      email,
      language: 'en',
      createdAt: expect.any(Number),
      avoid: { allergens: [], words: [] },
    });
    const [cookie = '', device = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const known = await call('GET', '/api/user', { cookie: cookie.split(';')[0] ?? '' });
    expect(known).toMatchObject({ status: 200, body });
  });

  test('knows what its cook does not eat, on every device', async () => {
    const cookie = await stage.signUp(anEmail());
    const avoid = { allergens: ['milk'], words: ['Koriander'] };
    expect(await call('POST', '/api/user/avoid', { cookie, body: avoid })).toMatchObject({ status: 204 });
    expect(await call('GET', '/api/user', { cookie })).toMatchObject({ body: { avoid } });
    const wrong = await call('POST', '/api/user/avoid', { cookie, body: { allergens: ['stones'] } });
    expect(wrong.status).toBe(400);
  });

  test('is a new one at every login, whatever cookie came with it', async () => {
    const email = anEmail();
    const first = await signUp(email);
    const { headers } = await call('POST', '/api/login', {
      body: { email, password: PASSWORD },
      cookie: first,
    });
    expect(headers.get('set-cookie')?.split(';')[0]).not.toBe(first);
  });

  test('ends at once with the logout', async () => {
    const cookie = await signUp(anEmail());
    const { status, headers } = await call('POST', '/api/logout', { cookie });
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await call('GET', '/api/user', { cookie })).toMatchObject({
      status: 401,
      body: { type: 'NotSignedIn' },
    });
    expect((await call('POST', '/api/logout')).status).toBe(204);
  });

  test('is told a wrong password in both languages, with the same words for a wrong address', async () => {
    const email = anEmail();
    await signUp(email);
    const wrong = { email, password: 'Wrong2026pass' };
    const english = await call('POST', '/api/login', { body: wrong });
    expect(english).toMatchObject({ status: 401, body: { error: 'E-mail and password do not match.' } });
    const unknown = await call('POST', '/api/login', { body: { ...wrong, email: anEmail() } });
    expect(unknown.text).toBe(english.text);
    expect(await call('POST', '/api/login', { body: wrong, headers: german })).toMatchObject({
      body: { error: 'E-Mail und Passwort passen nicht zusammen.' },
    });
  });

  test('opens with passwords of 64 and 200 characters, emoji and accents, and not with their beginnings', async () => {
    for (const password of [`Aa1${'x'.repeat(61)}`, `Aa1${'🥕'.repeat(197)}`, 'Cr\u00e8me2026']) {
      const email = anEmail();
      await call('POST', '/api/register', { body: { email, password, confirmPassword: password } });
      await call('POST', '/api/verify-email', { body: { token: await verifyTokenFor(stage, email) } });
      const enter = (attempt: string) => call('POST', '/api/login', { body: { email, password: attempt } });
      expect((await enter(password.normalize('NFD'))).status).toBe(200);
      expect((await enter([...password].slice(0, -1).join(''))).status).toBe(401);
    }
  });

  test('is of no use with another user’s id in front', async () => {
    const [mine, yours] = [await signUp(anEmail()), await signUp(anEmail())];
    const forged = `${yours.split('.')[0]}.${mine.split('.')[1]}`;
    expect((await call('GET', '/api/user', { cookie: forged })).status).toBe(401);
    expect((await call('GET', '/api/user', { cookie: await logIn('nobody@example.org') })).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

  test('shows each device by its name, the asking one first, and ends all but that one', async () => {
    const email = anEmail();
    await signUp(email);
    const enter = async (device: string) => {
      const { headers } = await call('POST', '/api/login', {
        body: { email, password: PASSWORD },
        headers: { 'user-agent': device },
      });
      return headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const [phone, laptop] = [await enter(FIREFOX), await enter(EDGE)];
    const list = async (cookie: string) =>
      JSON.parse((await call('GET', '/api/user/sessions', { cookie })).text);
    expect(await list(phone)).toEqual([
      {
        device: 'Firefox, Android',
        startedAt: expect.any(Number),
        lastUsedAt: expect.any(Number),
        current: true,
      },
      expect.objectContaining({ device: 'Edge, Windows', current: false }),
      expect.objectContaining({ device: '', current: false }),
    ]);
    expect((await call('DELETE', '/api/user/sessions', { cookie: phone })).status).toBe(204);
    expect(await list(phone)).toHaveLength(1);
    expect((await call('GET', '/api/user', { cookie: laptop })).status).toBe(401);
  });
});

describe('a request that changes something', () => {
  const body = { email: 'a@example.org', password: PASSWORD };

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: '' }],
  ])('is refused when it comes from elsewhere: %o', async (headers) => {
    expect(await call('POST', '/api/login', { body, headers })).toMatchObject({
      status: 403,
      body: { type: 'ForeignOrigin' },
    });
  });

  test('is refused when it is a form or plain text', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const { status } = await call('POST', '/api/login', { body, headers: { 'content-type': type } });
      expect(status).toBe(415);
    }
  });

  test('is refused before hashing when it is a megabyte, and when it is 7', async () => {
    const password = 'x'.repeat(1_000_000);
    expect(await call('POST', '/api/login', { body: { ...body, password } })).toMatchObject({ status: 413 });
    expect(
      (await call('POST', '/api/login', { body: { ...body, password: password.repeat(7) } })).status,
    ).toBe(413);
  });

  test('is refused when it is no JSON, or JSON of something else', async () => {
    for (const odd of [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1e400',
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    ]) {
      const { status, body: answer } = await call('POST', '/api/login', {
        body: odd,
        headers: { 'content-type': 'application/json' },
      });
      expect([status, answer['type']], odd.slice(0, 20)).toEqual([400, 'InvalidInput']);
    }
  });
});
