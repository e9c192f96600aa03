import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ORIGIN_CHECK, JOBS, PAGE_FETCHER, RING_DELIVERY, ROUTES } from '#functions/routes.ts';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { anEvent } from '#tests/support/lambda-event.ts';
import type { Call } from './support/call.ts';
import { zipOf } from './support/bundle.ts';
import { graphOf } from './support/deployment.ts';
import { lambdaOf } from './support/handlers.ts';
import { lambdasIn } from './support/lambdas.ts';
import { unpack } from './support/unpack.ts';

// Starts the zips themselves, because a module that the bundler left out, or a file at a wrong path, shows only then.

const EVENTS = new Map(
  ROUTES.map(({ handler, method, path }) => [
    lambdaOf(handler),
    anEvent({
      method,
      path: path.replaceAll(/\{\w+\}/g, '1024'),
      headers: { origin: 'https://munchify.example', 'content-type': 'application/json' },
      cookie: '',
      body: '{}',
    }),
  ]),
);

const PAGE_FETCHER_ID = lambdaOf(PAGE_FETCHER.handler);
const RING_DELIVERY_ID = lambdaOf(RING_DELIVERY.handler);

/** Requests credentials as on a machine at AWS. */
const INSIDE = { wants: 'recipe', url: 'http://169.254.169.254/latest/meta-data/', language: 'en' } as const;

/** A missing timer. */
const RECORD = {
  body: JSON.stringify({ userId: 'a'.repeat(22), session: 's', ringId: '1'.repeat(32), version: 1 }),
};

const OTHER_EVENTS: Readonly<Record<string, Call['event']>> = {
  [PAGE_FETCHER_ID]: INSIDE,
  [RING_DELIVERY_ID]: { Records: [RECORD] },
};

const calls: Call[] = lambdasIn(graphOf(PRODUCTION)).map(({ id, environment }) => ({
  id,
  folder: unpack({ zip: zipOf(id) }),
  environment: environment.variables,
  event: OTHER_EVENTS[id] ?? EVENTS.get(id) ?? anEvent({ path: '/', cookie: '' }),
}));
afterAll(() => {
  for (const { folder } of calls) rmSync(folder, { recursive: true, force: true });
});

/** Response of each Lambda to an empty anonymous request, with nothing stored. */
const answers: Readonly<Record<string, unknown>> = JSON.parse(
  execFileSync(process.execPath, [join(import.meta.dirname, 'support/call.ts')], {
    input: JSON.stringify(calls),
    encoding: 'utf8',
  }),
);

test.each([...EVENTS.keys()])('%s starts from its zip, and answers a stranger', (id) => {
  expect(answers[id]).toMatchObject({ statusCode: expect.toSatisfy((status) => status < 500) });
});

test.each(JOBS.map(({ handler }) => lambdaOf(handler)))(
  '%s starts from its zip, and finds nothing to do',
  (id) => {
    expect(answers[id]).toBeNull();
  },
);

test('the gate starts from its zip, and rejects a request without the secret', () => {
  expect(answers[lambdaOf(ORIGIN_CHECK.handler)]).toEqual({ isAuthorized: false });
});

test('the Lambda that fetches pages starts from its zip, and fetches no private address', () => {
  expect(answers[PAGE_FETCHER_ID]).toBe('{"type":"unreachable","reason":"not-allowed"}\n');
});

test('the Lambda that announces timers starts from its zip, and announces no missing timer', () => {
  expect(answers[RING_DELIVERY_ID]).toBeNull();
});
