import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_LONG } from '#tests/long.ts';
import { linesOf, printedRecipe } from '#tools/page-pictures/recipes.ts';
import { readPage } from '#web/page-pictures/read-page.ts';
import { essenceOf } from './essence-of.ts';
import { decoded, openEngineFor } from './open-engine.ts';

const PAGES = [
  ['soup', 'en', 'two columns of a serif'],
  // Only in the long run: a journey reads the cake in a browser, tests/journeys/recipe/page-picture.spec.ts.
  ...(IS_LONG ? ([['kuchen', 'de', 'one column of a sans serif']] as const) : []),
] as const;

test.each(PAGES)(
  'the photo of a printed %s recipe becomes its text (%s, %s)',
  async (name, language, _layout) => {
    const engine = await openEngineFor([language]);
    const shares: number[] = [];
    const picture = await decoded(join(import.meta.dirname, `../../page-pictures/${name}.jpg`));
    const text = readPage(picture, engine, (share) => shares.push(share));
    engine.dispose();
    const read = text.split('\n').map(essenceOf);
    const printed = linesOf(printedRecipe(name));
    const missing = printed.filter((line) => !read.includes(essenceOf(line)));
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(1);
    expect(read[0]).toBe(essenceOf(printedRecipe(name).title));
    expect(shares.every((share, at) => share >= (shares[at - 1] ?? 0) && share <= 1)).toBe(true);
    expect(shares.length).toBeGreaterThan(5);
  },
);
