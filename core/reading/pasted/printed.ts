import type { Language } from '../../language.ts';
import { partIn } from '../../recipe/lines/heading.ts';
import { startsWithAmount } from '../text/line-kinds.ts';
import { lettersOf } from '../text/plain-text.ts';
import { hasAmount } from './amount-in-line.ts';
import { tellsWhatToDo } from './doing.ts';
import { namesFood } from './title.ts';

/** Name and number of a page above a printed recipe: "PUDDINGS   87", "112   Cakes", with several spaces between. */
const PAGE_HEAD = /^(?:\D*\S {3,}\d{1,4}|\d{2,4} {3,}\D+)$/;

/** Word divided at the end of a line. "Ober- und Unterhitze" is no divided word. */
const DIVIDED = /\p{Ll}-$/u;
const GOES_ON = /^(?!und |oder |bzw|and |or )\p{Ll}/u;

/** Words at the end of a line that was broken by the printer. */
const LEADS_ON =
  /(?:[,&+]|\b(?:the|an?|of|in|into|to|and|or|with|for|on|until|der|die|das|den|dem|ein|eine[mnr]?|und|oder|mit|im|bei|zu|zum|zur|auf|für|aus|von))$/iu;

const SMALL = /^\p{Ll}/u;
const STARTS = /^(?:\d+(?:[.)]| {2})|[a-h]\)|[-–•*·»✓✔>#]|\[|\p{Lu}[\p{L} /-]{2,24}:(?:\s|$))/u;

/**
 * Joins lines that a print or a mail has wrapped, also within a word. Two lines are joined if more speaks for it than
 * against it.
 */
export function unwrapped(lines: readonly string[], language: Language): readonly string[] {
  const written = withoutPageHead(lines).map((line) => line.trimEnd());
  const blocks = blocksOf(written);
  const isShouted = !/\p{Ll}{3}/u.test(written.join(' '));
  const joins = (isWrapped: boolean): readonly boolean[] => {
    // Below a line that begins with a small letter, a small letter is no sign of wrapping.
    let isSmall = isShouted;
    return written.map((line, at) => {
      const before = written[at - 1] ?? '';
      const text = line.trim();
      const mayJoin = text !== '' && before !== '' && !STARTS.test(text);
      const isJoined =
        mayJoin && votes(before, text, { ...blocks[at], isWrapped, isSmall, isShouted, language }) > 0;
      if (!isJoined) isSmall = isShouted || SMALL.test(text);
      return isJoined;
    });
  };
  // Notes in small letters look wrapped, but have no full stops.
  const likely = joins(false);
  const isEnded = written.some((line, at) => likely[at] && /[.!]$/.test(line));
  const isSure = written.some(
    (line, at) => likely[at] && (FOLLOWS_ON.test(line) || LEADS_ON.test(written[at - 1] ?? '')),
  );
  const isDividedText = written.some((line, at) => isDivided(line, written[at + 1]?.trim() ?? ''));
  if (!isDividedText && !(isEnded && (isSure || likely.filter(Boolean).length >= 2))) return lines;
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

/** Lines without an empty line between them: the longest width, and whether all lines but the last are full. */
type Block = { readonly width?: number; readonly isParagraph?: boolean };

type Around = Block & {
  readonly isWrapped: boolean;
  readonly isSmall: boolean;
  readonly isShouted: boolean;
  readonly language: Language;
};

/** Counts the signs that a line goes on in the next one, minus the signs against it. */
function votes(before: string, text: string, around: Around): number {
  const { width = 1, isWrapped, isSmall, isShouted, language } = around;
  const filled = (before.length + 1 + (text.split(' ', 1)[0]?.length ?? 0)) / width;
  const isMeasured = startsWithAmount(before.trim());
  const is: readonly (readonly [boolean, number])[] = [
    [SMALL.test(text) && !isSmall, 2],
    [LEADS_ON.test(before), 2],
    [FOLLOWS_ON.test(text) && (isShouted || SMALL.test(text)), 2],
    [before.endsWith(','), 1],
    [filled < 0.8, -2],
    [isWrapped && filled > 0.9 && before.length > SHORT && !isMeasured, 1.5],
    [isWrapped && filled > 1 && SMALL.test(text), 1.5],
    [isWrapped && around.isParagraph === true, 5],
    [/[.!?:]$/.test(before), -5],
    [partIn(text) !== undefined, -5],
    [
      !/[.!] /.test(text) &&
        hasAmount(text, language) &&
        !tellsWhatToDo(isShouted ? text.toLowerCase() : text, language),
      -3,
    ],
    [isMeasured && [before, text].every((each) => namesFood(each, language)), -2],
    [isDivided(before, text), 10],
    [isOpen(before) || (BESIDE.test(text) && isMeasured), 10],
  ];
  return is.reduce((sum, [isSo, vote]) => sum + (isSo ? vote : 0), -1);
}

/** Maximum length of lines that say nothing about the width of a text. */
const SHORT = 30;

/** Returns the block of each line. A text with a single block has no paragraphs. */
function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1)
    if (at === lines.length || lines[at] === '') {
      const block = lines.slice(from, at);
      const width = Math.max(...block.map(({ length }) => length), 20);
      const isParagraph =
        block.length > 2 &&
        block.length < lines.length &&
        block.slice(0, -1).every(({ length }) => length > Math.max(SHORT, width * 0.8)) &&
        !block.some((line) => STARTS.test(line));
      blocks.push(...block.map(() => ({ width, isParagraph })), {});
      from = at + 1;
    }
  return blocks;
}

/** Words at the beginning of a line that was broken by the printer. */
const FOLLOWS_ON = /^(?:or|and|until|und|oder|bis|noch|of|with|in|to|u\.)\s/iu;

/** True for an open bracket: "¾ pint buttermilk (more if" */
const isOpen = (line: string): boolean => line.lastIndexOf('(') > line.lastIndexOf(')');

/** "(from the shoulder)" below an ingredient. */
const BESIDE = /^\((?!for |für )\p{Ll}[^()]*\)$/u;

const isDivided = (line: string, next: string): boolean => DIVIDED.test(line) && GOES_ON.test(next);

/** Removes the name and number of each page, and the name alone. */
function withoutPageHead(lines: readonly string[]): readonly string[] {
  const heads = new Set<string>();
  for (const line of lines) if (PAGE_HEAD.test(line.trim())) heads.add(lettersOf(line.replaceAll(/\d/g, '')));
  return lines.filter((line) => line.trim() === '' || !heads.has(lettersOf(line.replaceAll(/\d/g, ''))));
}
