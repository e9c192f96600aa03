import type { Element } from './html-tree.ts';
import { tidy } from '../text/plain-text.ts';
import type { TextLine } from '../text/text-line.ts';
import type { Work } from '../text/work.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const BLOCKS = wordSet(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul',
);
const CELLS = wordSet('td th');
const ITEMS = wordSet('li tr');
const BOLD = wordSet('b strong');
const SILENT = wordSet(
  'script style noscript template svg button select option textarea head iframe object canvas audio video',
);
const UNSEEN = /(?:^|\s)(?:sr-only|(?:wprm-)?screen-reader-text|visually-?hidden)(?:\s|$)/;
const BOLD_LEVEL = 7;

const MAX_LINE = 10_000;

/** Returns true for an element that a reader of the page does not see. */
const isSilent = (element: Element): boolean =>
  SILENT.has(element.tag) ||
  element.attributes['hidden'] !== undefined ||
  /display:\s*none/.test(element.attributes['style'] ?? '') ||
  UNSEEN.test(element.attributes['class'] ?? '');

/** Longest text of a value, in characters: its readers look no further. */
const MAX_VALUE = 100_000;

const nothing = () => false;

/**
 * Returns the visible text of an element, a line for each block. Takes from the budget, because elements are nested.
 */
export const visibleText = (element: Element, work: Work): string =>
  work.spend(Math.min(element.size, MAX_VALUE))
    ? visibleLines(element, nothing, MAX_VALUE)
        .map(({ text }) => text)
        .join('\n')
    : '';

/** Returns the visible lines of an element. An entry of a list is one line, unless it holds a list. */
export function visibleLines(
  element: Element,
  skips: (element: Element) => boolean = nothing,
  most = Infinity,
): readonly TextLine[] {
  const lines: TextLine[] = [];
  let parts: string[] = [];
  let isBold = true;
  let room = most;
  const flush = (level: number | undefined, isItem: boolean) => {
    const text = tidy(parts.join('').slice(0, MAX_LINE));
    if (text !== '')
      lines.push({ text, level: level ?? (isBold && !isItem ? BOLD_LEVEL : undefined), isItem });
    parts = [];
    isBold = true;
  };
  const visit = (node: Element | string, at: Position): void => {
    if (room < 0) return;
    if (typeof node === 'string') {
      room -= node.length;
      parts.push(node);
      if (!at.isBold && node.trim() !== '') isBold = false;
      return;
    }
    if (isSilent(node) || skips(node)) return;
    room -= 1;
    const isLine = BLOCKS.has(node.tag) && !at.isOneLine;
    if (isLine) flush(at.level, at.isItem);
    else if (BLOCKS.has(node.tag) || CELLS.has(node.tag)) parts.push(' ');
    const inner = within(node, at);
    for (const child of node.children) visit(child, inner);
    if (isLine) flush(inner.level, inner.isItem);
    else if (BLOCKS.has(node.tag)) parts.push(' ');
  };
  for (const child of element.children) visit(child, OUTSIDE);
  flush(undefined, false);
  return lines;
}

type Position = {
  readonly level: number | undefined;
  readonly isItem: boolean;
  readonly isOneLine: boolean;
  readonly isBold: boolean;
};

const CHANGING = /^(?:h[1-6]|li|tr|b|strong)$/;

const OUTSIDE: Position = { level: undefined, isItem: false, isOneLine: false, isBold: false };

function within(element: Element, at: Position): Position {
  const { tag } = element;
  if (!CHANGING.test(tag)) return at;
  const isItem = ITEMS.has(tag) ? isSimple(element) : at.isItem;
  return {
    level: /^h[1-6]$/.test(tag) ? Number(tag[1]) : at.level,
    isItem,
    isOneLine: at.isOneLine || /^h[1-6]$/.test(tag) || (ITEMS.has(tag) && isItem),
    isBold: at.isBold || BOLD.has(tag),
  };
}

const MAX_ITEM_PARTS = 60;
const COMPLEX = /^(?:h[1-6]|table|article|section|nav|form)$/;

/** True for an entry that is a line. An entry with headings, a list or much text is layout. */
function isSimple(item: Element): boolean {
  const ahead: Element[] = [item];
  let [entries, parts] = [0, 0];
  while (ahead.length > 0) {
    for (const child of ahead.pop()?.children ?? []) {
      if (typeof child === 'string') continue;
      if (child.tag === 'li') entries += 1;
      if (COMPLEX.test(child.tag) || entries > 1) return false;
      ahead.push(child);
      parts += 1;
      if (parts > MAX_ITEM_PARTS) return false;
    }
  }
  return true;
}

/** Returns all text of an element, as scripts need it. */
export const rawText = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join('');
