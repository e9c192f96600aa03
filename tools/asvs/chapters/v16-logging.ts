import { met, open, type Chapter } from './requirement.ts';

const INVENTORY = ['docs/security-rules.md', '## Logs'] as const;
const TOLD = [
  'tests/functions/telemetry/logs.test.ts',
  'tells what was asked and how it went, and never who asked or what was in it',
] as const;

export const logging: Chapter = {
  number: 16,
  name: 'Security Logging and Error Handling',
  requirements: {
    '16.1.1': met('logs are listed', INVENTORY),
    '16.2.1': open(
      'a line says when, where, who and what',
      'it says when, where and what, and never who: no log should speak of a user. The request’s ID ties lines together',
    ),
    '16.2.2': met('times are in UTC', ['functions/telemetry/log.ts', 'at: new Date().toISOString()']),
    '16.2.3': met('logs go where the list says', INVENTORY, [
      'functions/telemetry/log.ts',
      'process.stdout.write',
    ]),
    '16.2.4': met('logs have one format', [
      'tests/functions/telemetry/metrics.test.ts',
      'every line of a request bears its id and route, and other requests’ lines bear theirs',
    ]),
    '16.2.5': met('logs hold nothing sensitive'),
    '16.3.1': met('sign-ins are logged, whether they succeed or not', TOLD),
    '16.3.2': met('refused requests are logged', TOLD),
    '16.3.3': met('attempts to get around limits are logged', TOLD, [
      'tests/functions/telemetry/metrics.test.ts',
      'a refusal for want of allowance is counted as such',
    ]),
    '16.3.4': met('failures are logged'),
    '16.4.1': met('input cannot forge a line', ['functions/telemetry/log.ts', 'JSON.stringify(line)']),
    '16.4.2': met('logs are protected', INVENTORY, ['infra/api/lambda.ts', "logging: { format: 'json'"]),
    '16.4.3': met('logs are kept in another system', ['infra/api/lambda.ts', "logging: { format: 'json'"]),
    '16.5.1': met('unexpected errors reveal nothing'),
    '16.5.2': met('the rest works while something outside fails'),
    '16.5.3': met('failures leave nothing half-done or open'),
  },
};
