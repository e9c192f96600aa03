import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  deservesSecondTry,
  journeysOutcome,
  outcomeBy,
  outcomeFrom,
  sumOf,
  vitestOutcome,
  withSecondTry,
  type Outcome,
} from './runner/outcome.ts';

// `npm test`: all steps of `npm run check`, `npm run infra` and `npm run e2e`, and one summary. `npm run test:long`:
// measuring and searching tests, with the same steps and the files of the long run (tests/projects.ts).

const isLong = process.argv[2] === 'long';

/** The long run tries other inputs each time. `MUNCHIFY_SEED` repeats a run. */
const SEED = process.env['MUNCHIFY_SEED'] ?? String(randomInt(2 ** 31));

/** Compile cache, because each test file and each server starts a process that would compile the same modules again. */
const COMPILED: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/compiled') };

const LONG_ENV: NodeJS.ProcessEnv = isLong ? { MUNCHIFY_LONG: '1', MUNCHIFY_SEED: SEED } : {};

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

const playwright = (name: string, ...args: string[]): Step => ({
  name,
  command: ['playwright test --config tests/journeys/playwright.config.ts', ...args].join(' '),
  outcomeIn: journeysOutcome,
});

/** Installed before any process needs one; nothing else starts without it. */
const BROWSER: Step = { name: 'browser', command: 'npm run --silent browser' };

/** Everything imports the compiled catalogs. */
const CATALOGS: Step = { name: 'catalogs', command: 'npm run --silent catalogs' };

const JOURNEYS = playwright('journeys');

/** Failed journeys, once more. Leftovers of the first try stay. */
const SECOND_TRY = playwright(
  'journeys-again',
  '--last-failed --last-failed-file .cache/journeys/.last-run.json --output .cache/journeys-again',
);

const STEPS: readonly Step[] = [
  ...(isLong ? [] : [{ name: 'lint', command: 'npm run --silent lint' }]),
  vitest(
    'tests',
    'unit',
    'unit-web',
    'integration',
    'shared',
    'shared-web',
    'apart',
    'apart-web',
    'simulation',
  ),
  // Builds the app for production.
  vitest('deploy', 'deploy'),
  // Journeys use the app as `npm start` builds it.
  { name: 'build', command: 'vite build --logLevel warn' },
];

mkdirSync('.cache', { recursive: true });
const outcomes = [await outcomeOf(BROWSER)];
if (sumOf(outcomes).failed > 0) {
  tell(sumOf(outcomes));
  process.exit();
}
outcomes.push(await outcomeOf(CATALOGS));
// Runs beside the first steps, because a fresh clone mostly waits for the network.
const platform = run('node tests/infra/prepare.ts && tsc -p infra', 'pipe');
for (const step of STEPS) {
  if (step.name === 'deploy') outcomes.push(await platformOutcome());
  outcomes.push(await outcomeOf(step));
}
outcomes.push(await outcomeOfJourneys());
tell(sumOf(outcomes));

function tell({ passed, failed, failures, notRun, secondTries }: Outcome): void {
  const list = (head: string, titles: readonly string[]) => {
    if (titles.length > 0) console.log(`\n${head}:\n${titles.map((title) => `- ${title}`).join('\n')}`);
  };
  list('Not run on this machine', notRun);
  list('Passed at the second try', secondTries);
  list('Failed', failures);
  const seconds = Math.round(process.uptime());
  console.log(
    `\nEnded after ${Math.floor(seconds / 60)} min ${seconds % 60} s${isLong ? `, seed ${SEED}` : ''}`,
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function outcomeOfJourneys(): Promise<Outcome> {
  const first = await outcomeOf(JOURNEYS);
  return deservesSecondTry(first) ? withSecondTry(first, await outcomeOf(SECOND_TRY)) : first;
}

async function platformOutcome(): Promise<Outcome> {
  const { status, seconds, output } = await platform;
  console.log(`\n${output}platform: ${seconds} s, beside the other steps`);
  return outcomeBy('platform', status);
}

async function outcomeOf({ name, command, outcomeIn }: Step): Promise<Outcome> {
  console.log(`\n${name}: ${command}`);
  rmSync(reportOf(name), { force: true });
  const { status, seconds } = await run(command, 'inherit', {
    ...COMPILED,
    ...LONG_ENV,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
  });
  console.log(`${name}: ${seconds} s`);
  if (!outcomeIn) return outcomeBy(name, status);
  return outcomeFrom(() => outcomeIn(readFileSync(reportOf(name), 'utf8')), name, status);
}

function run(command: string, outputTo: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      stdio: ['ignore', outputTo, outputTo],
      shell: true,
      env: { ...process.env, ...env },
    });
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
