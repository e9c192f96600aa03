import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest. None of them may begin when the other worker has nothing left to do. */
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

/** Projects in their order, those with the shortest files last. */
const PROJECTS = [
  'simulation',
  'apart',
  'apart-web',
  'integration',
  'shared-web',
  'shared',
  'unit-web',
  'unit',
  'deploy',
];

/**
 * Starts the longest files first, then the others by project and environment: a process goes on with the next file only
 * if that needs the same, and otherwise ends with all that it has loaded.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = files.map((file) => ({ file, place: placeOf(file) }));
    return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file);
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  if (place >= 0) return place;
  return LONGEST.length + PROJECTS.indexOf(project.name) + (hasOwnEnvironment(moduleId) ? 0.5 : 0);
}

const hasOwnEnvironment = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment');
