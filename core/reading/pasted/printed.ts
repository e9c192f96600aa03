import type { Language } from '../../language.ts';
import { isNumbered, startsWithAmount } from '../text/line-kinds.ts';
import type { TextLine } from '../text/text-line.ts';
import { hasAmount } from './amount-in-line.ts';

/** Name and number of a page above a printed recipe: "PUDDINGS   87", "112   Cakes". Columns are wide apart. */
const PAGE_HEAD = /^(?:\D*\S {3,}\d{1,4}|\d{2,4} {3,}\D+)$/;

/** A word that the end of a line has divided. German joins two words so: "Ober- und Unterhitze". */
const DIVIDED = /\p{Ll}-$/u;
const GOES_ON = /^(?!und |oder |bzw|and |or )\p{Ll}/u;

/** The rest of an ingredient stands further in than its beginning. */
const INDENTED = /^\s{2,}\p{Ll}/u;

/** A number in a column of its own, before a step. */
const NUMBER_COLUMN = /^(\d{1,2}) {2,}(?=\p{Lu})/u;

/** Shorter lines end where their author wanted, in characters. */
const SHORTEST_FULL = 30;

/**
 * Returns the lines of a printed page as its author wrote them: those that the print has wrapped are joined, also within a
 * word. Other texts stay as they are: only a divided word tells that the ends of lines mean nothing.
 */
export function unwrapped(lines: readonly string[]): readonly string[] {
  if (!lines.some((line, at) => isDivided(line.trimEnd(), lines[at + 1]?.trim() ?? ''))) return lines;
  const joined: string[] = [];
  let before = '';
  let isProse = false;
  for (const line of withoutPageHead(lines)) {
    const text = line.trim();
    if (isDivided(before, text)) joined.push(`${joined.pop()?.slice(0, -1) ?? ''}${text}`);
    else if (text !== '' && goesOn(before, text) && (INDENTED.test(line) || (isProse && isFull(before))))
      joined.push(`${joined.pop() ?? ''} ${text}`);
    else {
      const begun = text.replace(NUMBER_COLUMN, '$1. ');
      // An ingredient ends where it ends.
      isProse = !startsWithAmount(begun);
      joined.push(begun);
    }
    before = text;
  }
  return joined;
}

const isDivided = (line: string, next: string): boolean => DIVIDED.test(line) && GOES_ON.test(next);

const isFull = (line: string): boolean => line.length >= SHORTEST_FULL;

/** Behind a sentence, a colon or an empty line something new begins. */
const goesOn = (before: string, text: string): boolean =>
  before !== '' && !/[.!?:]$/.test(before) && !NUMBER_COLUMN.test(text) && !/^\d+[.)]/.test(text);

function withoutPageHead(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines.filter((line, at) => at !== first || !PAGE_HEAD.test(line.trim()));
}

/** "46", "Seite 46", "- 12 -". A number above a food is an amount. */
const PAGE_NUMBER = /^(?:-\s*)?(?:(?:page|seite|p\.|s\.)\s*)?\d{1,4}(?:\s*-)?$/i;

/** Leaves out lines of nothing but the number of a page. */
export const withoutPageNumbers = (lines: readonly TextLine[], language: Language): readonly TextLine[] =>
  lines.filter(({ text }, at) => {
    if (!PAGE_NUMBER.test(text)) return true;
    const next = lines[at + 1]?.text;
    return next !== undefined && !hasAmount(next, language) && !isNumbered(next) && !/[a-z]/i.test(text);
  });
