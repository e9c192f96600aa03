import { expect, test } from 'vitest';
import { CHUNKS, chunkOf, PATHS_IN } from '#web/build/chunks.ts';
import { FILES } from './imports.ts';

const PATHS = Object.values(PATHS_IN).flat();

test('every path of a chunk leads to a source file', () => {
  expect(PATHS.filter((path) => !FILES.some((file) => file === path || file.startsWith(path)))).toEqual([]);
});

test('a path of a folder ends with a slash, so that it matches no file with the same beginning', () => {
  expect(PATHS.filter((path) => !path.endsWith('/') && !FILES.includes(path))).toEqual([]);
});

test('no path is in two chunks, and none repeats its folder', () => {
  expect(PATHS).toEqual([...new Set(PATHS)]);
  const above = (path: string) => path.replace(/[^/]+\/?$/, '');
  expect(PATHS.filter((path) => chunkOf(path) === chunkOf(above(path)))).toEqual([]);
});

test('the nearest folder decides, and files that a chunk excludes have none', () => {
  expect(chunkOf('web/features/recipe/recipe-page.tsx')).toBe('recipe');
  expect(chunkOf('web/features/recipe/voice/any.ts')).toBe('alone');
  expect(chunkOf('web/features/recipes.ts')).toBeUndefined();
  expect(CHUNKS).not.toContain('alone');
});
