import { met, open, type Chapter } from './requirement.ts';

export const architecture: Chapter = {
  number: 15,
  name: 'Secure Coding and Architecture',
  requirements: {
    '15.1.1': met('until when weak packages are replaced is documented', [
      'docs/operations.md',
      '## Updates',
    ]),
    '15.1.2': met(
      'packages are listed, from one known source',
      ['package-lock.json', '"lockfileVersion"'],
      ['docs/operations.md', '## Updates'],
    ),
    '15.1.3': met('expensive work is documented, and how it is limited', [
      'docs/security-rules.md',
      'Slow or expensive work',
    ]),
    '15.2.1': open(
      'no package has outlived its time for replacement',
      'the operator looks once a week (docs/operations.md); no test does, because tests run without a network',
    ),
    '15.2.2': met('expensive work cannot stop the rest'),
    '15.2.3': met(
      'only what is needed is deployed',
      [
        'tests/functions/http/routes.test.ts',
        'every route and job has its handler, and every handler its route or job',
      ],
      ['package.json', 'knip --production'],
    ),
    '15.3.1': met('answers have the fields that are needed', [
      'tests/functions/account/authorisation.test.ts',
      'no answer tells a cook the photos, the address or the id of another',
    ]),
    '15.3.2': met('redirects are followed only where that is meant'),
    '15.3.3': met('only fields of an action can be set'),
    '15.3.4': met('the address of the client cannot be forged'),
    '15.3.5': met('types are checked', ['tsconfig.json', '"strict": true']),
    '15.3.6': met('no prototype pollution'),
    '15.3.7': met('parameters of different sources are kept apart', [
      'functions/http/route.ts',
      'parseAs(spec.query ?? NOTHING, event.queryStringParameters ?? {})',
    ]),
  },
};
