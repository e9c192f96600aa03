import { met, open, type Chapter } from './requirement.ts';

const CLASSES = ['docs/security-rules.md', '## Data and its protection'] as const;

export const dataProtection: Chapter = {
  number: 14,
  name: 'Data Protection',
  requirements: {
    '14.1.1': met('data is classified', CLASSES),
    '14.1.2': met('each class has its protection', CLASSES),
    '14.2.1': open(
      'no secret in an address',
      'sessions and access tokens are in headers alone. The addresses of shared pages and calendars hold a secret, because their readers send nothing else; links in emails hold one that works once. No log has them',
    ),
    '14.2.2': met('nothing sensitive stays in caches of servers'),
    '14.2.3': met('nothing sensitive goes to others'),
    '14.2.4': met(
      'the protection is as documented',
      [
        'tests/functions/telemetry/logs.test.ts',
        'nothing that is written on a whole walk through the API, jobs and failures among it, speaks of its cook',
      ],
      [
        'tests/functions/account/export.test.ts',
        'is all that is held of the cook and of nobody else, without a secret, by pages',
      ],
    ),
    '14.3.1': met('a logout clears the device'),
    '14.3.2': open(
      'responses are not cached by browsers',
      'those of the API and pages are not. Photos are, for a year and for this browser alone, until a logout clears its cache',
    ),
    '14.3.3': open(
      'no sensitive data in the browser’s storage',
      'recipes, marks and goals are there, because reading offline needs them. The session is not, and logging out erases everything',
    ),
  },
};
