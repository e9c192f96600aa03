import { met, type Chapter } from './requirement.ts';

export const validation: Chapter = {
  number: 2,
  name: 'Validation and Business Logic',
  requirements: {
    '2.1.1': met(
      'the form of each input is documented',
      [
        'tests/functions/open-api/document.test.ts',
        'the document is answered as the routes make it now, to everybody, and as unchanged to whoever has it',
      ],
      ['docs/security-rules.md', '## Values that belong together'],
    ),
    '2.1.2': met('which values must fit together is documented', [
      'docs/security-rules.md',
      '## Values that belong together',
    ]),
    '2.1.3': met(
      'limits are documented, for each user and in total',
      ['docs/security-rules.md', '## Guesses and limits'],
      ['core/limits/limits.ts', 'const LIMITS = {'],
    ),
    '2.2.1': met('input is checked against what is expected'),
    '2.2.2': met('the server checks, not the browser alone'),
    '2.2.3': met('values that belong together are checked together'),
    '2.3.1': met('steps of a process cannot be skipped'),
    '2.3.2': met('limits of the business are enforced'),
    '2.3.3': met('an operation succeeds as a whole or not at all'),
    '2.3.4': met('what is limited cannot be taken twice'),
    '2.4.1': met('masses of requests are stopped'),
  },
};
