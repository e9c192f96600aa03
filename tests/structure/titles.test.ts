import { expect, test } from 'vitest';
import { FILES } from './imports.ts';
import { read } from './read.ts';

type Override = {
  readonly rules: { readonly 'vitest/valid-title'?: readonly [string, { readonly mustNotMatch: string }] };
};

/** Beginnings that the linter refuses. It checks no titles of journeys and no templates. */
const REFUSED = new RegExp(refusedByLinter());

function refusedByLinter(): string {
  const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides: Override[] };
  const rules = overrides.flatMap(({ rules: { 'vitest/valid-title': rule } }) => (rule ? [rule] : []));
  return rules[0]?.[1].mustNotMatch ?? expect.fail('The linter refuses no title.');
}

/** Returns the titles of tests and of their groups, each to the end of its line. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/(?:\b(?:test|describe)[.\w]*|\))\(\s*['"`](?<title>.+)/g)].map(
    ({ groups }) => groups?.['title'] ?? '',
  );

const isRefused = (title: string) => REFUSED.test(title);

test.each([
  "test('what a cook types', () => {});",
  "test.describe('Who may do what', () => {});",
  'test(`of ${count} cooks one is let in`, () => {});',
  "test.each(FOODS)('whose name is %s', () => {});",
  "test.runIf(isLinux)(\n  'where it fails', () => {});",
])('A title that begins with a question word is refused: %s', (source) => {
  expect(titlesIn(source).filter(isRefused)).toHaveLength(1);
});

test.each([
  "test('A cook who types', () => {});",
  "test('Whole grain is a food', () => {});",
  "test('offline, the list is shown', () => {});",
])('A title that begins with a person, a thing or a rule is accepted: %s', (source) => {
  expect(titlesIn(source).map(isRefused)).toEqual([false]);
});

test('No test title begins with a question word', () => {
  const files = FILES.filter(
    (file) => /^(tests|bench|tools)\//.test(file) && !file.endsWith('/titles.test.ts'),
  );
  const titles = files.flatMap((file) => titlesIn(read(file)).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(2_000);
  expect(titles.filter(({ title }) => isRefused(title))).toEqual([]);
});
