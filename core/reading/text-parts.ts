import { minutesOf } from '../language/minutes.ts';
import type { RawLine } from './raw-recipe.ts';
import { asSteps } from './raw-lines.ts';
import { isOnlyAmount } from './text-amounts.ts';
import { COUNTED, isNumberAlone, isNumbered, isSentence, startsWithAmount } from './text/line-kinds.ts';
import { isTimesAlone } from './text-facts.ts';
import type { TextLine } from './text/text-line.ts';
import { yieldTold } from './text/yield-told.ts';
import { isEnd, isIngredientsHeading, isStepsHeading, isYieldAlone } from './text/text-words.ts';

/** Part of a text, by the indexes of its lines, the heading included. */
export type Part = { readonly from: number; readonly to: number; readonly lines: readonly PartLine[] };

/** Line of a part, with its role in a plain text. */
type PartLine = RawLine & Pick<TextLine, 'role'>;

const MAX_LENGTH = 400;
const LONGEST_HEADING = 60;

/**
 * Finds the ingredients: under the heading with most amounts, or else as the longest run of lines with amounts.
 * @param least fewest amounts under a heading
 */
export function ingredientParts(lines: readonly TextLine[], least = 1): Part | undefined {
  const parts = lines.flatMap(({ text }, at) =>
    isIngredientsHeading(text) ? [ingredientsAt(lines, at)] : [],
  );
  const measured = parts.map((part) => ({ part, amounts: amountsIn(part) }));
  const best = measured.toSorted((a, b) => b.amounts - a.amounts)[0];
  return best && best.amounts >= least ? best.part : byAmounts(lines);
}

const amountsIn = ({ lines }: Part): number => lines.filter(isMeasured).length;

const isMeasured = ({ text, role }: Pick<TextLine, 'text' | 'role'>): boolean =>
  !isYieldAlone(text) && (role === 'ingredient' || (role === undefined && startsWithAmount(text)));

function ingredientsAt(lines: readonly TextLine[], heading: number): Part {
  const to = endOf(
    lines,
    heading,
    (line) => isStepsHeading(line.text) || isIngredientsHeading(line.text) || isStep(line),
  );
  const inside = listed(lines.slice(heading + 1, to), isMeasured).filter(({ text }) => !isYieldAlone(text));
  return {
    from: heading,
    to,
    lines: inside.map((line, at) => asRaw(line, isPartHeading(line, inside[at + 1]))),
  };
}

/** Returns where a part ends: at the next heading of its rank, at the heading of another part, or where told. */
function endOf(
  lines: readonly TextLine[],
  heading: number,
  ends: (line: TextLine, next?: TextLine) => boolean,
): number {
  const level = lines[heading]?.level ?? 0;
  const last = Math.min(lines.length, heading + MAX_LENGTH);
  for (let at = heading + 1; at < last; at += 1) {
    const line = lines[at];
    if (!line || ends(line, lines[at + 1]) || isEnd(line.text)) return at;
    if (line.level !== undefined && line.level <= level && at > heading + 1) return at;
  }
  return last;
}

/** Of a page with a list, the list alone counts, and the headings in it. */
function listed(lines: readonly TextLine[], counts: (line: TextLine) => boolean): readonly TextLine[] {
  const isFit = (line: TextLine) => line.isItem === true && counts(line);
  if (lines.filter(isFit).length < 2) return lines;
  const last = lines.findLastIndex((line) => line.isItem);
  return lines
    .slice(0, last + 1)
    .filter((line, at) => line.isItem || (line.text.length <= LONGEST_HEADING && lines[at + 1]?.isItem));
}

const isStep = ({ text, role }: TextLine): boolean =>
  role === 'step' ||
  (role !== 'ingredient' && (isNumbered(text) || (isSentence(text) && !startsWithAmount(text))));

/** A short line without an amount is a heading if it stands out and something follows. */
function isPartHeading(line: TextLine, next: TextLine | undefined): boolean {
  if (!next || line.text.length > LONGEST_HEADING || /\d/.test(line.text)) return false;
  if (line.isItem) return false;
  const standsOut = line.level !== undefined || next.isItem === true || line.isAfterGap === true;
  return standsOut && (isMeasured(next) || next.isItem === true || isOnlyAmount(next.text));
}

const asRaw = ({ text, role }: TextLine, isHeading: boolean): PartLine => ({
  text: isHeading ? `${text.replace(/:$/, '')}:` : text,
  ...(role && { role }),
});

