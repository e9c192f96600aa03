import { expect, test } from 'vitest';
import { CHUNKS, chunkOf, PATHS_IN } from '#web/build/chunks.ts';
import { FILES } from './imports.ts';

const PATHS = Object.values(PATHS_IN).flat();

test('every path of a chunk leads to a source file', () => {
  expect(PATHS.filter((path) => !FILES.some((file) => file === path || file.startsWith(path)))).toEqual([]);
});

test('a path that names a folder ends like one, so that it takes no file whose name begins alike', () => {
  expect(PATHS.filter((path) => !path.endsWith('/') && !FILES.includes(path))).toEqual([]);
});

test('no path belongs to two chunks, and none repeats what its folder says', () => {
  expect(PATHS).toEqual([...new Set(PATHS)]);
  const above = (path: string) => path.replace(/[^/]+\/?$/, '');
  expect(PATHS.filter((path) => chunkOf(path) === chunkOf(above(path)))).toEqual([]);
});

test('the nearest folder decides, and what a chunk leaves out has none', () => {
  expect(chunkOf('web/features/recipe/recipe-page.tsx')).toBe('recipe');
  expect(chunkOf('web/features/recipe/voice/any.ts')).toBe('alone');
  expect(chunkOf('web/features/recipes.ts')).toBeUndefined();
  expect(CHUNKS).not.toContain('alone');
});
