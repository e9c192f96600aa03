import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

// `npm test`: types, rules and catalogs, then every test, then what would be deployed, then the journeys in a real browser;
// one sum at the end.

type Sum = { passed: number; failed: number };

const VITEST_REPORT = '.cache/vitest.json';
const INFRA_REPORT = '.cache/infra.json';
const JOURNEYS_REPORT = '.cache/journeys.json';

mkdirSync('.cache', { recursive: true });
for (const report of [VITEST_REPORT, INFRA_REPORT, JOURNEYS_REPORT]) rmSync(report, { force: true });

const sums: Sum[] = [
  step('Checking', 'npm run --silent check'),
  counted(
    step(
      'Testing',
      `vitest run --config tests/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${VITEST_REPORT}`,
    ),
    () => vitestSum(readFileSync(VITEST_REPORT, 'utf8')),
  ),
  counted(step('Deploying', 'npm run --silent infra'), () => vitestSum(readFileSync(INFRA_REPORT, 'utf8'))),
  counted(step('Walking', 'npm run --silent e2e'), () => journeysSum(readFileSync(JOURNEYS_REPORT, 'utf8'))),
];
const passed = sums.reduce((sum, each) => sum + each.passed, 0);
const failed = sums.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function step(name: string, command: string): Sum {
  console.log(`\n${name}: ${command}`);
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What the report of a step counted; a step that failed without a failed test is a failure all the same. */
function counted(outcome: Sum, read: () => Sum): Sum {
  try {
    const sum = read();
    return { ...sum, failed: Math.max(sum.failed, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestSum(report: string): Sum {
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } =
    JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function journeysSum(report: string): Sum {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
