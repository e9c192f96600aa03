import { withoutSlips } from './slips.ts';
import type { Line } from './words.ts';

/** Maximum distance between two lines of a paragraph, as a multiple of the usual distance. */
const PARAGRAPH_GAP = 1.4;

/** Maximum ratio of heights between lines of one kind. A heading is higher than text. */
const SAME_HEIGHT = 1.35;

/**
 * Joins printed lines that were broken at the end of the column: an ingredient or a step becomes one line of text.
 * @param lines of one column, from top to bottom
 */
export function paragraphsOf(lines: readonly Line[]): readonly string[] {
  const texts = withoutBullets(lines);
  const paragraphs: string[] = [];
  const pitch = pitchOf(lines);
  for (const [at, { text, isItem }] of texts.entries()) {
    const [before, line, last] = [lines[at - 1], lines[at], paragraphs.at(-1)];
    const isFull =
      before && line && !isApart(before, line, pitch) && isFullLine(lines, at - 1, firstWord(line));
    if (last !== undefined && isFull && !isItem && continues(last, text)) {
      paragraphs[paragraphs.length - 1] = joined(last, text);
    } else paragraphs.push(text);
  }
  return paragraphs.map(withoutSlips).filter((text) => text !== '');
}

/** Bullets as Tesseract misreads them, because it does not know the character. */
const BULLET = /^[•·*+°º»«›¢©®¥eo.,-]{1,2}$/u;

/** Height of a bullet, as a share of the line's. */
const BULLET_HEIGHT = 0.5;

type Text = { readonly text: string; readonly isItem: boolean };

function withoutBullets(lines: readonly Line[]): readonly Text[] {
  return lines.map((line) => {
    const [first] = line.words;
    const isSmall = first && first.bottom - first.top < BULLET_HEIGHT * (line.bottom - line.top);
    const isItem = line.words.length > 1 && isSmall === true && BULLET.test(first.text);
    return { text: textOf(isItem ? line.words.slice(1) : line.words), isItem };
  });
}

const textOf = (words: Line['words']): string => words.map(({ text }) => text).join(' ');

const heightOf = ({ top, bottom }: Line): number => bottom - top;

const middleOf = ({ top, bottom }: Line): number => (top + bottom) / 2;

/** Usual distance between two lines. */
function pitchOf(lines: readonly Line[]): number {
  const distances = lines.slice(1).map((line, at) => middleOf(line) - middleOf(lines[at] ?? line));
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
}

function isApart(above: Line, below: Line, pitch: number): boolean {
  const distance = middleOf(below) - middleOf(above);
  const [low, high] = [heightOf(above), heightOf(below)].toSorted((a, b) => a - b);
  return distance > PARAGRAPH_GAP * pitch || distance < 0 || (high ?? 0) > 2 * (low ?? 0);
}

const firstWord = ({ words }: Line): number => (words[0] ? words[0].right - words[0].left : 0);

/** Number of lines on each side that show the width of the column. */
const AROUND = 14;

/** Returns whether a line has no room for the next word. */
function isFullLine(lines: readonly Line[], at: number, next: number): boolean {
  const line = lines[at];
  if (!line) return false;
  const near = lines
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .filter(
      (other) => Math.max(heightOf(other) / heightOf(line), heightOf(line) / heightOf(other)) < SAME_HEIGHT,
    );
  const edge = Math.max(...near.map(({ right }) => right));
  const space = 0.15 * heightOf(line);
  return line.right + space + next > edge - space;
}

const AMOUNT = /^(?:\d|[½¼¾⅓⅔⅛])/u;
/** Number of a step, or a misread one: "4, Blend", "S. Season". */
const STEP = /^(?:\d{1,2}\s?[.,)]\s?|[SIl]\.\s)(?=\p{Lu}|$)/u;

/** Returns whether a text continues in the next line. */
function continues(text: string, next: string): boolean {
  if (STEP.test(next)) return false;
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return true;
  const isOpen = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  if (isOpen || /(?:[,–]|\b(?:and|or|of|und|oder|mit|in|for|für|the|a))$/iu.test(text)) return true;
  if (isProse(text)) return true;
  if (AMOUNT.test(next)) return false;
  return /^[\p{Ll}(]/u.test(next) || lacksNoun(text);
}

/** Returns whether a text is a step: numbered, or longer than an ingredient. */
const isProse = (text: string): boolean =>
  STEP.test(text) || text.length > 90 || /\p{L}{3,}[.!?] \p{Lu}/u.test(text);

/** Returns whether an amount lacks its noun, which has a capital in German: "800 g mehligkochende". */
const lacksNoun = (text: string): boolean =>
  /^[\d½¼¾⅓⅔⅛][\d.,/½¼¾–-]*\s(?:(?:k?g|m?l|[ET]L|cm)\s)?\p{Ll}[\p{Ll}-]{2,}$/u.test(text);

/** Joins two lines. A divided word becomes one. */
function joined(text: string, next: string): string {
  const isDivided =
    /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:und|oder|bzw|and|or)\b/u.test(next);
  return isDivided ? text.slice(0, -1) + next : `${text} ${next}`;
}
