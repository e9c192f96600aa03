import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { call, german, signUp, stage } from './stage.ts';

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

  test('is changed once by the link; the old cookie becomes invalid', async () => {
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
