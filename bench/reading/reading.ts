import { readPage } from '#core/reading/read-page.ts';
import { outsideData } from '../support/outside-data.ts';
import type { Measured } from '../support/measured.ts';
import { savedPages, type Half, type SavedPage } from './pages.ts';
import { READERS } from '#tests/figures/readers.ts';
import { FIGURES, scoreOf, type Figure, type Score } from './score.ts';

/** Corpus of hhursev/recipe-scrapers: pages and expected values, which are not part of the repository. */
const PAGES = outsideData('MUNCHIFY_PAGES', 'recipe-scrapers/tests/test_data');

/** Minimum shares of pages, in per cent. */
const GATES: Partial<Record<Figure, number>> = {
  found: 95,
  ingredients: 80,
  count: 88,
  steps: 85,
  servings: 90,
};

const MAX_CPU_MS = 300;
const MB = 1_000_000;

type Scored = { readonly reader: string; readonly half: Half; readonly score: Score };

/**
 * Compares the recipes that readers find on saved pages with the expected ones, and measures the CPU time of large
 * pages.
 */
export async function reading(): Promise<Measured[]> {
  const scored: Scored[] = [];
  let largest: SavedPage | undefined;
  for await (const page of savedPages(PAGES)) {
    if (!largest || page.html.length > largest.html.length) largest = page;
    for (const [reader, read] of Object.entries(READERS))
      scored.push({
        reader,
        half: page.half,
        score: scoreOf(await read(page.html, page.url), page.expected),
      });
  }
  if (!largest) throw new Error('There are no pages.');
  return [
    ...FIGURES.map((figure) => row('ours, all pages', figure, scored, () => true)),
    ...(['searched', 'untouched'] as const).flatMap((half) =>
      FIGURES.map((figure) => row(`ours, ${half} half`, figure, scored, (each) => each.half === half)),
    ),
    ...Object.keys(READERS)
      .slice(1)
      .flatMap((name) => FIGURES.map((figure) => row(name, figure, scored, () => true, name))),
    cpuOf('largest page', largest.html),
    cpuOf('page of 2 MB', manyComments(2 * MB)),
  ];
}

function row(
  name: string,
  figure: Figure,
  scored: readonly Scored[],
  counts: (each: Scored) => boolean,
  reader = 'ours',
): Measured {
  const values = scored
    .filter((each) => each.reader === reader && counts(each))
    .flatMap(({ score }) => score[figure] ?? []);
  const right = values.filter(Boolean).length;
  const share = (right / values.length) * 100;
  const gate = reader === 'ours' ? GATES[figure] : undefined;
  return {
    name: `reading: ${name}: ${figure}`,
    budget: gate === undefined ? 'reported' : `≥ ${gate} %`,
    measured: `${share.toFixed(1)} % (${right} of ${values.length})`,
    holds: share >= (gate ?? 0),
  };
}

/** Returns a page of a given length: a recipe in lists and many comments, with about 90 characters per element. */
function manyComments(length: number): string {
  const recipe =
    '<h2>Ingredients</h2><ul><li>200 g oats<li>2 eggs</ul><h2>Method</h2><ol><li>Mix and bake.</ol>';
  const words = 'I &amp; my neighbours liked this one a lot, and we will bake it again on Sunday. '.repeat(3);
  const comment = `<li class="comment depth-1 parent"><p><a href="/people/ada" rel="nofollow">Ada</a>: ${words}</p></li>`;
  return `<h1>Oat cakes</h1>${recipe}${comment.repeat((length - recipe.length) / comment.length)}`;
}

function cpuOf(name: string, html: string): Measured {
  const before = process.cpuUsage();
  readPage(html);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  return {
    name: `reading: ${name}, ${(html.length / MB).toFixed(1)} MB`,
    budget: `≤ ${MAX_CPU_MS} ms CPU`,
    measured: `${ms.toFixed(0)} ms`,
    holds: ms <= MAX_CPU_MS,
  };
}
