import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from './read.ts';

const DOCUMENTS = ['README.md', ...markdownIn('docs'), ...markdownIn('functions'), ...markdownIn('tools')];

test.each(DOCUMENTS)('every link of %s leads to one of our files', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)(?<path>[^)#\s]+)/g)];
  const dead = links
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => !existsSync(join(dirname(document), path)));
  expect(dead).toEqual([]);
});

/** Documents that refer to files. Decisions keep old names. */
const GUIDES = DOCUMENTS.filter((document) => !document.startsWith('docs/decisions/'));

/** A file or folder in backticks; `NOUN` and the like stand for any. */
const PATH = /`(?<path>(?:bench|core|docs|functions|infra|local|locales|tests|tools|web)\/[^`\sA-Z…]*)`/g;

/** A folder of recipe-scrapers, whose pages we use for comparison. */
const OF_OTHERS = new Set(['tests/test_data']);

/** Documents about tests omit their folder. */
const leadsNowhere = (path: string): boolean =>
  !OF_OTHERS.has(path) && globSync([path, `tests/${path}`]).length === 0;

test.each(GUIDES)('every path in %s leads to one of our files', (document) => {
  const paths = [...read(document).matchAll(PATH)].map(({ groups }) => groups?.['path'] ?? '');
  expect(paths.filter(leadsNowhere)).toEqual([]);
});

test.each(['core', 'web'])('README names each folder of %s', (part) => {
  const [row = ''] = new RegExp(`^\\| \`${part}/\` .*$`, 'm').exec(read('README.md')) ?? [];
  const folders = readdirSync(part, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !row.includes(`\`${name}/\``))).toEqual([]);
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
}
