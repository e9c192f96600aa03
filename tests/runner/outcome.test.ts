import { expect, test } from 'vitest';
import {
  deservesSecondTry,
  journeysOutcome,
  MISSING_PACKAGES,
  outcomeBy,
  outcomeFrom,
  sumOf,
  withSecondTry,
} from './outcome.ts';

/** A report as Playwright writes it: titles of journeys, with how each ended. */
const report = (
  journeys: Readonly<Record<string, 'expected' | 'unexpected' | 'skipped'>>,
  annotations: readonly object[] = [],
) => {
  const count = (status: string) => Object.values(journeys).filter((each) => each === status).length;
  return JSON.stringify({
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: 0,
      skipped: count('skipped'),
    },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: Object.entries(journeys).map(([title, status]) => ({
              title,
              file: 'cook.spec.ts',
              tests: [{ status, annotations }],
            })),
          },
        ],
      },
    ],
  });
};

const outcomeOf = (journeys: Parameters<typeof report>[0]) => journeysOutcome(report(journeys));

test('a journey that passes at the second try has passed, and is named', () => {
  const first = outcomeOf({ cooks: 'expected', eats: 'unexpected' });
  expect(deservesSecondTry(first)).toBe(true);
  const both = withSecondTry(first, outcomeOf({ eats: 'expected' }));
  expect(both).toMatchObject({ passed: 2, failed: 0, failures: [], secondTries: ['cook.spec.ts: eats'] });
});

test('a journey that fails twice has failed', () => {
  const first = outcomeOf({ cooks: 'unexpected', eats: 'unexpected' });
  const both = withSecondTry(first, outcomeOf({ cooks: 'unexpected', eats: 'expected' }));
  expect(both).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['cook.spec.ts: cooks'],
    secondTries: ['cook.spec.ts: eats'],
  });
});

test('three failures are no coincidence: they are not tried again', () => {
  const failed = outcomeOf({ cooks: 'unexpected', eats: 'unexpected', plans: 'unexpected' });
  expect(deservesSecondTry(failed)).toBe(false);
});

test('A run whose journeys all passed is not repeated, unless the run itself broke', () => {
  expect(deservesSecondTry(outcomeOf({ cooks: 'expected' }))).toBe(false);
  const broken = outcomeFrom(() => outcomeOf({ cooks: 'expected' }), 'journeys', 1);
  expect(broken).toMatchObject({ passed: 1, failed: 1, failures: ['journeys (as a whole, see above)'] });
});

test('a second try that runs nothing changes nothing', () => {
  const first = outcomeOf({ cooks: 'expected', eats: 'unexpected' });
  expect(withSecondTry(first, outcomeOf({}))).toBe(first);
});

test('a skipped journey has failed', () => {
  expect(outcomeOf({ cooks: 'skipped' })).toMatchObject({ failed: 1, failures: ['cook.spec.ts: cooks'] });
});

test('A journey whose engine the machine lacks is reported as not run, with the packages to install', () => {
  const lacking = [{ type: 'skip' }, { type: MISSING_PACKAGES, description: 'webkit2gtk-driver xvfb' }];
  const outcome = journeysOutcome(report({ cooks: 'skipped', eats: 'skipped' }, lacking));
  expect(outcome).toMatchObject({ passed: 0, failed: 0, failures: [] });
  expect(outcome.notRun).toEqual([
    'cook.spec.ts: cooks (missing packages: webkit2gtk-driver xvfb)',
    'cook.spec.ts: eats (missing packages: webkit2gtk-driver xvfb)',
  ]);
  expect(sumOf([outcome, outcomeOf({ bakes: 'expected' })])).toMatchObject({
    passed: 1,
    notRun: outcome.notRun,
  });
});

test('No other reason excuses a skipped journey, and one that fails without its packages has failed', () => {
  const excuse = [{ type: 'skip', description: 'flaky' }];
  expect(journeysOutcome(report({ cooks: 'skipped' }, excuse))).toMatchObject({ failed: 1, notRun: [] });
  const lacking = [{ type: MISSING_PACKAGES, description: 'xvfb' }];
  expect(journeysOutcome(report({ cooks: 'unexpected' }, lacking))).toMatchObject({
    failed: 1,
    failures: ['cook.spec.ts: cooks'],
    notRun: [],
  });
});

test('a step without a readable report has failed as a whole', () => {
  const read = () => journeysOutcome('');
  expect(outcomeFrom(read, 'journeys', 0)).toMatchObject({ failed: 1 });
  expect(sumOf([outcomeBy('lint', 0), outcomeBy('deploy', 1)])).toMatchObject({ passed: 1, failed: 1 });
});
