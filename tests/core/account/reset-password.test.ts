import { beforeEach, describe, expect, test } from 'vitest';
import { resendVerification } from '#core/account/register.ts';
import { requestReset, resetPassword } from '#core/account/password/reset-password.ts';
import { authenticate } from '#core/account/session.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { HOUR } from '#core/time.ts';
import { EMAIL, aVerifiedCook, enter, lastToken, ports, signUp, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('a forgotten password', () => {
  const NEWER = 'Newer2026pass';
  const ask = () => requestReset(ports, EMAIL, 'de');
  const choose = (token: string) => resetPassword(ports, { token, password: NEWER, confirmPassword: NEWER });

  test('is replaced through the mailed link: every device is signed out, and the owner is told', async () => {
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

  test('also confirms the address, and ends the access of anybody who registered with it before', async () => {
    await signUp();
    const intruders = lastToken();
    await ask();
    await choose(lastToken());
    expect(await verifyEmail(ports, intruders, { name: 'a phone' })).toMatchObject({
      error: { type: 'LinkInvalid' },
    });
    expect(await enter()).toBe('InvalidCredentials');
    expect(await enter({ password: NEWER })).toContain('.');
  });

  test('costs no hash to request, as a verification link, whether or not the address is known', async () => {
    await signUp();
    ports.hashed.count = 0;
    for (const email of [EMAIL, 'nobody@example.org']) {
      await requestReset(ports, email, 'en');
      await resendVerification(ports, email, 'en');
    }
    expect(ports.hashed.count).toBe(0);
  });

  test('A request for an address without an account sends no mail', async () => {
    await ask();
    expect(ports.sent).toEqual([]);
  });
});
