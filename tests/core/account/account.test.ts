import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { LogInRequest } from '#core/account/account.ts';
import { RegisterRequest } from '#core/account/new-password.ts';
import { Email } from '#core/email.ts';
import { checkLimits } from '#core/limits/limits.ts';
import { logIn, type LogInContext } from '#core/account/log-in.ts';
import { logInByLink, requestLogInLink } from '#core/account/log-in-link.ts';
import { UncommonRegisterRequest } from '#core/account/uncommon-password.ts';
import { register, resendVerification } from '#core/account/register.ts';
import { requestReset, resetPassword } from '#core/account/reset-password.ts';
import { authenticate, logOut } from '#core/account/session.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';

const EMAIL = 'jonas@example.org';
const PASSWORD = 'Leek2026leek';
const WHERE = { language: 'de', timeZone: 'Europe/Berlin' } as const;
const PHONE = 'a phone';
const HOME = '203.0.113.7';

let ports: FakePorts;
beforeEach(() => {
  ports = fakePorts();
});

const signUp = (email = EMAIL, password = PASSWORD, key?: string) =>
  register(ports, v.parse(RegisterRequest, { email, password, confirmPassword: password }), {
    ...WHERE,
    key,
  });

function lastToken(): string {
  const mail = ports.sent.at(-1)?.mail;
  return mail && 'token' in mail ? mail.token : '';
}

async function aVerifiedCook(): Promise<void> {
  await signUp();
  await verifyEmail(ports, lastToken());
}

async function enter(request: Partial<LogInRequest> = {}, from: Partial<LogInContext> = {}): Promise<string> {
  const parsed = v.parse(LogInRequest, { email: EMAIL, password: PASSWORD, ...request });
  const entered = await logIn(ports, parsed, { device: PHONE, network: HOME, ...from });
  return entered.ok ? entered.value.token : entered.error.type;
}

/** Logs in and returns the proof that the device is known. */
async function aProof(email = EMAIL): Promise<string | undefined> {
  const entered = await logIn(ports, { email, password: PASSWORD }, { device: PHONE, network: HOME });
  return entered.ok ? entered.value.proof : undefined;
}

