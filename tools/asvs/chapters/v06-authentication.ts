import { met, notApplicable, open, type Chapter } from './requirement.ts';

const LINK = 'tests/core/account/log-in-link.test.ts';
const SECRETS = [
  'functions/services/secrets.ts',
  "const secret = randomBytes(32).toString('base64url')",
] as const;
const FIELDS = 'tests/web/features/auth/password-fields.test.tsx';

export const authentication: Chapter = {
  number: 6,
  name: 'Authentication',
  requirements: {
    '6.1.1': met('defences against guessing are documented', [
      'docs/security-rules.md',
      '## Guesses and limits',
    ]),
    '6.1.2': met('words that no password may contain are documented', [
      'docs/security-rules.md',
      'Words that no password may contain',
    ]),
    '6.1.3': met('all ways in are documented', ['docs/security-rules.md', '## Ways in']),
    '6.2.1': met('passwords have at least 8 characters'),
    '6.2.2': met('users can change their password', [
      'tests/core/account/reset-password.test.ts',
      'is replaced by the link in the mail: every device is signed out, and the owner is told',
    ]),
    '6.2.3': met('a change asks for the old password, too', [
      'tests/functions/account/change-password.test.ts',
      'a cook changes the password with the former one; this device stays signed in, others do not',
    ]),
    '6.2.4': met('the 3,000 most common passwords are refused'),
    '6.2.5': open(
      'passwords of any composition',
      'ours need an uppercase letter, a lowercase letter and a digit, as the specification requires. The list of common passwords does most of the work',
    ),
    '6.2.6': met('password fields are masked', [FIELDS, 'a password can be shown while it is typed']),
    '6.2.7': met('pasting and password managers work', [
      FIELDS,
      'fields have autocomplete names, and a pasted password counts like a typed one',
    ]),
    '6.2.8': met('the password is verified as it was typed'),
    '6.2.9': met('passwords of 64 characters and more'),
    '6.2.10': met('passwords do not expire', ['core/account/sign-in.ts', 'readonly passwordHash?: string;']),
    '6.2.11': met('words of our own are refused'),
    '6.2.12': open(
      'passwords from breaches are refused',
      'only the 3,000 most common are. We query no list of breaches, so that nobody else learns even part of a hash',
    ),
    '6.3.1': met('guessing is stopped'),
    '6.3.2': notApplicable('no default account', 'there is none: every account is registered by its user'),
    '6.3.3': open(
      'a second factor',
      'recipes are adequately protected by one factor, and there is no payment data here. Who wants a second one can log in with Google',
    ),
    '6.3.4': met(
      'every way in is as strong as the others',
      [
        'tests/core/account/guesses.test.ts',
        'does not lock the owner out of a new device either: the mailed link lets it in, and it is known from then on',
      ],
      [
        'tests/core/account/google.test.ts',
        'elsewhere the password is asked once, and the guesses at it are counted',
      ],
    ),
    '6.4.1': met('initial secrets are random and end soon'),
    '6.4.2': notApplicable('no password hints or questions', 'there are none'),
    '6.4.3': met('a forgotten password is replaced securely'),
    '6.4.4': notApplicable('a lost second factor is replaced securely', 'there is none'),
    '6.5.1': met('codes work once', [LINK, 'works once, for an hour, and only as the newest']),
    '6.5.2': met('stored codes are hashed', SECRETS),
    '6.5.3': met('codes are random', SECRETS),
    '6.5.4': met('codes have 20 bits or more', SECRETS),
    '6.5.5': open(
      'codes sent by other ways end within 10 minutes',
      'a link to log in works for an hour, because many mail servers hold back a first email for longer than 10 minutes. It has 256 bits, works once and only as the newest',
    ),
    '6.6.1': notApplicable('codes by phone are restricted', 'there are none'),
    '6.6.2': open(
      'codes are bound to the request they were sent for',
      'a link to log in also works in another browser than the one that asked, so that an email that is read on the phone logs the phone in. Only the newest one works',
    ),
    '6.6.3': met('codes cannot be guessed', [
      'tests/functions/http/limits.test.ts',
      '1,000 guesses at links from one network are ended by 429, and other networks are not',
    ]),
    '6.8.1': notApplicable('identity providers cannot stand in for each other', 'there is only Google'),
    '6.8.2': met('signatures of assertions are always checked'),
    '6.8.3': notApplicable('SAML assertions are used once', 'there is no SAML'),
    '6.8.4': notApplicable(
      'an expected strength is checked',
      'nothing here expects more of Google than that it signs',
    ),
  },
};
