import { met, notApplicable, open, type Chapter } from './requirement.ts';

const ROUTER = 'infra/web/router.ts';

export const communication: Chapter = {
  number: 12,
  name: 'Secure Communication',
  requirements: {
    '12.1.1': met(
      'TLS 1.2 and 1.3 only',
      ['tests/long/infra/checker-stage.test.ts', 'it is said when %s'],
      [ROUTER, "originSslProtocols: ['TLSv1.2']"],
    ),
    '12.1.2': met('only recommended ciphers', [
      'tests/long/infra/checker-stage.test.ts',
      'it is said when %s',
    ]),
    '12.1.3': notApplicable('client certificates are checked', 'there are none'),
    '12.2.1': met('clients are served by TLS alone'),
    '12.2.2': met('certificates are publicly trusted', [ROUTER, 'domain: settings.domain']),
    '12.3.1': open(
      'every connection is encrypted',
      'all are but one: a page that a user names is also fetched by http, because some have nothing else. Nothing about the user is sent there',
    ),
    '12.3.2': met('certificates are verified', ['functions/services/fetch/fetch-url.ts', 'requestHttps']),
    '12.3.3': met(
      'services speak TLS to each other',
      [ROUTER, "originProtocolPolicy: 'https-only'"],
      ['infra/services/private-bucket.ts', 'aws:SecureTransport'],
    ),
    '12.3.4': met('services trust only proper certificates', [ROUTER, "originProtocolPolicy: 'https-only'"]),
  },
};
