import { describe, expect, test } from 'vitest';
import { threatsIn } from '#tools/asvs/threats.ts';
import { read, titlesIn } from './titles.ts';

const threats = threatsIn(read('docs/security.md'));

describe('what docs/security.md tells of', () => {
  test('are threats enough, each named once', () => {
    expect(threats.length).toBeGreaterThan(60);
    expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
  });

  test.each(threats)('$threat: has a test, which exists', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const { file, title } of tests)
      expect(
        titlesIn(file).some((each) => each.includes(title)),
        `${file}: ${title}`,
      ).toBe(true);
  });
});
