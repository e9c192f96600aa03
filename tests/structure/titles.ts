import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Returns the titles of a file's tests: the first text after `test(`, or after the rows of `test.each(`. */
export function titlesIn(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/\btest\b|\)\(/g)].flatMap(({ index }) => {
    const [, , title] = TITLE.exec(source.slice(index, index + 400)) ?? [];
    return title ?? [];
  });
}

const TITLE = /^[^'"`]*?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/s;
