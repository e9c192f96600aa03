import { describe, expect, test, vi } from 'vitest';
import { recipesInFile } from '#core/reading/files/read-files.ts';
import { fileIndex } from '#core/reading/files/pictures.ts';
import { recipesInText } from '#core/reading/files/text-recipes.ts';
import { readPage } from '#core/reading/read-page.ts';
import { workFor, type Work } from '#core/reading/text/work.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { HOSTILE_FILES } from '#tests/cases/hostile/files.ts';
import { HOSTILE_PAGES } from '#tests/cases/hostile/pages.ts';

vi.setConfig({ testTimeout: MANY_INPUTS.timeout });

const SIZES = [16_000, 64_000];

/** Number of further operations that readers try after the budget is spent. */
const ROOM = 20_000;

/** Returns the work for inputs of growing length. */
const stepsOf = (of: (length: number) => string, read: (text: string, work: Work) => unknown) =>
  SIZES.map((length) => {
    const text = of(length);
    const work = workFor(text.length);
    read(text, work);
    return { length: text.length, steps: work.taken() };
  });

function expectLinear(counted: ReturnType<typeof stepsOf>): void {
  for (const [at, { length, steps }] of counted.entries()) {
    const most = 1_000_000 + 4 * length + ROOM;
    const before = counted[at - 1]?.steps ?? most;
    expect(steps).toBeLessThanOrEqual(most);
    // Superlinear growth must reach the budget early.
    if (before < most / 16) expect(steps).toBeLessThanOrEqual(before * 5);
  }
}

describe('the work for a page grows linearly with its length, and stops at its budget', () => {
  test.each(HOSTILE_PAGES)('$name', ({ of }) => {
    expectLinear(stepsOf(of, (html, work) => readPage(html, undefined, work)));
  });
});

describe('the work for a file grows linearly with its length, and stops at its budget', () => {
  test.each(HOSTILE_FILES)('$file: $name', ({ file, of }) => {
    const paths = fileIndex([file]);
    expectLinear(stepsOf(of, (text, work) => recipesInText({ path: file, text, paths, work })));
    const chosen = { name: file, paths: [file], textAt: () => ({ text: of(8_000) }) };
    expect([...recipesInFile(chosen)].length).toBeGreaterThan(0);
  });
});
