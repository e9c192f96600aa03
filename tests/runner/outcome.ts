/** Result of one step of `npm test`. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** Failures, repeated at the end of the long report. */
  readonly failures: readonly string[];
  /** Titles of tests that this machine cannot run, for example without Java. */
  readonly notRun: readonly string[];
  /** Titles of journeys that failed first and passed when they were tried again. */
  readonly secondTries: readonly string[];
};

/** Maximum number of journeys that may need a second try. */
const SECOND_TRIES = 2;

const NOTHING: Outcome = { passed: 0, failed: 0, failures: [], notRun: [], secondTries: [] };

/** Returns the outcome of a step without a report, which is one check as a whole. */
export function outcomeBy(name: string, status: number | null): Outcome {
  return status === 0 ? { ...NOTHING, passed: 1 } : asFailed(name);
}

/**
 * Returns the outcome in a report. A step that fails without a failed test counts as failed, too.
 * @param read reads the report; if it throws, the step has failed
 */
export function outcomeFrom(read: () => Outcome, name: string, status: number | null): Outcome {
  try {
    const outcome = read();
    if (status === 0 || outcome.failed > 0) return outcome;
    return { ...asFailed(name), passed: outcome.passed, notRun: outcome.notRun };
  } catch {
    return asFailed(name);
  }
}

const asFailed = (name: string): Outcome => ({
  ...NOTHING,
  failed: 1,
  failures: [`${name} (as a whole, see above)`],
});

/** Reads the JSON report of Vitest. */
export function vitestOutcome(report: string): Outcome {
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
    ...NOTHING,
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

/** Type of the annotation that names the missing packages for a skipped journey. */
export const MISSING_PACKAGES = 'missing packages';

/**
 * Reads the JSON report of Playwright. A skipped journey counts as failed, unless it names packages that the machine
 * lacks.
 */
export function journeysOutcome(report: string): Outcome {
  type Annotation = { readonly type: string; readonly description?: string };
  type Spec = {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string; readonly annotations: readonly Annotation[] }[];
  };
  type Suite = { readonly specs: readonly Spec[]; readonly suites?: readonly Suite[] };
  const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
  const {
    stats,
    suites,
  }: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  } = JSON.parse(report);
  const nameOf = ({ title, file }: Spec) => `${file}: ${title}`;
  const lackingFor = ({ tests }: Spec) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .flatMap(({ annotations }) => annotations)
      .find(({ type }) => type === MISSING_PACKAGES)?.description;
  const specs = suites.flatMap(specsIn);
  const notRun = specs.filter((spec) => lackingFor(spec));
  return {
    ...NOTHING,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped - notRun.length,
    failures: specs
      .filter((spec) => !notRun.includes(spec) && spec.tests.some(({ status }) => status !== 'expected'))
      .map(nameOf),
    notRun: notRun.map((spec) => `${nameOf(spec)} (missing packages: ${lackingFor(spec)})`),
  };
}

/** Returns whether the failed journeys are tried once more: not if so many failed that the run fails anyway. */
export const deservesSecondTry = ({ failed, failures }: Outcome): boolean =>
  failed > 0 && failed <= SECOND_TRIES && failures.length === failed;

/** Merges the outcome of all journeys with that of the second try. */
export function withSecondTry(first: Outcome, second: Outcome): Outcome {
  // Fewer tests than expected have ended: the second try itself broke.
  if (second.passed + second.failed !== first.failed) return first;
  return {
    ...first,
    passed: first.passed + second.passed,
    failed: second.failed,
    failures: second.failures,
    secondTries: first.failures.filter((failure) => !second.failures.includes(failure)),
  };
}

/** Returns the outcome of everything together. */
export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, each) => sum + each.passed, 0),
  failed: outcomes.reduce((sum, each) => sum + each.failed, 0),
  failures: outcomes.flatMap((each) => each.failures),
  notRun: outcomes.flatMap((each) => each.notRun),
  secondTries: outcomes.flatMap((each) => each.secondTries),
});
