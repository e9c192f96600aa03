import * as v from 'valibot';
import { EmailRequest, LinkRequest, LogInRequest } from './account.ts';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
const characters = (text: string) => [...text].length;

const UPPERCASE = /\p{Lu}/u;
const LOWERCASE = /\p{Ll}/u;
const NUMBER = /\d/;

/** Rules for a new password, one by one, so that a form can show each. */
export const PASSWORD_RULES = {
  length: (text: string) => characters(text) >= PASSWORD_MIN,
  uppercase: (text: string) => UPPERCASE.test(text),
  lowercase: (text: string) => LOWERCASE.test(text),
  number: (text: string) => NUMBER.test(text),
} as const;

/** Valid new password, in NFC because keyboards encode "é" differently. */
const NewPassword = v.pipe(
  v.string(/*i18n*/ 'password_min_length'),
  v.normalize('NFC'),
  v.check(PASSWORD_RULES.length, /*i18n*/ 'password_min_length'),
  v.check((text) => characters(text) <= PASSWORD_MAX, /*i18n*/ 'password_max_length'),
  v.regex(UPPERCASE, /*i18n*/ 'password_uppercase'),
  v.regex(LOWERCASE, /*i18n*/ 'password_lowercase'),
  v.regex(NUMBER, /*i18n*/ 'password_number'),
);

/** New password, typed twice. */
export const NewPasswordTwice = v.pipe(
  v.object({
    password: NewPassword,
    confirmPassword: v.pipe(v.string(), v.nonEmpty(/*i18n*/ 'password_missing'), v.normalize('NFC')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      /*i18n*/ 'passwords_dont_match',
    ),
    ['confirmPassword'],
  ),
);

export const RegisterRequest = v.intersect([EmailRequest, NewPasswordTwice]);
export type RegisterRequest = v.InferOutput<typeof RegisterRequest>;

const ResetPasswordRequest = v.intersect([LinkRequest, NewPasswordTwice]);
export type ResetPasswordRequest = v.InferOutput<typeof ResetPasswordRequest>;

export const FormerPassword = v.object({ formerPassword: LogInRequest.entries.password });

export const ChangePasswordRequest = v.intersect([FormerPassword, NewPasswordTwice]);
export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordRequest>;
