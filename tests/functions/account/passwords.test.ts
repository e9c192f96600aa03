import { expect, test } from 'vitest';
import { passwords } from '#functions/services/passwords.ts';

const PASSWORD = 'Leek2026leek';

// Source: OWASP Password Storage Cheat Sheet: Argon2id with at least 19 MiB, 2 iterations, 1 degree of parallelism.
test('a password hash costs an attacker at least what OWASP recommends, with a new salt each time', async () => {
  const [first, second] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
  for (const hash of [first, second]) {
    const [, variant, , memory, passes, lanes] =
      /^\$(\w+)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/.exec(hash) ?? [];
    expect(variant).toBe('argon2id');
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBe(1);
  }
  expect(first).not.toBe(second);
});

test('a password matches its own hash only, also one made with other cost settings', async () => {
  const hash = await passwords.hash(PASSWORD);
  expect(await passwords.verify(PASSWORD, hash)).toBe(true);
  expect(await passwords.verify(`${PASSWORD} `, hash)).toBe(false);
  expect(await passwords.verify(PASSWORD, undefined)).toBe(false);
  const cheaper = hash.replace('t=2', 't=3');
  expect(await passwords.verify(PASSWORD, cheaper)).toBe(false);
  await expect(passwords.verify(PASSWORD, 'plain text')).rejects.toThrow('cannot be read');
});
