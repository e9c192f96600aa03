import { expect, test } from 'vitest';
import { FILES } from './imports.ts';
import { read } from './read.ts';

/** Beginning of a comment that reads like a question. A comment is a sentence or a noun phrase. */
const REFUSED =
  /^\s*\{?(?:\/\/|\/\*\*?(?:\s*\n\s*\*)?) *(?:What|Who|Whom|Whose|Where|How|Which|Whether)(?:ever)?\b.*/gm;

/** Returns the refused comments with their lines: `3: // Who shares a recipe`. */
const faultsIn = (source: string): string[] =>
  [...source.matchAll(REFUSED)].map(({ 0: text, index }) => {
    const line = source.slice(0, index + text.length).split('\n').length;
    return `${line}: ${text.trim()}`;
  });

test.each([
  '/** What a recipe costs. */',
  '/**\n * Whether a recipe is free.\n */',
  '  // Who shares a recipe sees it.',
  '{/* How it is cooked. */}',
])('A comment that begins with a question word is refused: %s', (source) => {
  expect(faultsIn(`const a = 1;\n${source}`)).toHaveLength(1);
});

test.each([
  '/** Price of a recipe. */',
  '// Whole grain is a food.',
  "const title = 'What to eat';",
  '// Why it is stored twice: see decision 15.',
])('Any other line is accepted: %s', (source) => {
  expect(faultsIn(`const a = 1;\n${source}`)).toEqual([]);
});

test('No comment begins with a question word', () => {
  const files = FILES.filter((file) => !file.endsWith('/comments.test.ts'));
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((file) => faultsIn(read(file)).map((fault) => `${file}:${fault}`))).toEqual([]);
});
