import { globSync, readFileSync } from 'node:fs';

/**
 * Returns one line of each stretch of lines, as ranges to mutate, so that long files count more than short ones.
 * `'14:3'` means each fourteenth line beginning with the third: samples with other beginnings share no line.
 */
export function sampleLines(patterns, sample) {
  const [every, first = 1] = sample.split(':').map(Number);
  return globSync(patterns)
    .toSorted()
    .flatMap(linesOf)
    .filter((_line, index) => index % every === first - 1);
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((_text, index) => `${file}:${index + 1}-${index + 1}`);
