import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { RegisterRequest } from '#core/account/new-password.ts';
import { UncommonRegisterRequest } from '#core/account/uncommon-password.ts';
import { EMAIL, PASSWORD, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('A registration', () => {
  const issuesOf = (input: Record<string, unknown>) =>
    (
      v.safeParse(RegisterRequest, { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, ...input })
        .issues ?? []
    ).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

  test.each([
    [{}, []],
    [{ email: 'nobody' }, ['email: invalid_email']],
    [{ email: undefined }, ['email: invalid_email']],
    [
      { password: 'short', confirmPassword: 'short' },
      ['password: password_min_length', 'password: password_uppercase', 'password: password_number'],
    ],
    [{ password: 'ALLCAPS123', confirmPassword: 'ALLCAPS123' }, ['password: password_lowercase']],
    [{ confirmPassword: 'Other2026' }, ['confirmPassword: passwords_dont_match']],
    [
      { password: `Aa1${'x'.repeat(198)}`, confirmPassword: `Aa1${'x'.repeat(198)}` },
      ['password: password_max_length'],
    ],
  ])('%o', (input, issues) => {
    expect(issuesOf(input)).toEqual(issues);
  });

  test('200 characters are all used, emoji count as one, and é is the same however it was typed', () => {
    const long = `Aa1${'🥕'.repeat(197)}`;
    expect(issuesOf({ password: long, confirmPassword: long })).toEqual([]);
    expect(issuesOf({ password: 'Cr\u00e8me2026', confirmPassword: 'Cre\u0300me2026' })).toEqual([]);
  });
});

describe('a common password', () => {
  const isTaken = (password: string) =>
    v.safeParse(UncommonRegisterRequest, { email: EMAIL, password, confirmPassword: password }).success;

  test.each(['Password1', 'PASSw0rd', 'Qwerty123', '1Qaz2wsx', 'Munchify2026', 'my-mUnChIfY-1'])(
    '%s is refused',
    (password) => {
      expect(isTaken(password)).toBe(false);
    },
  );

  test('is refused with its own message, and an uncommon one is accepted', () => {
    const { issues = [] } = v.safeParse(UncommonRegisterRequest, {
      email: EMAIL,
      password: 'Password123',
      confirmPassword: 'Password123',
    });
    expect(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
      'password: password_common',
    ]);
    expect(isTaken(PASSWORD)).toBe(true);
  });
});
