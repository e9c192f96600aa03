import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './read.ts';

const FOLDER = 'docs/decisions';

test('the index of decisions has each record, by its number and title', () => {
  const records = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const [, number, title] = /^# (\d+)\. (.+)/.exec(read(`${FOLDER}/${file}`)) ?? [];
      return `${number}. [${title}](${file})`;
    });
  const listed = read(`${FOLDER}/README.md`)
    .split('\n')
    .filter((line) => /^\d/.test(line));
  expect(listed).toEqual(records);
});