/** Finds the longest run of lines with amounts. Lines without one may stand between. */
function byAmounts(lines: readonly TextLine[]): Part | undefined {
  const runs: { from: number; to: number; count: number }[] = [];
  lines.forEach((line, at) => {
    if (!isMeasured(line) || line.text.length > 120) return;
    const run = runs.at(-1);
    if (run && at - run.to <= 2 && !lines.slice(run.to, at).some(isStep)) {
      run.to = at + 1;
      run.count += 1;
    } else runs.push({ from: at, to: at + 1, count: 1 });
  });
  const best = runs.toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count < 3) return undefined;
  const to = endOf(
    lines,
    best.to - 1,
    (line, next) =>
      isStepsHeading(line.text) ||
      isStep(line) ||
      line.text.length > 80 ||
      (next !== undefined && isStepHeading(line, next) && line.level === undefined && !next.isItem),
  );
  const before = lines[best.from - 1];
  const from =
    before && isPartHeading(before, lines[best.from]) && before.text.endsWith(':')
      ? best.from - 1
      : best.from;
  const inside = lines.slice(from, to);
  return { from, to, lines: inside.map((line, at) => asRaw(line, isPartHeading(line, inside[at + 1]))) };
}

/**
 * Finds the steps: under their heading, behind the ingredients if there are several, or where sentences follow. A plain
 * text may tell them before.
 */
export function stepParts(
  lines: readonly TextLine[],
  ingredients: Part,
  needsHeading = false,
): Part | undefined {
  const parts = lines.flatMap(({ text }, at) => (isStepsHeading(text) ? [stepsAt(lines, at)] : []));
  const full = parts.filter((part) => part.lines.length > 0);
  const behind = full.find(({ from }) => from >= ingredients.to);
  const before = full.findLast(({ to }) => to <= ingredients.from);
  if ((behind ?? before) || needsHeading) return behind ?? before;
  const start = lines.findIndex((line, at) => at >= ingredients.to && isStep(line));
  if (start >= 0) return stepsAt(lines, start - 1);
  const told = lines.findIndex(({ role }, at) => at < ingredients.from && role === 'step');
  return told < 0 ? undefined : { ...stepsAt(lines.slice(0, ingredients.from), told - 1), from: told };
}

function stepsAt(lines: readonly TextLine[], heading: number): Part {
  const to = endOf(lines, heading, (line) => isIngredientsHeading(line.text) || isStepsHeading(line.text));
  const region = listed(lines.slice(heading + 1, to), ({ text }) => text.length > 15);
  const inside = region.slice(0, lastStepOf(region) + 1).filter((line) => !isBeside(line));
  return {
    from: heading,
    to,
    lines: asSteps(inside.map((line, at) => asRaw(line, isStepHeading(line, inside[at + 1])))),
  };
}

/** Numbers above the steps, each in a line of its own, belong to the line below. */
function lastStepOf(region: readonly TextLine[]): number {
  const numbered = region.findLastIndex(({ text }) => isNumbered(text) || COUNTED.test(text));
  if (region.filter(({ text }) => isNumbered(text)).length < 2) return region.findLastIndex(isLikelyStep);
  return isNumberAlone(region[numbered]?.text ?? '') ? numbered + 1 : numbered;
}

/** Lines among the steps that are none: times, what it makes, words of the sender. A numbered line is a step. */
const isBeside = ({ text, role }: TextLine): boolean =>
  !isNumbered(text) &&
  !COUNTED.test(text) &&
  (role === 'said' || role === 'note' || isTimesAlone(text) || yieldTold(text) !== undefined);

const isLikelyStep = (line: TextLine): boolean =>
  line.isItem === true ||
  line.role === 'step' ||
  line.text.length > 40 ||
  /[.!]$/.test(line.text) ||
  (line.isAfterGap === false && tellsHeatOrTime(line.text));

/** "Loaf tin, 175C for an hour", right below the other steps. */
const tellsHeatOrTime = (text: string): boolean =>
  /\d\s?(?:°|º|[CF]\b|grad\b|degrees\b)/i.test(text) || minutesOf(text) !== undefined;

function isStepHeading(line: TextLine, next: TextLine | undefined): boolean {
  if (!next || line.isItem || line.text.length > LONGEST_HEADING || /[.!]$/.test(line.text)) return false;
  return (
    line.level !== undefined || next.isItem === true || (next.role === 'step' && CAPITALS.test(line.text))
  );
}

/** "TO MAKE THE FILLING" above a step of a plain text. */
const CAPITALS = /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u;
