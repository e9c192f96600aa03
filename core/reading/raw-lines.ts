import { headingIn } from '../recipe/lines/heading.ts';
import { tidy } from './text/plain-text.ts';
import { lineIn, type RawLine } from './raw-recipe.ts';
import { COUNTED, isNumberAlone, isNumbered, STEP_NUMBER } from './text/line-kinds.ts';

const BULLETS = /^[\s▢□☐◻▪▫•·●○◦‣∙*✓✔☑–—-]+(?=\S)/u;

export const withoutBullet = (line: string): string => line.replace(BULLETS, '');

const MARKED_HEADING = /^#{1,6}\s+(\S.{0,99})$/;

/** Removes headings and sets the section of the lines below. */
export function withoutHeadings(lines: readonly RawLine[]): RawLine[] {
  const sorted: RawLine[] = [];
  let section: string | undefined;
  for (const line of lines) {
    const text = withoutBullet(line.text);
    const marked = MARKED_HEADING.exec(text)?.[1];
    const heading = marked === undefined ? headingIn(text) : marked.replace(/:$/, '');
    if (heading !== undefined) section = tidy(heading) || undefined;
    else if (/[\p{L}\p{N}]/u.test(text)) sorted.push(lineIn(line.section ?? section, text));
  }
  return sorted;
}

const INNER_NUMBER = /(?<=^|[\s.!?])(?:(?:step|schritt)\s*)?(\d{1,2})(?:[.):](?=\s\S)|[.)](?=\p{L}))/giu;

/** End of a sentence without a space behind: the tags between two blocks of a page are lost. */
const LOST_BREAK = /(?<!\bwww\.)(?<=(?:\p{Ll}{3}|[\d)]|°C)[.!?]["”)]?)(?=["“(]?\p{Lu}\p{Ll})/u;

/** Removes headings and numbers of steps. Splits a step that counts "1. … 2. …". */
export function asSteps(lines: readonly RawLine[]): RawLine[] {
  const partsIn = lines.length === 1 ? partsOf : numberedParts;
  const split = lines.flatMap((line) => partsIn(line.text).map((text) => ({ ...line, text })));
  const steps = withoutHeadings(split.filter(({ text }) => !isNumberAlone(text)));
  if (steps.length === 0) return split.flatMap(headingAsStep);
  const numbered = steps.filter(({ text }) => isNumbered(text)).length;
  const isCounted = numbered >= 2 || (numbered === 1 && steps.length === 1) || isRun(steps);
  return isCounted
    ? withoutHeadings(withRestJoined(steps).map((step) => ({ ...step, text: withoutNumber(step.text) })))
    : steps;
}

const isFirst = ({ text }: RawLine): boolean => isNumbered(text) || COUNTED.test(text);

/** Joins text between two counted steps with the first one. */
function withRestJoined(steps: readonly RawLine[]): readonly RawLine[] {
  const last = steps.findLastIndex(isFirst);
  const joined: RawLine[] = [];
  for (const [at, step] of steps.entries()) {
    const before = joined.at(-1);
    if (before && isFirst(before) && !isFirst(step) && at < last && before.section === step.section)
      joined[joined.length - 1] = { ...before, text: `${before.text} ${step.text}` };
    else joined.push(step);
  }
  return joined;
}

const withoutNumber = (text: string): string => text.replace(isNumbered(text) ? STEP_NUMBER : COUNTED, '');

const isRun = (steps: readonly RawLine[]): boolean =>
  steps.length >= 2 && steps.every(({ text }, at) => Number(COUNTED.exec(text)?.[1]) === at + 1);

/** Turns headings into steps if there are no other steps: "Knead the dough:". */
function headingAsStep(line: RawLine): readonly RawLine[] {
  const text = tidy(
    withoutBullet(line.text)
      .replace(/^#{1,6}\s+/, '')
      .replace(/:$/, ''),
  );
  return /\p{L}/u.test(text) && !isNumberAlone(text) ? [{ ...line, text }] : [];
}

const partsOf = (text: string): readonly string[] => {
  const parts = numberedParts(text);
  return parts.length > 1 ? parts : text.split(LOST_BREAK).map((part) => part.trim());
};

function numberedParts(text: string): readonly string[] {
  const starts: number[] = [];
  for (const found of text.matchAll(INNER_NUMBER))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  if (starts.length < 2 || (starts[0] !== 0 && starts.length < 3)) return [text];
  return [0, ...starts].map((from, at) => text.slice(from, starts[at]).trim()).filter((step) => step !== '');
}
