import { describe, expect, test } from 'vitest';
import { FILES } from './imports.ts';
import { read } from './read.ts';
import { threatsIn } from './threats.ts';

const threats = threatsIn(read('docs/security.md'));

describe('docs/security.md', () => {
  test('Threats are many, each listed once', () => {
    expect(threats.length).toBeGreaterThan(60);
    expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
  });

  test('Threats each have a test, in a file that exists', () => {
    expect(threats.filter(({ tests }) => tests.length === 0)).toEqual([]);
    const files = threats.flatMap(({ tests }) => tests.map(({ file }) => file));
    expect(files.filter((file) => !FILES.includes(file))).toEqual([]);
  });
});
