import type { Found } from '#tests/figures/readers.ts';
import type { Expected } from './pages.ts';

/** True for each correct figure; undefined if nothing is expected. */
export type Score = Readonly<Record<Figure, boolean | undefined>>;
export const FIGURES = ['found', 'ingredients', 'count', 'steps', 'stepCount', 'servings', 'time'] as const;
export type Figure = (typeof FIGURES)[number];

/**
 * Compares a found recipe with the expected one, by letters and digits. Ingredients are compared line by line, steps as
 * one text without their numbers. Either end of a range of servings is right.
 */
export function scoreOf(found: Found | undefined, expected: Expected): Score {
  const ingredients = linesIn(expected.ingredients);
  const steps = linesIn(expected.instructions_list);
  const servings = numberIn(expected.yields);
  const minutes = expected.total_time;
  const readings = [found?.steps ?? [], found?.stepsWithHeadings ?? []];
  return {
    found: (found?.ingredients.length ?? 0) > 0,
    ingredients: withoutHeadings(found?.ingredients).join('\n') === withoutHeadings(ingredients).join('\n'),
    count: withoutHeadings(found?.ingredients).length === withoutHeadings(ingredients).length,
    steps: steps.length === 0 ? undefined : readings.some((each) => joined(each) === joined(steps)),
    stepCount: steps.length === 0 ? undefined : readings.some((each) => each.length === steps.length),
    servings: servings === undefined ? undefined : servingsIn(found?.yields).includes(servings),
    time: minutes ? found?.minutes === minutes : undefined,
  };
}

/** A list, or one text with a line each. */
const linesIn = (value: string | readonly string[] = []): readonly string[] =>
  typeof value === 'string' ? value.split('\n') : value;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A line that ends in ":" names a section. */
const withoutHeadings = (lines: readonly string[] = []): readonly string[] =>
  lines
    .filter((line) => !line.trim().endsWith(':'))
    .map(lettersOf)
    .filter((line) => line !== '');

const joined = (lines: readonly string[]): string =>
  lettersOf(lines.map((line) => line.replace(/^\s*\d{1,2}\s*[.)]/, '')).join(' '));

const numberIn = (yields: string | undefined): number | undefined => servingsIn(yields)[0];

/** Returns the first number, or both numbers of a range. */
function servingsIn(yields = ''): readonly number[] {
  const [, from, to] = /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|bis|or|oder)\s*(\d+))?/.exec(yields) ?? [];
  return [from, to].flatMap((each) => Number(each?.replace(',', '.')) || []);
}
