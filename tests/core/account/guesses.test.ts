import { beforeEach, describe, expect, test } from 'vitest';
import { checkLimits } from '#core/limits/limits.ts';
import { logIn } from '#core/account/log-in.ts';
import { logInByLink, requestLogInLink } from '#core/account/log-in-link.ts';
import { requestReset, resetPassword } from '#core/account/password/reset-password.ts';
import { authenticate } from '#core/account/session.ts';
import { MINUTE } from '#core/time.ts';
import { EMAIL, HOME, PASSWORD, PHONE, aVerifiedCook, enter, lastToken, ports, startAnew } from './cook.ts';

beforeEach(startAnew);

/** Logs in and returns the proof that the device is known. */
async function aProof(email = EMAIL): Promise<string | undefined> {
  const entered = await logIn(ports, { email, password: PASSWORD }, { device: PHONE, network: HOME });
  return entered.ok ? entered.value.proof : undefined;
}

describe('guessing passwords', () => {
  const guess = (number: number) => enter({ password: `Guess${number}abc` });
  const guessOften = async (times: number) => {
    const outcomes: string[] = [];
    for (let number = 0; number < times; number += 1) outcomes.push(await guess(number));
    return outcomes;
  };

  test('ends after twenty, for known and unknown addresses, and costs no hash from then on', async () => {
    await aVerifiedCook();
    ports.hashed.count = 0;
    const outcomes = await guessOften(1_000);
    expect(outcomes.filter((each) => each === 'InvalidCredentials')).toHaveLength(20);
    expect(outcomes.slice(20).every((each) => each === 'TooManyAttempts')).toBe(true);
    expect(ports.hashed.count).toBe(20);
    const unknown = Array.from({ length: 21 }, () => enter({ email: 'nobody@example.org' }));
    expect((await Promise.all(unknown)).at(-1)).toBe('TooManyAttempts');
  });

  test('does not lock the owner out: neither on a known device, nor anywhere else after 15 minutes', async () => {
    await aVerifiedCook();
    const proof = await aProof();
    await guessOften(30);
    expect(await enter({}, { proof })).toContain('.');
    expect(await enter({}, { proof: 'forged' })).toBe('TooManyAttempts');
    ports.now += 15 * MINUTE;
    expect(await enter()).toContain('.');
  });

  test('does not lock the owner out of the device that reset the password, while the guesses go on', async () => {
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

  test('does not lock the owner out of a new device either: the mailed link logs it in and makes it known', async () => {
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

  test('from a shared network locks no known device out', async () => {
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

  test('ends on a known device, too; the proof of a known device ends with the password', async () => {
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

  test('logins with the right password are never limited', async () => {
    await aVerifiedCook();
    for (let time = 0; time < 30; time += 1) expect(await enter()).toContain('.');
  });

  test('at many accounts from one network ends, and says when to try again', async () => {
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
