import type { Expected } from './pages.ts';

/** What a reader found on a page. */
export type Found = {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly yields?: string | undefined;
  readonly minutes?: number | undefined;
};

export type Score = Readonly<Record<Figure, boolean | undefined>>;
export const FIGURES = ['found', 'ingredients', 'count', 'steps', 'stepCount', 'servings', 'time'] as const;
export type Figure = (typeof FIGURES)[number];

/** Compares what was found with what is expected; a figure is undefined where nothing is expected. */
export function scoreOf(found: Found | undefined, expected: Expected): Score {
  const { ingredients = [], instructions_list: steps = [], yields, total_time: minutes } = expected;
  const servings = numberIn(yields);
  return {
    found: found !== undefined && found.ingredients.length > 0,
    ingredients: same(linesIn(found?.ingredients), linesIn(ingredients)),
    count: linesIn(found?.ingredients).length === linesIn(ingredients).length,
    steps: steps.length === 0 ? undefined : same([joined(found?.steps)], [joined(steps)]),
    stepCount: steps.length === 0 ? undefined : linesIn(found?.steps).length === linesIn(steps).length,
    servings: servings === undefined ? undefined : servingsIn(found?.yields).includes(servings),
    time: minutes ? found?.minutes === minutes : undefined,
  };
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Lines without headings: those that end in ":" name a section. */
const linesIn = (lines: readonly string[] = []): readonly string[] =>
  [lines]
    .flat()
    .filter((line) => !line.trim().endsWith(':'))
    .map(lettersOf)
    .filter((line) => line !== '');

/** All steps as one text, without their numbers. */
const joined = (lines: readonly string[] = []): string =>
  lettersOf(
    [lines]
      .flat()
      .map((line) => line.replace(/^\s*\d{1,2}\s*[.)]/, ''))
      .join(' '),
  );

const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

const numberIn = (yields: string | undefined): number | undefined => {
  const number = /\d+(?:\.\d+)?/.exec(yields ?? '')?.[0];
  return number === undefined || Number(number) === 0 ? undefined : Number(number);
};

/** The first number, or both of a range. */
const servingsIn = (yields = ''): readonly number[] => {
  const [, from, to] = /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|bis|or|oder)\s*(\d+))?/.exec(yields) ?? [];
  return [from, to].flatMap((each) => (each === undefined ? [] : [Number(each.replace(',', '.'))]));
};
