import { beforeEach, describe, expect, test } from 'vitest';
import { authenticateToken, createAccessToken, listAccessTokens } from '#core/account/access-tokens.ts';
import { authenticate } from '#core/account/session.ts';
import { HOUR, MINUTE } from '#core/time.ts';
import { aVerifiedCook, enter, HOME, ports, startAnew } from './cook.ts';

let token: string;
let userId: string;

beforeEach(async () => {
  startAnew();
  await aVerifiedCook();
  const session = await authenticate(ports, await enter());
  if (!session) throw new Error('Nobody is signed in.');
  const made = await createAccessToken(ports, session, { name: 'Home Assistant', scope: 'write' }, undefined);
  if (!made.ok) throw new Error(made.error.type);
  ({ token } = made.value);
  ({ userId } = session);
});

const use = (change: Partial<Parameters<typeof authenticateToken>[1]> = {}) =>
  authenticateToken(ports, { token, network: HOME, writes: false, ...change });

const lastUse = async () => (await listAccessTokens(ports, userId))[0]?.lastUsedAt;

describe('an access token', () => {
  test('notes its use twice a day at most', async () => {
    await use();
    const first = await lastUse();
    expect(first).toBe(ports.now);
    ports.now += 12 * HOUR;
    await use();
    expect(await lastUse()).toBe(first);
    ports.now += 1;
    await use();
    expect(await lastUse()).toBe(ports.now);
  });

  test('changes data at most a thousand times an hour, and again in the next hour', async () => {
    for (let time = 0; time < 1_000; time += 1)
      expect(await use({ writes: true })).toMatchObject({ ok: true });
    expect(await use({ writes: true })).toMatchObject({ error: { type: 'TooManyAttempts' } });
    expect(await use()).toMatchObject({ ok: true });
    ports.now += HOUR;
    expect(await use({ writes: true })).toMatchObject({ ok: true });
  });

  test('that reads in a loop is stopped, although only some of its reads are counted', async () => {
    let counted = 0;
    const every = { ...ports.secrets, below: (limit: number) => (counted += 1) % limit };
    const readOnce = () =>
      authenticateToken({ ...ports, secrets: every }, { token, network: HOME, writes: false });
    let allowed = 0;
    while (allowed < 10_000 && (await readOnce()).ok) allowed += 1;
    expect(allowed).toBeGreaterThanOrEqual(3_600);
    expect(allowed).toBeLessThan(3_620);
  });

  test('A guessed token is refused each time, after a thousand guesses by the limit; the right one is still accepted', async () => {
    const outcomes: string[] = [];
    for (let guess = 0; guess < 1_000; guess += 1) {
      const wrong = `${userId}.${String(guess).padStart(43, 'x')}`;
      const tried = await use({ token: wrong });
      outcomes.push(tried.ok ? 'let in' : tried.error.type);
    }
    expect(outcomes.filter((each) => each === 'TokenInvalid')).toHaveLength(100);
    expect(outcomes.filter((each) => each === 'TooManyAttempts')).toHaveLength(900);
    expect(await use()).toMatchObject({ ok: true });
    expect(await use({ token: 'nonsense', network: '198.51.100.4' })).toMatchObject({
      error: { type: 'TokenInvalid' },
    });
    ports.now += 15 * MINUTE;
    expect(await use({ token: 'nonsense' })).toMatchObject({ error: { type: 'TokenInvalid' } });
  });
});
