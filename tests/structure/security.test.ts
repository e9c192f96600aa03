import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Threats with the tests that their rows name. */
const rows = [...read('docs/security.md').matchAll(/^\| (?!threat|---)([^|]+) \|[^|]+\|([^|]+)\|/gm)].map(
  ([, threat = '', tests = '']) => ({ threat, tests: testsIn(tests) }),
);

function testsIn(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/`(tests\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/** Returns the titles of a file's tests: the first text after `test(`, or after the rows of `test.each(`. */
function titlesIn(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/\btest\b|\)\(/g)].flatMap(({ index }) => {
    const [, , title] = TITLE.exec(source.slice(index, index + 400)) ?? [];
    return title ?? [];
  });
}

const TITLE = /^[^'"`]*?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/s;

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
