import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

// `npm test`: everything that `npm run check`, `npm run infra` and `npm run e2e` do, with each build done once, and one sum
// at the end.

type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** Titles of tests that this machine cannot run, for example without Java. */
  readonly notRun: readonly string[];
};

type Step = {
  readonly name: string;
  readonly command: string;
  readonly outcomeIn?: (report: string) => Outcome;
};

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: `vitest run --config tests/vitest.config.ts ${projects.map((project) => `--project=${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`,
  outcomeIn: vitestOutcome,
});

const STEPS: readonly Step[] = [
  { name: 'catalogs', command: 'npm run --silent catalogs' },
  { name: 'lint', command: 'npm run --silent lint' },
  vitest('tests', 'unit', 'unit-web', 'integration', 'integration-web', 'simulation'),
  { name: 'platform', command: 'node tests/infra/prepare.ts && tsc -p infra' },
  // Builds the app twice: for production, and then for a preview, which is the app as `npm run build` leaves it.
  vitest('deploy', 'deploy'),
  {
    name: 'journeys',
    command: 'playwright test --config tests/journeys/playwright.config.ts',
    outcomeIn: journeysOutcome,
  },
];

mkdirSync('.cache', { recursive: true });
const outcomes = STEPS.map(outcomeOf);
const notRun = outcomes.flatMap((each) => each.notRun);
if (notRun.length > 0)
  console.log(`\nNot run on this machine:\n${notRun.map((title) => `- ${title}`).join('\n')}`);
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function outcomeOf({ name, command, outcomeIn }: Step): Outcome {
  console.log(`\n${name}: ${command}`);
  rmSync(reportOf(name), { force: true });
  const startedAt = performance.now();
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const hasFailed = status === 0 ? 0 : 1;
  if (!outcomeIn) return { passed: 1 - hasFailed, failed: hasFailed, notRun: [] };
  try {
    const outcome = outcomeIn(readFileSync(reportOf(name), 'utf8'));
    // A step that failed without a failed test is a failure all the same.
    return { ...outcome, failed: Math.max(outcome.failed, hasFailed) };
  } catch {
    return { passed: 0, failed: 1, notRun: [] };
  }
}

function reportOf(name: string): string {
  return `.cache/${name}.json`;
}

function vitestOutcome(report: string): Outcome {
  type Result = { readonly fullName: string; readonly status: string };
  const {
    numPassedTests,
    numFailedTests,
    testResults,
  }: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: Result[] }[];
  } = JSON.parse(report);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  return { passed: numPassedTests, failed: numFailedTests, notRun: skipped.map(({ fullName }) => fullName) };
}

/** A journey that needed a second try has failed; a journey is never skipped. */
function journeysOutcome(report: string): Outcome {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } =
    JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, notRun: [] };
}
