import * as v from 'valibot';
import { User } from '#core/account/account.ts';
import { ListedSession } from '#core/account/listed-session.ts';
import { Verified } from '#core/account/verify-request.ts';
import { ExportedRecord } from '#core/deletion/user-record.ts';
import type { Operations } from '../http/operation.ts';

const Nothing = v.strictObject({});

const PASSWORD = 'Leek2026leek';
const EMAIL = 'jonas@example.org';

export const operations: Operations = {
  about: 'Accounts, and the devices that are signed in. Access tokens open none of this.',
  schemas: { User, ListedSession, ExportedRecord },
  routes: {
    'POST /api/register': {
      summary: 'Open an account',
      description: 'The answer is the same whether or not the address has an account: the mail says.',
      status: 202,
      answer: Nothing,
      isIdempotent: true,
      example: { body: { email: 'new@example.org', password: PASSWORD, confirmPassword: PASSWORD } },
    },
    'POST /api/verify-email': {
      summary: 'Verify an email address',
      description: 'On the device that registered the address it logs in, too.',
      answer: Verified,
      errors: ['LinkInvalid'],
      example: { body: { token: '$link' } },
    },
    'POST /api/verify-email/resend': {
      summary: 'Mail the link for verifying again',
      description: 'The answer is always the same.',
      status: 202,
      answer: Nothing,
      example: { body: { email: EMAIL } },
    },
    'POST /api/password-reset/request': {
      summary: 'Mail a link for a new password',
      description: 'The answer is always the same.',
      status: 202,
      answer: Nothing,
      example: { body: { email: EMAIL } },
    },
    'POST /api/password-reset/confirm': {
      summary: 'Set a new password',
      description: 'Ends every session and every access token.',
      errors: ['LinkInvalid'],
      example: { body: { token: '$link', password: PASSWORD, confirmPassword: PASSWORD } },
    },
    'POST /api/login': {
      summary: 'Log in',
      description: 'Sets the cookie of a session.',
      answer: User,
      errors: ['InvalidCredentials', 'EmailUnverified', 'TooManyAttempts'],
      example: { body: { email: EMAIL, password: PASSWORD } },
    },
    'POST /api/login/link': {
      summary: 'Mail a link for logging in',
      description: 'The answer is always the same.',
      status: 202,
      answer: Nothing,
      example: { body: { email: EMAIL } },
    },
    'POST /api/login/confirm': {
      summary: 'Log in by a mailed link',
      answer: User,
      errors: ['LinkInvalid'],
      example: { body: { token: '$link' } },
    },
    'GET /api/google-auth': {
      summary: 'Go to Google’s consent page',
      status: 302,
      parameters: { nonce: 'Hash of the sign-in’s nonce.', state: 'Name of the sign-in.' },
      example: { query: { nonce: 'a'.repeat(43), state: 'one' } },
    },
    'POST /api/google-auth': {
      summary: 'Log in with Google',
      answer: User,
      errors: ['GoogleRefused', 'PasswordNeeded', 'InvalidCredentials', 'TooManyAttempts'],
      example: { body: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln', nonce: 'a'.repeat(43) } },
    },
    'POST /api/logout': { summary: 'Log out' },
    'GET /api/user': { summary: 'Find out who is signed in', answer: User },
    'POST /api/user/name': {
      summary: 'Say what others may call one',
      example: { body: { name: 'Jonas' } },
    },
    'POST /api/user/password': {
      summary: 'Change the password',
      description: 'Ends every other session and every access token.',
      errors: ['InvalidCredentials', 'TooManyAttempts'],
      example: {
        body: { formerPassword: PASSWORD, password: 'Chard2026chard', confirmPassword: 'Chard2026chard' },
      },
    },
    'GET /api/user/sessions': { summary: 'List the signed-in devices', answer: v.array(ListedSession) },
    'DELETE /api/user/sessions': { summary: 'Log out all other devices' },
    'GET /api/user/export': {
      summary: 'Export everything that is stored',
      description: 'By pages; the `Link` header has the address of the next one.',
      answer: v.array(ExportedRecord),
      parameters: { cursor: 'From the `Link` header of the page before.' },
    },
  },
};
