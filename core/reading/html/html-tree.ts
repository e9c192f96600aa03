import { Parser } from 'htmlparser2';

/** Element of a page. Names of tags and attributes are in lower case, entities are decoded. */
export type Element = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
  readonly parent: Element | undefined;
  /** Index in `elements` of the page. */
  readonly index: number;
  /** Index of the first element behind its descendants. */
  end: number;
  /** Characters and elements inside, as work: what reading the element once costs. */
  size: number;
};

export type Page = {
  readonly root: Element;
  /** All elements in the order of the document. */
  readonly elements: readonly Element[];
};

const MAX_DEPTH = 400;
const MAX_ELEMENTS = 100_000;

/** Work of an element: as much as this number of characters. */
const ELEMENT = 5;

/** Characters that are parsed before the depth is checked again: the parser's time grows with depth × length. */
const CHUNK = 16_384;

/** Parses HTML, up to an element that is nested deeper than in any real page. */
export function parseHtml(html: string): Page {
  const root: Element = {
    tag: '',
    attributes: {},
    children: [],
    parent: undefined,
    index: 0,
    end: 0,
    size: 0,
  };
  const elements = [root];
  let open = root;
  let depth = 0;
  let read = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (depth > MAX_DEPTH || elements.length >= MAX_ELEMENTS) return;
      const index = elements.length;
      read += ELEMENT;
      // Until the element is closed, its size is minus the work done before it.
      const element = { tag, attributes, children: [], parent: open, index, end: 0, size: -read };
      elements.push(element);
      open.children.push(element);
      open = element;
    },
    ontext(text) {
      read += text.length;
      const last = open.children.length - 1;
      const before = open.children[last];
      if (typeof before === 'string') open.children[last] = before + text;
      else open.children.push(text);
    },
    onclosetag() {
      depth -= 1;
      if (depth >= MAX_DEPTH || !open.parent) return;
      close(open);
      open = open.parent;
    },
  });
  const close = (element: Element) => {
    element.end = elements.length;
    element.size += read;
  };
  const isWithinLimits = () => depth <= MAX_DEPTH && elements.length < MAX_ELEMENTS;
  for (let at = 0; at < html.length && isWithinLimits(); at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  close(root);
  return { root, elements };
}

export const inside = ({ elements }: Page, { index, end }: Element): readonly Element[] =>
  elements.slice(index + 1, end);

const MAX_CLASSES = 5_000;

export const classesOf = ({ attributes }: Element): readonly string[] =>
  attributes['class']?.slice(0, MAX_CLASSES).split(/\s+/).filter(Boolean) ?? [];