describe('registering', () => {
  test('sends a link, and nobody is signed in before it was pressed', async () => {
    await signUp();
    expect(ports.sent).toMatchObject([{ to: EMAIL, language: 'de', mail: { type: 'VerifyEmail' } }]);
    expect(await enter()).toBe('EmailUnverified');
    expect(await verifyEmail(ports, lastToken())).toEqual({ ok: true, value: undefined });
    expect(await enter()).toContain('.');
  });

  test('a taken address is told to its owner by mail and to nobody else', async () => {
    await aVerifiedCook();
    await signUp(EMAIL.toUpperCase(), 'Another2026');
    expect(ports.sent.at(-1)).toMatchObject({ to: EMAIL, mail: { type: 'AlreadyRegistered' } });
    expect(await enter()).toContain('.');
    expect(await enter({ password: 'Another2026' })).toBe('InvalidCredentials');
  });

  describe('twice before the address is confirmed, once by somebody else,', () => {
    const OWNERS = 'Owner2026leek';
    const choose = (token: string) =>
      resetPassword(ports, { token, password: OWNERS, confirmPassword: OWNERS });

    test.each([
      ['before its owner', ['Intruder2026', OWNERS]],
      ['after its owner', [OWNERS, 'Intruder2026']],
    ] as const)(
      '%s: a press confirms neither password, and the mailed link has one chosen',
      async (_, both) => {
        for (const password of both) await signUp('JONAS@example.org', password);
        const mailed = ports.sent.map(({ mail }) => (mail.type === 'AlreadyRegistered' ? '' : mail));
        expect(mailed).toMatchObject([{ type: 'VerifyEmail' }, { type: 'RegisteredAgain' }]);
        for (const mail of mailed) {
          const token = mail instanceof Object && 'token' in mail ? mail.token : '';
          expect(await verifyEmail(ports, token)).toMatchObject({ error: { type: 'LinkInvalid' } });
        }
        expect(await enter({ password: OWNERS })).not.toContain('.');
        expect(await choose(lastToken())).toMatchObject({ ok: true });
        expect(await enter({ password: 'Intruder2026' })).toBe('InvalidCredentials');
        expect(await enter({ password: OWNERS })).toContain('.');
      },
    );

    test('a link that is asked for again has one chosen, too, once and for a day', async () => {
      for (const password of [OWNERS, 'Intruder2026']) await signUp(EMAIL, password);
      const former = lastToken();
      await resendVerification(ports, EMAIL, 'de');
      expect(ports.sent.at(-1)?.mail.type).toBe('RegisteredAgain');
      const newest = lastToken();
      expect(await choose(former)).toMatchObject({ error: { type: 'LinkInvalid' } });
      ports.now += DAY;
      expect(await choose(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
      ports.now -= 1;
      expect(await choose(newest)).toMatchObject({ ok: true });
      expect(await choose(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
      await signUp();
      expect(ports.sent.at(-1)?.mail.type).toBe('AlreadyRegistered');
    });
  });

  test('that was stopped half-way and is done again from the same device is one: the link confirms it', async () => {
    const { send } = ports.mailer;
    ports.mailer.send = () => Promise.reject(new Error('The function was stopped.'));
    await expect(signUp(EMAIL, PASSWORD, 'a-key-of-this-device')).rejects.toThrow();
    ports.mailer.send = send;
    await signUp(EMAIL, PASSWORD, 'a-key-of-this-device');
    expect(ports.sent).toMatchObject([{ mail: { type: 'VerifyEmail' } }]);
    expect(await verifyEmail(ports, lastToken())).toMatchObject({ ok: true });
    expect(await enter()).toContain('.');
  });

  test('from another device before the address is confirmed is another registration', async () => {
    await signUp(EMAIL, PASSWORD, 'a-key-of-this-device');
    await signUp(EMAIL, PASSWORD, 'a-key-of-another');
    expect(ports.sent.at(-1)?.mail.type).toBe('RegisteredAgain');
  });

  test('writes to the address that the account has, however it is spelt', async () => {
    const spelt = ['jonas@köche.de', 'Jonas@KÖCHE.de', 'jonas@xn--kche-5qa.de', ' jonas@ko\u0308che.de '];
    for (const email of spelt) await signUp(email);
    await resendVerification(ports, v.parse(Email, 'JONAS@köche.DE'), 'en');
    expect(ports.sent.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => 'jonas@xn--kche-5qa.de'));
    await resetPassword(ports, { token: lastToken(), password: PASSWORD, confirmPassword: PASSWORD });
    for (const email of spelt) expect(await enter({ email })).toContain('.');
  });

  test('hashes once, whether or not the address is taken', async () => {
    await signUp();
    expect(ports.hashed.count).toBe(1);
    await signUp();
    expect(ports.hashed.count).toBe(2);
  });
});

describe('a verification link', () => {
  test('works once, for 24 hours', async () => {
    await signUp();
    const token = lastToken();
    ports.now += DAY;
    expect(await verifyEmail(ports, token)).toMatchObject({ ok: false });
    ports.now -= 1;
    expect(await verifyEmail(ports, token)).toMatchObject({ ok: true });
    expect(await verifyEmail(ports, token)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });

  test('that is no token at all is refused', async () => {
    for (const token of ['', '.', 'abc', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '__proto__.constructor']) {
      expect(await verifyEmail(ports, token)).toMatchObject({ error: { type: 'LinkInvalid' } });
    }
  });

  test('is sent anew to who waits for one, and to nobody else', async () => {
    await signUp();
    await resendVerification(ports, EMAIL, 'en');
    expect(ports.sent).toHaveLength(2);
    await verifyEmail(ports, lastToken());
    await resendVerification(ports, EMAIL, 'en');
    await resendVerification(ports, 'nobody@example.org', 'en');
    expect(ports.sent).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  const NEWER = 'Newer2026pass';
  const ask = () => requestReset(ports, EMAIL, 'de');
  const choose = (token: string) => resetPassword(ports, { token, password: NEWER, confirmPassword: NEWER });

  test('is replaced by the link in the mail: every device is signed out, and the owner is told', async () => {
    await aVerifiedCook();
    const session = await enter();
    await ask();
    expect(await choose(lastToken())).toMatchObject({ ok: true });
    expect(ports.sent.at(-1)).toMatchObject({ to: EMAIL, language: 'de', mail: { type: 'PasswordChanged' } });
    expect(await authenticate(ports, session)).toBeUndefined();
    expect(await enter()).toBe('InvalidCredentials');
    expect(await enter({ password: NEWER })).toContain('.');
  });

  test('has a link that works once, for an hour, and only as the newest', async () => {
    await aVerifiedCook();
    await ask();
    const former = lastToken();
    await ask();
    const newest = lastToken();
    ports.hashed.count = 0;
    expect(await choose(former)).toMatchObject({ error: { type: 'LinkInvalid' } });
    ports.now += HOUR;
    expect(await choose(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
    expect(ports.hashed.count).toBe(0);
    ports.now -= 1;
    const both = await Promise.all([choose(newest), choose(newest)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await choose(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });

  test('has a link for one account only', async () => {
    await aVerifiedCook();
    await ask();
    const secret = lastToken().split('.')[1];
    await signUp('mia@example.org');
    const [mia] = lastToken().split('.');
    expect(await choose(`${mia}.${secret}`)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });

  test('proves the address too: who registered with it before has no way in any more', async () => {
    await signUp();
    const intruders = lastToken();
    await ask();
    await choose(lastToken());
    expect(await verifyEmail(ports, intruders)).toMatchObject({ error: { type: 'LinkInvalid' } });
    expect(await enter()).toBe('InvalidCredentials');
    expect(await enter({ password: NEWER })).toContain('.');
  });

  test('is asked about without a hash, as a verification link is, whoever has the address', async () => {
    await signUp();
    ports.hashed.count = 0;
    for (const email of [EMAIL, 'nobody@example.org']) {
      await requestReset(ports, email, 'en');
      await resendVerification(ports, email, 'en');
    }
    expect(ports.hashed.count).toBe(0);
  });

  test('of nobody sends no mail', async () => {
    await ask();
    expect(ports.sent).toEqual([]);
  });
});

describe('logging in', () => {
  test('says "verify first" only to who knows the password', async () => {
    await signUp();
    expect(await enter({ password: 'Wrong2026' })).toBe('InvalidCredentials');
    expect(await enter()).toBe('EmailUnverified');
  });

  test('hashes once for a known address, an unknown one and a wrong password', async () => {
    await aVerifiedCook();
    for (const request of [{}, { email: 'nobody@example.org' }, { password: 'Wrong2026' }]) {
      ports.hashed.count = 0;
      await enter(request);
      expect(ports.hashed.count).toBe(1);
    }
  });

  test('does not care how the address is written', async () => {
    await aVerifiedCook();
    expect(await enter({ email: 'jonas@EXAMPLE.org' })).toContain('.');
  });

  test('of thirty devices at once leaves twenty sessions, and the cook in on every one of the last twenty', async () => {
    await aVerifiedCook();
    const tokens = await Promise.all(Array.from({ length: 30 }, () => enter()));
    const open = await Promise.all(tokens.map((token) => authenticate(ports, token)));
    expect(open.filter(Boolean)).toHaveLength(20);
  });

  test('while the password is being changed elsewhere is refused', async () => {
    await aVerifiedCook();
    const { find } = ports.signIns;
    let isChanged = false;
    ports.signIns = {
      ...ports.signIns,
      async find(userId) {
        const signIn = await find(userId);
        return signIn && { ...signIn, ...(isChanged && { passwordHash: 'another' }) };
      },
      async addSession() {
        isChanged = true;
        return false;
      },
    };
    expect(await enter()).toBe('InvalidCredentials');
  });

  test('the twenty-first device takes the place of the one longest unused', async () => {
    await aVerifiedCook();
    const tokens: string[] = [];
    for (let device = 0; device < 20; device += 1) {
      ports.now += 1;
      tokens.push(await enter());
    }
    ports.now += 13 * HOUR;
    await authenticate(ports, tokens[0]);
    const newest = await enter();
    expect(await authenticate(ports, newest)).toBeDefined();
    expect(await authenticate(ports, tokens[0])).toBeDefined();
    expect(await authenticate(ports, tokens[1])).toBeUndefined();
  });
});

describe('guessing passwords', () => {
  const guess = (number: number) => enter({ password: `Guess${number}abc` });
  const guessOften = async (times: number) => {
    const outcomes: string[] = [];
    for (let number = 0; number < times; number += 1) outcomes.push(await guess(number));
    return outcomes;
  };

  test('ends after twenty, for a known address as for an unknown one, and costs no hash from then on', async () => {
    await aVerifiedCook();
    ports.hashed.count = 0;
    const outcomes = await guessOften(1_000);
    expect(outcomes.filter((each) => each === 'InvalidCredentials')).toHaveLength(20);
    expect(outcomes.slice(20).every((each) => each === 'TooManyAttempts')).toBe(true);
    expect(ports.hashed.count).toBe(20);
    const unknown = Array.from({ length: 21 }, () => enter({ email: 'nobody@example.org' }));
    expect((await Promise.all(unknown)).at(-1)).toBe('TooManyAttempts');
  });

  test('does not lock the owner out: not on a device that was in before, nor anywhere after the quarter of an hour', async () => {
    await aVerifiedCook();
    const proof = await aProof();
    await guessOften(30);
    expect(await enter({}, { proof })).toContain('.');
    expect(await enter({}, { proof: 'forged' })).toBe('TooManyAttempts');
    ports.now += 15 * MINUTE;
    expect(await enter()).toContain('.');
  });

  test('does not lock the owner out of the device on which the password was reset, while the guesses go on', async () => {
    await aVerifiedCook();
    const before = await aProof();
    await guessOften(30);
    await requestReset(ports, EMAIL, 'de');
    const reset = await resetPassword(ports, {
      token: lastToken(),
      password: 'Newer2026',
      confirmPassword: 'Newer2026',
    });
    await guessOften(30);
    const proof = reset.ok ? reset.value.proof : '';
    expect(await enter({ password: 'Newer2026' }, { proof })).toContain('.');
    expect(await enter({ password: 'Newer2026' }, { proof: before })).toBe('TooManyAttempts');
  });

  test('does not lock the owner out of a new device either: the mailed link lets it in, and it is known from then on', async () => {
    await aVerifiedCook();
    await guessOften(30);
    expect(await enter()).toBe('TooManyAttempts');
    await requestLogInLink(ports, EMAIL, 'de');
    expect(ports.sent.at(-1)).toMatchObject({ to: EMAIL, language: 'de', mail: { type: 'LogInLink' } });
    const entered = await logInByLink(ports, lastToken(), PHONE);
    if (!entered.ok) throw new Error('The link does not let in.');
    expect(await authenticate(ports, entered.value.token)).toBeDefined();
    await guessOften(30);
    expect(await enter({}, { proof: entered.value.proof })).toContain('.');
    expect(await enter()).toBe('TooManyAttempts');
  });

  test('from a network that others share keeps no device out that was in before', async () => {
    await aVerifiedCook();
    const proof = await aProof();
    for (let number = 0; number < 400; number += 1)
      await enter({ email: `cook${number}@example.org`, password: 'Guess2026' });
    expect(await enter({ email: 'mia@example.org' })).toBe('TooManyAttempts');
    expect(await enter()).toBe('TooManyAttempts');
    expect(await enter({}, { proof })).toContain('.');
    expect(await enter({}, { network: '198.51.100.8' })).toContain('.');
  });

  test('at many accounts from many networks ends, too', async () => {
    await aVerifiedCook();
    const proof = await aProof();
    const outcomes: string[] = [];
    for (let number = 0; number < 3_100; number += 1)
      outcomes.push(
        await enter(
          { email: `cook${number}@example.org` },
          { network: `198.51.${number >> 8}.${number & 255}` },
        ),
      );
    expect(outcomes.filter((each) => each === 'InvalidCredentials')).toHaveLength(3_000);
    expect(await enter({}, { proof })).toContain('.');
  });

  test('ends on a known device, too, and its proof with the password', async () => {
    await aVerifiedCook();
    const proof = await aProof();
    const guessKnown = () => enter({ password: 'Guess2026' }, { proof });
    for (let number = 0; number < 20; number += 1) await guessKnown();
    expect(await guessKnown()).toBe('TooManyAttempts');
    expect(await enter()).toContain('.');
    await requestReset(ports, EMAIL, 'de');
    await resetPassword(ports, { token: lastToken(), password: 'Newer2026', confirmPassword: 'Newer2026' });
    expect(await guessKnown()).toBe('InvalidCredentials');
  });

  test('the right password counts for nothing, however often it is given', async () => {
    await aVerifiedCook();
    for (let time = 0; time < 30; time += 1) expect(await enter()).toContain('.');
  });

  test('at many accounts from one network ends, and says when to come back', async () => {
    const attempt = () => checkLimits(ports, [{ limit: 'guessFromNetwork', by: HOME }]);
    const outcomes: boolean[] = [];
    for (let number = 0; number < 1_000; number += 1) outcomes.push((await attempt()).ok);
    expect(outcomes.filter(Boolean)).toHaveLength(300);
    ports.now += 5 * MINUTE;
    expect(await attempt()).toMatchObject({ error: { retryAfterSeconds: 600 } });
    ports.now += 10 * MINUTE;
    expect(await attempt()).toMatchObject({ ok: true });
  });
});

describe('a link that logs in', () => {
  const ask = (email = EMAIL) => requestLogInLink(ports, email, 'en');
  const press = (token: string) => logInByLink(ports, token, PHONE);

  test('works once, for an hour, and only as the newest', async () => {
    await aVerifiedCook();
    await ask();
    const former = lastToken();
    await ask();
    const newest = lastToken();
    expect(await press(former)).toMatchObject({ error: { type: 'LinkInvalid' } });
    ports.now += HOUR;
    expect(await press(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
    ports.now -= 1;
    const both = await Promise.all([press(newest), press(newest)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await press(newest)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });

  test('is mailed to the owner of a confirmed account alone, and costs no hash', async () => {
    await signUp();
    const sent = ports.sent.length;
    ports.hashed.count = 0;
    await ask();
    await ask('nobody@example.org');
    expect(ports.sent).toHaveLength(sent);
    expect(ports.hashed.count).toBe(0);
  });

  test('is of no use for another account, nor in the place of another link', async () => {
    await aVerifiedCook();
    await ask();
    const [, secret] = lastToken().split('.');
    expect(
      await resetPassword(ports, { token: lastToken(), password: PASSWORD, confirmPassword: PASSWORD }),
    ).toMatchObject({
      error: { type: 'LinkInvalid' },
    });
    await signUp('mia@example.org');
    const [mia] = lastToken().split('.');
    expect(await press(`${mia}.${secret}`)).toMatchObject({ error: { type: 'LinkInvalid' } });
    for (const token of ['', '.', 'abc']) expect(await press(token)).toMatchObject({ ok: false });
  });

  test('ends with the password that it would have opened the account of', async () => {
    await aVerifiedCook();
    await ask();
    const link = lastToken();
    await requestReset(ports, EMAIL, 'en');
    await resetPassword(ports, { token: lastToken(), password: 'Newer2026', confirmPassword: 'Newer2026' });
    expect(await press(link)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });
});

describe('a session', () => {
  test('lives for 30 days after it was last used', async () => {
    await aVerifiedCook();
    const token = await enter();
    for (let week = 0; week < 8; week += 1) {
      ports.now += 7 * DAY;
      expect(await authenticate(ports, token)).toMatchObject({ renewed: true });
    }
    ports.now += 30 * DAY + 1;
    expect(await authenticate(ports, token)).toBeUndefined();
  });

  test('notes its use twice a day at most', async () => {
    await aVerifiedCook();
    const token = await enter();
    ports.now += 12 * HOUR;
    expect(await authenticate(ports, token)).toMatchObject({ renewed: false });
    ports.now += 1;
    expect(await authenticate(ports, token)).toMatchObject({ renewed: true });
    expect(await authenticate(ports, token)).toMatchObject({ renewed: false });
  });

  test('ends at once when its device logs out, and no other does', async () => {
    await aVerifiedCook();
    const [phone, laptop] = [await enter(), await enter()];
    await logOut(ports, phone);
    expect(await authenticate(ports, phone)).toBeUndefined();
    expect(await authenticate(ports, laptop)).toBeDefined();
  });

  test('is nobody’s without its secret', async () => {
    await aVerifiedCook();
    const [userId] = (await enter()).split('.');
    expect(await authenticate(ports, `${userId}.${'x'.repeat(43)}`)).toBeUndefined();
    expect(await authenticate(ports, undefined)).toBeUndefined();
  });
});

describe('what may be registered', () => {
  const issuesOf = (input: Record<string, unknown>) =>
    (
      v.safeParse(RegisterRequest, { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, ...input })
        .issues ?? []
    ).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

  test.each([
    [{}, []],
    [{ email: 'nobody' }, ['email: invalid_email']],
    [{ email: undefined }, ['email: invalid_email']],
    [
      { password: 'short', confirmPassword: 'short' },
      ['password: password_min_length', 'password: password_uppercase', 'password: password_number'],
    ],
    [{ password: 'ALLCAPS123', confirmPassword: 'ALLCAPS123' }, ['password: password_lowercase']],
    [{ confirmPassword: 'Other2026' }, ['confirmPassword: passwords_dont_match']],
    [
      { password: `Aa1${'x'.repeat(198)}`, confirmPassword: `Aa1${'x'.repeat(198)}` },
      ['password: password_max_length'],
    ],
  ])('%o', (input, issues) => {
    expect(issuesOf(input)).toEqual(issues);
  });

  test('200 characters are taken whole, emoji count as one, and é is é however it was typed', () => {
    const long = `Aa1${'🥕'.repeat(197)}`;
    expect(issuesOf({ password: long, confirmPassword: long })).toEqual([]);
    expect(issuesOf({ password: 'Cr\u00e8me2026', confirmPassword: 'Cre\u0300me2026' })).toEqual([]);
  });
});

describe('a password that many have', () => {
  const isTaken = (password: string) =>
    v.safeParse(UncommonRegisterRequest, { email: EMAIL, password, confirmPassword: password }).success;

  test.each(['Password1', 'PASSw0rd', 'Qwerty123', '1Qaz2wsx', 'Munchify2026', 'my-mUnChIfY-1'])(
    '%s is refused',
    (password) => {
      expect(isTaken(password)).toBe(false);
    },
  );

  test('is told as such, and one that is not common is taken', () => {
    const { issues = [] } = v.safeParse(UncommonRegisterRequest, {
      email: EMAIL,
      password: 'Password123',
      confirmPassword: 'Password123',
    });
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
      'password: password_common',
    ]);
    expect(isTaken(PASSWORD)).toBe(true);
  });
});

describe('an e-mail address', () => {
  const read = (text: string) => {
    const parsed = v.safeParse(Email, text);
    return parsed.success ? parsed.output : parsed.issues.map(({ message }) => message).join();
  };

  test.each([
    [' a@example.org ', 'a@example.org'],
    ['O’Brien@example.org', 'email_name_not_ascii'],
    ["O'Brien@Example.ORG", "o'brien@example.org"],
    ['cook+leeks@mail.example.co.uk', 'cook+leeks@mail.example.co.uk'],
    ['a.b_c-d/e=f!@example.org', 'a.b_c-d/e=f!@example.org'],
    ['koch@köche.de', 'koch@xn--kche-5qa.de'],
    ['koch@XN--KCHE-5QA.de', 'koch@xn--kche-5qa.de'],
    ['koch@例え.テスト', 'koch@xn--r8jz45g.xn--zckzah'],
    ['köchin@example.org', 'email_name_not_ascii'],
    ['coo\u212a@example.org', 'email_name_not_ascii'],
    ['nobody', 'invalid_email'],
    ['köchin', 'invalid_email'],
    ['@example.org', 'invalid_email'],
    ['a@b@example.org', 'invalid_email'],
    ['.a@example.org', 'invalid_email'],
    ['a..b@example.org', 'invalid_email'],
    ['a b@example.org', 'invalid_email'],
    ['a@localhost', 'invalid_email'],
    ['a@127.0.0.1', 'invalid_email'],
    ['a@2130706433', 'invalid_email'],
    ['a@-x.org', 'invalid_email'],
    ['a@x_y.org', 'invalid_email'],
    ['a@xn--.org', 'invalid_email'],
    ['a@example.org:25', 'invalid_email'],
    ['a@example.org/x', 'invalid_email'],
    ['a@example%2eorg', 'invalid_email'],
    ['a\r\nBcc:b@example.org', 'invalid_email'],
    [`${'a'.repeat(65)}@example.org`, 'invalid_email'],
    [`a@${'b'.repeat(64)}.org`, 'invalid_email'],
    [`a@${'bcd.'.repeat(63)}org`, 'invalid_email'],
  ])('%j is read as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('has one form: read again it is the same, in capitals too, and it is never long', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const parsed = v.safeParse(Email, address);
        if (!parsed.success) return;
        const email = parsed.output;
        expect([read(email), read(address.toUpperCase())]).toEqual([email, email]);
        expect(email).toMatch(/^[\x21-\x7e]{3,254}$/);
      }),
    );
  });
});
