import { met, open, type Chapter } from './requirement.ts';

const SESSIONS = ['docs/security-rules.md', '## Sessions'] as const;

export const sessions: Chapter = {
  number: 7,
  name: 'Session Management',
  requirements: {
    '7.1.1': met('when a session ends is documented and justified', SESSIONS),
    '7.1.2': met('how many sessions a user may have is documented', SESSIONS, [
      'tests/core/account/log-in.test.ts',
      'the twenty-first device takes the place of the one longest unused',
    ]),
    '7.1.3': met('sessions of Google and ours are documented', SESSIONS),
    '7.2.1': met('the server verifies sessions', [
      'tests/core/account/session.test.ts',
      'is nobody’s without its secret',
    ]),
    '7.2.2': met('sessions have tokens of their own', ['core/account/start-session.ts', 'secrets.create()']),
    '7.2.3': met('tokens are random, with 128 bits or more'),
    '7.2.4': met('a login makes a new session and ends the one before'),
    '7.3.1': met('a session ends when it is not used'),
    '7.3.2': open(
      'a session has an absolute end',
      'a session in use stays valid, until 30 days after its last use, so that a phone in the kitchen stays logged in',
    ),
    '7.4.1': met('after the logout a session is of no use'),
    '7.4.2': met('sessions end with the account'),
    '7.4.3': met('a new password ends other sessions'),
    '7.4.4': met('the logout is easy to find on every page', [
      'tests/web/shell/log-out.test.tsx',
      'a cook who logs out with unsent changes is asked first',
    ]),
    '7.4.5': met('an operator can end the sessions of a user, or all', [
      'docs/operations.md',
      '## Ending sessions',
    ]),
    '7.5.1': met(
      'what affects the login changes only after another proof',
      ['tests/functions/account/google.test.ts', 'asks for the password of an account that has the address'],
      [
        'tests/functions/account/deletion.test.ts',
        'takes the password, signs out everywhere at once, and leaves nothing behind',
      ],
    ),
    '7.5.2': open(
      'users see their sessions and end them, after another proof',
      'they see and end them, all others at once and without another proof: that harms nobody who can log in',
    ),
    '7.6.1': met('sessions of Google and ours end as documented', SESSIONS),
    '7.6.2': met('no session without an action of the user', [
      'tests/functions/account/register.test.ts',
      'takes a press; a used link says so in the cook’s language',
    ]),
  },
};
