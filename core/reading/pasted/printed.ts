import type { Language } from '../../language.ts';
import { startsWithAmount } from '../text/line-kinds.ts';
import { hasAmount } from './amount-in-line.ts';
import { tellsWhatToDo } from './doing.ts';
import { namesFood } from './title.ts';

/** Name and number of a page above a printed recipe: "PUDDINGS   87", "112   Cakes". Columns are wide apart. */
const PAGE_HEAD = /^(?:\D*\S {3,}\d{1,4}|\d{2,4} {3,}\D+)$/;

/** A word that the end of a line has divided. German joins two words so: "Ober- und Unterhitze". */
const DIVIDED = /\p{Ll}-$/u;
const GOES_ON = /^(?!und |oder |bzw|and |or )\p{Ll}/u;

/** Words that end a line only where the printer has broken it. */
const LEADS_ON =
  /(?:[,&+]|\b(?:the|an?|of|in|into|to|and|or|with|for|on|until|der|die|das|den|dem|ein|eine[mnr]?|und|oder|mit|im|bei|zu|zum|zur|auf|für|aus|von))$/iu;

const SMALL = /^\p{Ll}/u;
const STARTS = /^(?:\d+(?:[.)]| {2})|[a-h]\)|[-–•*·»✓✔>#]|\[|\p{Lu}[\p{L} /-]{2,24}:(?:\s|$))/u;
/** "(from the shoulder)" below an ingredient. */
const BESIDE = /^\((?!for |für )\p{Ll}[^()]*\)$/u;

/**
 * Returns the lines as their author wrote them: those that a print or a mail has wrapped are joined, also within a
 * word. Two lines are joined if more speaks for it than against it.
 */
export function unwrapped(lines: readonly string[], language: Language): readonly string[] {
  const written = withoutPageHead(lines).map((line) => line.trimEnd());
  const width = Math.max(...written.map(({ length }) => length));
  const joins = (isWrapped: boolean): readonly boolean[] => {
    // If lines begin in small letters, these do not tell that one goes on.
    let isSmall = false;
    return written.map((line, at) => {
      const before = written[at - 1] ?? '';
      const text = line.trim();
      const mayJoin = text !== '' && before !== '' && !STARTS.test(text);
      const filled = (before.length + 1 + (text.split(' ', 1)[0]?.length ?? 0)) / width;
      const votes: readonly (readonly [boolean, number])[] = [
        [SMALL.test(text) && !isSmall, 2],
        [LEADS_ON.test(before), 2],
        [filled < 0.8, -2],
        [isWrapped && filled > 0.9 && !startsWithAmount(before.trim()), 1.5],
        [/[.!?:]$/.test(before), -5],
        [hasAmount(text, language) && !tellsWhatToDo(text, language), -3],
        [startsWithAmount(before.trim()) && [before, text].every((each) => namesFood(each, language)), -2],
        [isDivided(before, text), 10],
        [BESIDE.test(text) && startsWithAmount(before.trim()), 10],
      ];
      const isJoined = mayJoin && votes.reduce((sum, [is, vote]) => sum + (is ? vote : 0), -1) > 0;
      if (!isJoined) isSmall = SMALL.test(text);
      return isJoined;
    });
  };
  // Notes in small letters look wrapped, but end without stops.
  const likely = joins(false);
  const isEnded = written.some((line, at) => likely[at] && /[.!]$/.test(line));
  const isDividedText = written.some((line, at) => isDivided(line, written[at + 1]?.trim() ?? ''));
  if (!isDividedText && !(isEnded && likely.filter(Boolean).length >= 2)) return lines;
  const joined: string[] = [];
  joins(true).forEach((isJoined, at) => {
    const text = (written[at] ?? '').trim();
    if (isJoined) {
      const before = joined.pop() ?? '';
      joined.push(isDivided(before, text) ? `${before.slice(0, -1)}${text}` : `${before} ${text}`);
    } else joined.push(text);
  });
  return joined;
}

const isDivided = (line: string, next: string): boolean => DIVIDED.test(line) && GOES_ON.test(next);

function withoutPageHead(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines.filter((line, at) => at !== first || !PAGE_HEAD.test(line.trim()));
}
