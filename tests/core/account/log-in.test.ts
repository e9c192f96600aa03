import { beforeEach, describe, expect, test } from 'vitest';
import { authenticate } from '#core/account/session.ts';
import { HOUR } from '#core/time.ts';
import { aVerifiedCook, enter, ports, signUp, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('logging in', () => {
  test('says "verify first" only to somebody who knows the password', async () => {
    await signUp();
    expect(await enter({ password: 'Wrong2026' })).toBe('InvalidCredentials');
    expect(await enter()).toBe('EmailUnverified');
  });

  test('hashes once, whether the address is known, unknown or the password wrong', async () => {
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

  test('A cook who logs in on thirty devices at once has twenty sessions', async () => {
    await aVerifiedCook();
    const tokens = await Promise.all(Array.from({ length: 30 }, () => enter()));
    const open = await Promise.all(tokens.map((token) => authenticate(ports, token)));
    expect(open.filter(Boolean)).toHaveLength(20);
  });

  test('is refused while the password is being changed elsewhere', async () => {
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

  test('the twenty-first device replaces the one that was unused longest', async () => {
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
