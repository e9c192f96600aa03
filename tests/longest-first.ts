import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. None of them may start when the other worker has nothing left to do. */
const LONGEST = [
  'bench/benches',
  'functions/http/fuzz',
  'simulation/simulation',
  'functions/http/limits',
  'local/start',
  'every-call',
  'functions/cooking/cooking',
  'functions/plan/billing',
];

/** Starts the longest files first, then those of the integration tests, then the short ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  if (rank >= 0) return rank;
  return LONGEST.length + (project.name.startsWith('unit') ? 1 : 0);
}
