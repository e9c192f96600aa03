import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Email } from '#core/email.ts';

describe('an email address', () => {
  const read = (text: string) => {
    const parsed = v.safeParse(Email, text);
    return parsed.success ? parsed.output : parsed.issues.map(({ message }) => message).join();
  };

  test.each([
    [' a@example.org ', 'a@example.org'],
    ['O’Brien@example.org', 'email_name_not_ascii'],
    ["O'Brien@Example.ORG", "o'brien@example.org"],
    ['cook+leeks@mail.example.co.uk', 'cook+leeks@mail.example.co.uk'],
    ['a.b_c-d/e=f!@example.org', 'a.b_c-d/e=f!@example.org'],
    ['koch@köche.de', 'koch@xn--kche-5qa.de'],
    ['koch@XN--KCHE-5QA.de', 'koch@xn--kche-5qa.de'],
    ['koch@例え.テスト', 'koch@xn--r8jz45g.xn--zckzah'],
    ['köchin@example.org', 'email_name_not_ascii'],
    ['coo\u212a@example.org', 'email_name_not_ascii'],
    ['nobody', 'invalid_email'],
    ['köchin', 'invalid_email'],
    ['@example.org', 'invalid_email'],
    ['a@b@example.org', 'invalid_email'],
    ['.a@example.org', 'invalid_email'],
    ['a..b@example.org', 'invalid_email'],
    ['a b@example.org', 'invalid_email'],
    ['a@localhost', 'invalid_email'],
    ['a@127.0.0.1', 'invalid_email'],
    ['a@2130706433', 'invalid_email'],
    ['a@-x.org', 'invalid_email'],
    ['a@x_y.org', 'invalid_email'],
    ['a@xn--.org', 'invalid_email'],
    ['a@example.org:25', 'invalid_email'],
    ['a@example.org/x', 'invalid_email'],
    ['a@example%2eorg', 'invalid_email'],
    ['a\r\nBcc:b@example.org', 'invalid_email'],
    [`${'a'.repeat(65)}@example.org`, 'invalid_email'],
    [`a@${'b'.repeat(64)}.org`, 'invalid_email'],
    [`a@${'bcd.'.repeat(63)}org`, 'invalid_email'],
  ])('%j is read as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('is normalised once and for all, also in capitals, and is never too long', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const parsed = v.safeParse(Email, address);
        if (!parsed.success) return;
        const email = parsed.output;
        expect([read(email), read(address.toUpperCase())]).toEqual([email, email]);
        expect(email).toMatch(/^[\x21-\x7e]{3,254}$/);
      }),
    );
  });
});
