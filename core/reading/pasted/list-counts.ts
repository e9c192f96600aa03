import type { Language } from '../../language.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import type { TextLine } from '../text/text-line.ts';
import { tellsWhatToDo } from './doing.ts';

/** Number before a word: that of the step "1 Wash the courgettes." or of the ingredient "1 courgette". */
const COUNTED = /^(\d{1,2})\s+(?=\p{L})/u;
/** An empty line, or the number of a page. */
const GAP = /^\s*\d{0,4}\s*$/;

/**
 * Writes "1 Wash the courgettes." as "1. Wash the courgettes.", where such lines count from one. Each may go on in the
 * lines below, up to its stop.
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

/** Lines of a step. */
const MOST_LINES = 20;

/** Ends with a stop, before the next number or an empty line; "1 P. Backp." measures. */
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

/** Writes the buttons around a number of servings, "−", "4" and "+" on lines of their own, as "4 servings". */
export const withServingsJoined = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, at): readonly TextLine[] => {
    const [before = '', behind = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
    if (NUMBER.test(line.text) && LESS.test(before) && MORE.test(behind))
      return [{ ...line, text: `${line.text} servings` }];
    return LESS.test(line.text) || MORE.test(line.text) ? [] : [line];
  });
