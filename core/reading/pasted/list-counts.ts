import type { Language } from '../../language.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import type { TextLine } from '../text/text-line.ts';
import { tellsWhatToDo } from './doing.ts';

/** Number before a word: of the step "1 Wash the courgettes." or of the ingredient "1 courgette". */
const COUNTED = /^(\d{1,2})\s+(?=\p{L})/u;
/** An empty line or a page number. */
const GAP = /^\s*\d{0,4}\s*$/;

/**
 * Adds a dot to the numbers of steps, if they count from one: "1. Wash the courgettes." for "1 Wash the courgettes.". A
 * step may go on in the lines below, up to a full stop.
 */
export function withPoints(lines: readonly string[], language: Language): readonly string[] {
  let run: number[] = [];
  let longest = run;
  for (const [at, line] of lines.entries()) {
    const number = Number(COUNTED.exec(line.trim())?.[1]);
    if (number === 1) run = [];
    if (number === run.length + 1 && isStep(lines, at, language)) run.push(at);
    if (run.length > longest.length) longest = run;
  }
  return longest.length > 1
    ? lines.map((line, at) => (longest.includes(at) ? line.trim().replace(COUNTED, '$1. ') : line))
    : lines;
}

const MOST_LINES = 20;

/**
 * True if the line, or a following one, ends with a full stop before the next number or empty line. "1 P. Backp." is an
 * amount.
 */
function isStep(lines: readonly string[], at: number, language: Language): boolean {
  const line = (lines[at] ?? '').trim();
  const next = `${Number.parseInt(line, 10) + 1} `;
  const behind = lines.slice(at + 1, at + MOST_LINES);
  const end = behind.findIndex((each) => GAP.test(each) || each.trim().startsWith(next));
  const last = (end < 0 ? behind : behind.slice(0, end)).at(-1) ?? line;
  const rest = line.replace(COUNTED, '');
  return (
    /[.!]\s*$/.test(last) &&
    (tellsWhatToDo(rest, language) || unitNamed(rest.split(' ', 1)[0] ?? '') === undefined)
  );
}

const LESS = /^[−–—-]$/;
const MORE = /^\+$/;
const NUMBER = /^\d{1,3}$/;

/** Joins a number of servings with the buttons around it: the lines "−", "4" and "+" become "4 servings". */
export const withServingsJoined = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, at): readonly TextLine[] => {
    const [before = '', behind = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
    if (NUMBER.test(line.text) && LESS.test(before) && MORE.test(behind))
      return [{ ...line, text: `${line.text} servings` }];
    return LESS.test(line.text) || MORE.test(line.text) ? [] : [line];
  });
