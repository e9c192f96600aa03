import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

// `npm test`: everything that `npm run check`, `npm run infra` and `npm run e2e` do, with each build done once, and one sum
// at the end.

type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** What failed, told once more at the end: the report itself is long. */
  readonly failures: readonly string[];
  /** Titles of tests that this machine cannot run, for example without Java. */
  readonly notRun: readonly string[];
};

type Step = {
  readonly name: string;
  readonly command: string;
  readonly outcomeIn?: (report: string) => Outcome;
};

type Ended = { readonly status: number | null; readonly seconds: number; readonly output: string };

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: `vitest run --config tests/vitest.config.ts ${projects.map((project) => `--project=${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`,
  outcomeIn: vitestOutcome,
});

/** Everything imports the compiled catalogs. */
const CATALOGS: Step = { name: 'catalogs', command: 'npm run --silent catalogs' };

const STEPS: readonly Step[] = [
  { name: 'lint', command: 'npm run --silent lint' },
  vitest('tests', 'unit', 'unit-web', 'integration', 'integration-web', 'simulation'),
  // Builds the app twice: for production, and then for a preview, which is the app as `npm run build` leaves it.
  vitest('deploy', 'deploy'),
  {
    name: 'journeys',
    command: 'playwright test --config tests/journeys/playwright.config.ts',
    outcomeIn: journeysOutcome,
  },
];

mkdirSync('.cache', { recursive: true });
const outcomes = [await outcomeOf(CATALOGS)];
// Beside the first steps: on a fresh clone it waits for the network most of the time.
const platform = run('node tests/infra/prepare.ts && tsc -p infra', 'pipe');
for (const step of STEPS) {
  if (step.name === 'deploy') outcomes.push(await platformOutcome());
  outcomes.push(await outcomeOf(step));
}
const notRun = outcomes.flatMap((each) => each.notRun);
if (notRun.length > 0)
  console.log(`\nNot run on this machine:\n${notRun.map((title) => `- ${title}`).join('\n')}`);
const failures = outcomes.flatMap((each) => each.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function platformOutcome(): Promise<Outcome> {
  const { status, seconds, output } = await platform;
  console.log(`\n${output}platform: ${seconds} s, beside the other steps`);
  return outcomeBy('platform', status);
}

async function outcomeOf({ name, command, outcomeIn }: Step): Promise<Outcome> {
  console.log(`\n${name}: ${command}`);
  rmSync(reportOf(name), { force: true });
  const { status, seconds } = await run(command, 'inherit');
  console.log(`${name}: ${seconds} s`);
  if (!outcomeIn) return outcomeBy(name, status);
  try {
    const outcome = outcomeIn(readFileSync(reportOf(name), 'utf8'));
    // A step that failed without a failed test is a failure all the same.
    return status === 0 || outcome.failed > 0 ? outcome : { ...outcome, ...failureOf(name) };
  } catch {
    return { passed: 0, notRun: [], ...failureOf(name) };
  }
}

function outcomeBy(name: string, status: number | null): Outcome {
  return status === 0
    ? { passed: 1, failed: 0, failures: [], notRun: [] }
    : { passed: 0, notRun: [], ...failureOf(name) };
}

function failureOf(name: string): Pick<Outcome, 'failed' | 'failures'> {
  return { failed: 1, failures: [`${name} (as a whole, see above)`] };
}

function run(command: string, outputTo: 'inherit' | 'pipe'): Promise<Ended> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, { stdio: ['ignore', outputTo, outputTo], shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject).on('close', (status) => {
      resolve({ status, seconds: Math.round((performance.now() - startedAt) / 1_000), output });
    });
  });
}

function reportOf(name: string): string {
  return `.cache/${name}.json`;
}

function vitestOutcome(report: string): Outcome {
  type Result = {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  };
  const {
    numPassedTests,
    numFailedTests,
    testResults,
  }: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: Result[] }[];
  } = JSON.parse(report);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: results
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.join(' ').slice(0, 300) ?? ''}`,
      ),
    notRun: results
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  };
}

/** A journey that needed a second try has failed; a journey is never skipped. */
function journeysOutcome(report: string): Outcome {
  type Suite = {
    readonly specs: readonly {
      readonly title: string;
      readonly file: string;
      readonly tests: { status: string }[];
    }[];
    readonly suites?: readonly Suite[];
  };
  const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
  const {
    stats,
    suites,
  }: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  } = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites
      .flatMap(specsIn)
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ title, file }) => `${file}: ${title}`),
    notRun: [],
  };
}
