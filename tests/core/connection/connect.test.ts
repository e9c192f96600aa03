import { beforeEach, describe, expect, test } from 'vitest';
import { authenticateToken, listAccessTokens } from '#core/account/access-tokens.ts';
import { authenticate, type CurrentSession } from '#core/account/session.ts';
import { allowConnection, redeemCode } from '#core/connection/connect.ts';
import { MINUTE } from '#core/time.ts';
import { aVerifiedCook, enter, HOME, ports, startAnew } from '#tests/core/account/cook.ts';

const VERIFIER = 'a-verifier-that-nobody-guesses-in-a-hundred-years';
const CLIENT = { clientId: 'a client', redirect: 'https://assistant.example/callback' };

let session: CurrentSession;

beforeEach(async () => {
  startAnew();
  await aVerifiedCook();
  const found = await authenticate(ports, await enter());
  if (!found) throw new Error('Nobody is signed in.');
  session = found;
});

async function allow(): Promise<string> {
  const bound = { ...CLIENT, challenge: ports.secrets.hash(VERIFIER) };
  const code = await allowConnection(ports, session, 'write', bound);
  if (!code.ok) throw new Error(code.error.type);
  return code.value;
}

async function redeem(code: string) {
  const said = { ...CLIENT, code, verifier: VERIFIER, name: 'Assistant', network: HOME };
  const redeemed = await redeemCode(ports, said);
  if (!redeemed.ok) throw new Error(redeemed.error.type);
  return redeemed.value;
}

describe('a code', () => {
  test('is valid for a minute', async () => {
    const [late, early] = [await allow(), async () => redeem(await allow())];
    ports.now += MINUTE;
    expect(await redeem(late)).toBeUndefined();
    const made = await early();
    expect(made).toMatchObject({ name: 'Assistant', scope: 'write' });
    const use = { token: made?.token ?? '', network: HOME, writes: true };
    expect(await authenticateToken(ports, use)).toMatchObject({
      ok: true,
      value: { userId: session.userId },
    });
  });

  test('is stored only as a hash', async () => {
    const code = await allow();
    const held = JSON.stringify(await ports.signIns.find(session.userId));
    for (const part of code.split('.').filter((each) => each.length > 22)) expect(held).not.toContain(part);
  });

  test('that is redeemed again after its minute still ends its token', async () => {
    const code = await allow();
    expect(await redeem(code)).toBeDefined();
    ports.now += 60 * MINUTE;
    expect(await redeem(code)).toBeUndefined();
    expect(await listAccessTokens(ports, session.userId)).toEqual([]);
  });

  test('is refused unread after many wrong guesses, for 15 minutes', async () => {
    const wrong = `read.${session.userId}.${'x'.repeat(43)}`;
    for (let guess = 0; guess < 3_000; guess += 1) expect(await redeem(wrong)).toBeUndefined();
    await expect(redeem(wrong)).rejects.toThrow('TooManyAttempts');
    await expect(redeem(await allow())).rejects.toThrow('TooManyAttempts');
    ports.now += 15 * MINUTE;
    expect(await redeem(await allow())).toBeDefined();
  });
});
