import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { Email } from '#core/email.ts';
import { resendVerification } from '#core/account/register.ts';
import { resetPassword } from '#core/account/password/reset-password.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { DAY } from '#core/time.ts';
import { EMAIL, PASSWORD, aVerifiedCook, enter, lastToken, ports, signUp, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('registering', () => {
  test('sends a link, and signs nobody in before the link is opened', async () => {
    await signUp();
    expect(ports.sent).toMatchObject([{ to: EMAIL, language: 'de', mail: { type: 'VerifyEmail' } }]);
    expect(await enter()).toBe('EmailUnverified');
    expect(await verifyEmail(ports, lastToken(), { name: 'a phone' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await enter()).toContain('.');
  });

  test('only the owner of a taken address hears of it, by mail', async () => {
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
      '%s: opening the link confirms neither password; the link asks for a new one',
      async (_, both) => {
        for (const password of both) await signUp('JONAS@example.org', password);
        const mailed = ports.sent.map(({ mail }) => (mail.type === 'AlreadyRegistered' ? '' : mail));
        expect(mailed).toMatchObject([{ type: 'VerifyEmail' }, { type: 'RegisteredAgain' }]);
        for (const mail of mailed) {
          const token = mail instanceof Object && 'token' in mail ? mail.token : '';
          expect(await verifyEmail(ports, token, { name: 'a phone' })).toMatchObject({
            error: { type: 'LinkInvalid' },
          });
        }
        expect(await enter({ password: OWNERS })).not.toContain('.');
        expect(await choose(lastToken())).toMatchObject({ ok: true });
        expect(await enter({ password: 'Intruder2026' })).toBe('InvalidCredentials');
        expect(await enter({ password: OWNERS })).toContain('.');
      },
    );

    test('a link that is requested again asks for a new password, too; it works once and for a day', async () => {
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

  test('that was interrupted and is repeated on the same device counts once: the link confirms it', async () => {
    const { send } = ports.mailer;
    ports.mailer.send = () => Promise.reject(new Error('The function was stopped.'));
    await expect(signUp(EMAIL, PASSWORD, 'a-key-of-this-device')).rejects.toThrow();
    ports.mailer.send = send;
    await signUp(EMAIL, PASSWORD, 'a-key-of-this-device');
    expect(ports.sent).toMatchObject([{ mail: { type: 'VerifyEmail' } }]);
    expect(await verifyEmail(ports, lastToken(), { name: 'a phone' })).toMatchObject({ ok: true });
    expect(await enter()).toContain('.');
  });

  test('from another device before the address is confirmed is another registration', async () => {
    await signUp(EMAIL, PASSWORD, 'a-key-of-this-device');
    await signUp(EMAIL, PASSWORD, 'a-key-of-another');
    expect(ports.sent.at(-1)?.mail.type).toBe('RegisteredAgain');
  });

  test('writes to the address as the account has it, however it was spelt', async () => {
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
  const KEY = 'a-key-of-this-device';
  const press = async (key?: string, token = lastToken()) => {
    const verified = await verifyEmail(ports, token, { name: 'a phone', key });
    return verified.ok ? (verified.value?.user.email ?? 'nobody') : verified.error.type;
  };
  const sessions = async () => {
    const userId = await ports.emailOwners.find(EMAIL);
    const signIn = userId === undefined ? undefined : await ports.signIns.find(userId);
    return signIn?.sessions.length;
  };

  test('logs in the device that registered the address, once', async () => {
    await signUp(EMAIL, PASSWORD, KEY);
    const pressed = await Promise.all([press(KEY), press(KEY), press(KEY)]);
    expect(pressed.toSorted()).toEqual(['LinkInvalid', 'LinkInvalid', EMAIL]);
    expect(await press(KEY)).toBe('LinkInvalid');
    expect(await sessions()).toBe(1);
  });

  test('that was sent again still logs in the device that registered the address', async () => {
    await signUp(EMAIL, PASSWORD, KEY);
    const former = lastToken();
    await resendVerification(ports, EMAIL, 'de');
    expect(await press(KEY, former)).toBe('LinkInvalid');
    expect(await press(KEY)).toBe(EMAIL);
  });

  test.each([
    ['without a key', undefined],
    ['with the key of another registration', 'a-key-of-another'],
    ['with a key that names another address', `x ${KEY}`],
  ])('confirms the address on a device %s, and logs nobody in there', async (_, key) => {
    await signUp('mia@example.org', PASSWORD, 'a-key-of-another');
    await signUp(EMAIL, PASSWORD, KEY);
    expect(await press(key)).toBe('nobody');
    expect(await sessions()).toBe(0);
    expect(await enter()).toContain('.');
  });

  test('logs nobody in whose registration had no key', async () => {
    await signUp();
    expect(await press(KEY)).toBe('nobody');
    expect(await press('undefined')).toBe('LinkInvalid');
    expect(await sessions()).toBe(0);
  });

  test('logs nobody in if two devices registered the address', async () => {
    await signUp(EMAIL, 'Intruder2026', 'a-key-of-another');
    const intruders = lastToken();
    await signUp(EMAIL, PASSWORD, KEY);
    for (const [key, token] of [
      [KEY, lastToken()],
      ['a-key-of-another', intruders],
      ['a-key-of-another', lastToken()],
    ] as const)
      expect(await press(key, token)).toBe('LinkInvalid');
    expect(await sessions()).toBe(0);
  });

  test('works once, for 24 hours', async () => {
    await signUp();
    const token = lastToken();
    ports.now += DAY;
    expect(await verifyEmail(ports, token, { name: 'a phone' })).toMatchObject({ ok: false });
    ports.now -= 1;
    expect(await verifyEmail(ports, token, { name: 'a phone' })).toMatchObject({ ok: true });
    expect(await verifyEmail(ports, token, { name: 'a phone' })).toMatchObject({
      error: { type: 'LinkInvalid' },
    });
  });

  test('that is not a token is refused', async () => {
    for (const token of ['', '.', 'abc', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '__proto__.constructor']) {
      expect(await verifyEmail(ports, token, { name: 'a phone' })).toMatchObject({
        error: { type: 'LinkInvalid' },
      });
    }
  });

  test('is sent again only to an address that waits for one', async () => {
    await signUp();
    await resendVerification(ports, EMAIL, 'en');
    expect(ports.sent).toHaveLength(2);
    await verifyEmail(ports, lastToken(), { name: 'a phone' });
    await resendVerification(ports, EMAIL, 'en');
    await resendVerification(ports, 'nobody@example.org', 'en');
    expect(ports.sent).toHaveLength(2);
  });
});
