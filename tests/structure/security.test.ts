import { describe, expect, test } from 'vitest';
import { read, titlesIn } from './titles.ts';

/** Threats with the tests that their rows name. */
const rows = [
  ...read('docs/security.md').matchAll(/^\| (?!threat|---)([^|]+) \|[^|]+\|([^|]+)\|[^|]*\|$/gm),
].map(([, threat = '', tests = '']) => ({ threat, tests: testsIn(tests) }));

function testsIn(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

describe('what docs/security.md tells of', () => {
  test('are threats enough, each named once', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows.map(({ threat }) => threat)).size).toBe(rows.length);
  });

  test.each(rows)('$threat: has a test, which exists', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests)
      expect(
        titlesIn(file).some((each) => each.includes(title)),
        `${file}: ${title}`,
      ).toBe(true);
  });
});
