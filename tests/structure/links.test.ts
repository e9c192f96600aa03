import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from './read.ts';

const DOCUMENTS = ['README.md', ...markdownIn('docs'), ...markdownIn('functions'), ...markdownIn('tools')];

test.each(DOCUMENTS)('every link of %s leads to a file of ours', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)(?<path>[^)#\s]+)/g)];
  const dead = links
    .map(({ groups }) => groups?.['path'] ?? '')
    .filter((path) => !existsSync(join(dirname(document), path)));
  expect(dead).toEqual([]);
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
}
