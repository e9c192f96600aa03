import { met, open, type Chapter } from './requirement.ts';

const WHY_ANY_PAGE =
  'every address is fixed but those of pages, which a user may name: the Lambda that fetches them reaches any public address and no other, and has no right and no secret. Nothing outside of the code restricts what other Lambdas reach';

export const configuration: Chapter = {
  number: 13,
  name: 'Configuration',
  requirements: {
    '13.1.1': met('connections are documented', ['docs/security-rules.md', '## Connections']),
    '13.2.1': open(
      'services authenticate with short-lived credentials',
      'Lambdas do, by their roles. CloudFront proves itself to API Gateway by a random header, because API Gateway checks no signature of CloudFront; it is replaced by hand',
    ),
    '13.2.2': met('services have the rights that they need'),
    '13.2.3': met('no default credentials', ['infra/stage/origin-secret.ts', 'length: 48']),
    '13.2.4': open('a list says what the application may connect to', WHY_ANY_PAGE),
    '13.2.5': open('a list says what the server may load from', WHY_ANY_PAGE),
    '13.3.1': met('secrets are managed'),
    '13.3.2': met('secrets are told to those who need them'),
    '13.4.1': met('no metadata of source control is deployed', [
      'tests/long/infra/checker-stage.test.ts',
      'it is said when %s',
    ]),
    '13.4.2': met('nothing for debugging is deployed'),
    '13.4.3': met('no listings of folders', [
      'infra/services/private-bucket.ts',
      "actions: ['s3:GetObject']",
    ]),
    '13.4.4': met('no TRACE', [
      'infra/web/behaviors.ts',
      "allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE']",
    ]),
    '13.4.5': met('documentation and monitoring are open only where they should be', [
      'tests/functions/open-api/document.test.ts',
      'the document is answered as the routes make it now, to everybody, and as unchanged to whoever has it',
    ]),
  },
};
