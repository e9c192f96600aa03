import { met, type Chapter } from './requirement.ts';

const RULES = ['docs/security-rules.md', '## Who may do what'] as const;

export const authorization: Chapter = {
  number: 8,
  name: 'Authorization',
  requirements: {
    '8.1.1': met('who may do what is documented', RULES),
    '8.1.2': met('who may read and change which field is documented', RULES, [
      'docs/security-rules.md',
      'Fields that no client may set',
    ]),
    '8.2.1': met('functions are open to those who may use them'),
    '8.2.2': met('data is open to those who may see it'),
    '8.2.3': met('fields are open to those who may see or change them'),
    '8.3.1': met('the server enforces it'),
    '8.4.1': met('one tenant cannot affect another', [
      'tests/functions/household/household.test.ts',
      'Things that a former member and a stranger put on a list are seen by nobody of the household',
    ]),
  },
};
