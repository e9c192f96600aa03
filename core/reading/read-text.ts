import { minutesOf } from './duration.ts';
import { withinLimits } from './limits.ts';
import { withoutBullet, withSections } from './page-lines.ts';
import { linesOf } from './plain-text.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';
import { languageOf } from './recipe-language.ts';
import { isNumbered, isSentence, startsWithAmount, withAmountsJoined, withoutNumber } from './text-lines.ts';
import { END, INGREDIENTS, NOISE, SERVINGS, STEPS, TIMES } from './text-words.ts';

/** Longest text that is read, in characters. */
const MAX_TEXT = 400_000;
const MAX_LINES = 5_000;

/**
 * Reads the recipe of a pasted text in English or German.
 * @returns undefined if it has no line with an amount, or no title
 */
export function readText(text: string): RawRecipe | undefined {
  const lines = linesOf(text.slice(0, MAX_TEXT))
    .slice(0, MAX_LINES)
    .map(withoutBullet)
    .filter((line) => line !== '' && !NOISE.test(line));
  const parts = byHeadings(lines) ?? byAmounts(lines);
  if (!parts) return undefined;
  const before = lines.slice(0, parts.from);
  const title = before.find((line) => isTitle(line)) ?? '';
  const recipe: RawRecipe = {
    title,
    ingredients: withSections(toLines(withAmountsJoined(parts.ingredients))),
    instructions: withSections(toLines(stepsOf(parts.steps))),
    ...yieldsIn(lines.slice(0, parts.to)),
    ...timesIn(lines.slice(0, parts.to)),
    tags: [],
  };
  if (recipe.ingredients.length < 2 || !recipe.ingredients.some((line) => startsWithAmount(line.text)))
    return undefined;
  const language = languageOf(recipe);
  return withinLimits({ ...recipe, ...(language && { language }) });
}

type Parts = {
  /** Index of the first line of the ingredients or their heading. */
  readonly from: number;
  /** Index behind the ingredients. */
  readonly to: number;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
};

const toLines = (texts: readonly string[]): readonly RawLine[] => texts.map((text) => ({ text }));

const isTitle = (line: string): boolean =>
  line.length <= 120 &&
  /\p{L}{3}/u.test(line) &&
  !SERVINGS.test(line) &&
  !TIMES.some(([, label]) => label.test(line));

/** Finds the parts by their headings: of several, the ingredients with most amounts. */
function byHeadings(lines: readonly string[]): Parts | undefined {
  const found = lines.flatMap((line, at) => (INGREDIENTS.test(line) ? [partsFrom(lines, at)] : []));
  return found
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .find((parts) => parts.ingredients.some(startsWithAmount));
}

const scoreOf = ({ ingredients, steps }: Parts): number =>
  ingredients.filter(startsWithAmount).length + (steps.length > 0 ? 3 : 0);

function partsFrom(lines: readonly string[], heading: number): Parts {
  const after = lines.slice(heading + 1, heading + 400);
  const atSteps = after.findIndex((line) => STEPS.test(line));
  const firstSentence = after.findIndex((line) => isStep(line));
  const to = atSteps >= 0 ? atSteps : firstSentence >= 0 ? firstSentence : after.length;
  const rest = after.slice(atSteps >= 0 ? to + 1 : to);
  return {
    from: heading,
    to: heading + 1 + to,
    ingredients: upToEnd(after.slice(0, to)),
    steps: upToEnd(rest),
  };
}

const isStep = (line: string): boolean => isNumbered(line) || (isSentence(line) && !startsWithAmount(line));

function upToEnd(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => END.test(line) || INGREDIENTS.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Finds the ingredients as the longest run of lines with amounts; the steps follow. */
function byAmounts(lines: readonly string[]): Parts | undefined {
  const runs: { from: number; to: number; count: number }[] = [];
  lines.forEach((line, at) => {
    if (!startsWithAmount(line) || line.length > 120) return;
    const run = runs.at(-1);
    if (run && at - run.to <= 2 && !lines.slice(run.to, at).some(isStep)) {
      run.to = at + 1;
      run.count += 1;
    } else runs.push({ from: at, to: at + 1, count: 1 });
  });
  const best = runs.toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count < 3) return undefined;
  const rest = lines.slice(best.to);
  const start = rest.findIndex((line) => STEPS.test(line) || isStep(line));
  const to = start < 0 ? rest.length : start;
  const more = upToEnd(rest.slice(0, to)).filter((line) => line.length <= 80);
  const steps = start < 0 ? [] : rest.slice(STEPS.test(rest[start] ?? '') ? start + 1 : start);
  return {
    from: best.from,
    to: best.to,
    ingredients: [...lines.slice(best.from, best.to), ...more],
    steps: upToEnd(steps),
  };
}

const stepsOf = (lines: readonly string[]): readonly string[] =>
  lines.map(withoutNumber).filter((line) => /\p{L}/u.test(line));

function yieldsIn(lines: readonly string[]): Pick<RawRecipe, 'yields'> {
  for (const line of lines) {
    const found = line.length <= 120 ? SERVINGS.exec(line) : null;
    const yields = found?.[1] ?? found?.[2];
    if (yields !== undefined) return { yields };
  }
  return {};
}

function timesIn(lines: readonly string[]): Pick<RawRecipe, 'prepTime' | 'activeTime'> {
  const times = Object.fromEntries(
    TIMES.map(([field, label]) => [
      field,
      lines.flatMap((line, at) => timeAfter(label, line, lines[at + 1]) ?? [])[0],
    ]),
  );
  const { total, active, cook } = times;
  const prepTime =
    total ?? (active !== undefined || cook !== undefined ? (active ?? 0) + (cook ?? 0) : undefined);
  return {
    ...(prepTime !== undefined && { prepTime }),
    ...(active !== undefined && { activeTime: active }),
  };
}

function timeAfter(label: RegExp, line: string, next: string | undefined): number | undefined {
  if (line.length > 120) return undefined;
  const found = label.exec(line);
  return found
    ? minutesOf(found[1] ?? '')
    : /^[^\d]*$/.test(line) && label.test(`${line} x`)
      ? minutesOf(next ?? '')
      : undefined;
}
