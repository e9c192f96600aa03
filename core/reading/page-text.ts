import { classesOf, type Element } from './html-tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote body br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
const SILENT = new Set(
  'script style noscript template svg button select option textarea head iframe object canvas audio video'.split(
    ' ',
  ),
);
const UNSEEN = /^(?:sr-only|screen-reader-text|visually-?hidden|wprm-screen-reader-text)$/;

/** Returns true if a reader of the page does not see an element. */
const isSilent = (element: Element): boolean =>
  SILENT.has(element.tag) ||
  element.attributes['hidden'] !== undefined ||
  /display:\s*none/.test(element.attributes['style'] ?? '') ||
  classesOf(element).some((name) => UNSEEN.test(name));

/**
 * Returns what a reader sees of an element, a line for each block.
 * @param skips leaves out an element and what is in it
 */
export function visibleText(element: Element, skips: (element: Element) => boolean = () => false): string {
  const out: string[] = [];
  const visit = (node: Element | string): void => {
    if (typeof node === 'string') out.push(node.replaceAll(/\s+/g, ' '));
    else if (!isSilent(node) && !skips(node)) {
      const isBlock = BLOCKS.has(node.tag);
      if (isBlock) out.push('\n');
      else if (CELLS.has(node.tag)) out.push(' ');
      for (const child of node.children) visit(child);
      if (isBlock) out.push('\n');
    }
  };
  for (const child of element.children) visit(child);
  return out.join('');
}

/** Returns all text of an element as it stands in the page, for scripts. */
export const rawText = ({ children }: Element): string =>
  children.filter((child) => typeof child === 'string').join('');
