import { beforeEach, describe, expect, test } from 'vitest';
import { logInByLink, requestLogInLink } from '#core/account/log-in-link.ts';
import { requestReset, resetPassword } from '#core/account/password/reset-password.ts';
import { HOUR } from '#core/time.ts';
import { EMAIL, PASSWORD, PHONE, aVerifiedCook, lastToken, ports, signUp, startAnew } from './cook.ts';

beforeEach(startAnew);

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

  test('is mailed only to the owner of a confirmed account, and costs no hash', async () => {
    await signUp();
    const sent = ports.sent.length;
    ports.hashed.count = 0;
    await ask();
    await ask('nobody@example.org');
    expect(ports.sent).toHaveLength(sent);
    expect(ports.hashed.count).toBe(0);
  });

  test('opens no other account, and cannot stand in for another kind of link', async () => {
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

  test('ends when the password changes', async () => {
    await aVerifiedCook();
    await ask();
    const link = lastToken();
    await requestReset(ports, EMAIL, 'en');
    await resetPassword(ports, { token: lastToken(), password: 'Newer2026', confirmPassword: 'Newer2026' });
    expect(await press(link)).toMatchObject({ error: { type: 'LinkInvalid' } });
  });
});
