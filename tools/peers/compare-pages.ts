import { outsideData } from '#bench/support/outside-data.ts';
import { savedPages, type SavedPage } from '#bench/reading/pages.ts';
import { ourReading, scrapeWith, type Found } from '#tests/figures/readers.ts';
import { FIGURES, scoreOf, type Score } from '#bench/reading/score.ts';
import { join } from 'node:path';
import * as v from 'valibot';
import { npmRecipeScrapers, runPython } from './peers.ts';
import { share, type Row } from './table.ts';

const PAGES = outsideData('MUNCHIFY_PAGES', 'recipe-scrapers/tests/test_data');

/** Host without special rules in the peers, so that they use their general reader. */
const UNKNOWN = 'https://kitchen.example/';

/** Compares the recipes that readers find on saved pages. */
export async function comparePages(): Promise<Row[]> {
  const pages: SavedPage[] = [];
  for await (const page of savedPages(PAGES)) pages.push(page);
  const expected = pages.map((page) => page.expected);
  const found = [
    pages.map(({ html, url }) => ourReading(html, url)),
    await readByNpm(pages),
    readByPython(pages, () => UNKNOWN),
    readByPython(pages, ({ url }) => url),
  ];
  const scores: Score[][] = found.map((all) => all.map((each, at) => scoreOf(each, expected[at] ?? {})));
  return FIGURES.map((figure) => ({
    name: `pages: ${NAMES[figure]}`,
    cells: scores.map((all) => share(all.map((score) => score[figure]))),
  }));
}

const NAMES = {
  found: 'a recipe is found',
  ingredients: 'the ingredient list is identical',
  count: 'as many ingredients',
  steps: 'the steps say the same',
  stepCount: 'as many steps',
  servings: 'servings',
  time: 'minutes until it is on the table',
} as const;

/** Reads one page after the other, because each becomes a large tree. */
async function readByNpm(pages: readonly SavedPage[]): Promise<(Found | undefined)[]> {
  const peer = await npmRecipeScrapers();
  const found: (Found | undefined)[] = [];
  for (const page of pages) found.push(await scrapeWith(peer, page));
  return found;
}

const PythonFound = v.nullable(
  v.object({
    ingredients: v.array(v.string()),
    steps: v.array(v.string()),
    yields: v.nullable(v.string()),
    minutes: v.nullable(v.number()),
  }),
);

function readByPython(
  pages: readonly SavedPage[],
  urlOf: (page: SavedPage) => string,
): (Found | undefined)[] {
  const asked = pages.map((page) => JSON.stringify({ path: join(PAGES, page.name), url: urlOf(page) }));
  return runPython('read_pages.py', asked.join('\n'))
    .trim()
    .split('\n')
    .map((line) => {
      const found = v.parse(PythonFound, JSON.parse(line));
      return found
        ? { ...found, yields: found.yields ?? undefined, minutes: found.minutes ?? undefined }
        : undefined;
    });
}
