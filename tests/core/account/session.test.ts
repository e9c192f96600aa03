import { beforeEach, describe, expect, test } from 'vitest';
import { authenticate, logOut } from '#core/account/session.ts';
import { DAY, HOUR } from '#core/time.ts';
import { aVerifiedCook, enter, ports, startAnew } from './cook.ts';

beforeEach(startAnew);

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

  test('is not found without its secret', async () => {
    await aVerifiedCook();
    const [userId] = (await enter()).split('.');
    expect(await authenticate(ports, `${userId}.${'x'.repeat(43)}`)).toBeUndefined();
    expect(await authenticate(ports, undefined)).toBeUndefined();
  });
});
