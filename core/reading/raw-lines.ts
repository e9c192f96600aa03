import { headingIn } from '../recipe/lines/heading.ts';
import { tidy } from './text/plain-text.ts';
import type { RawLine } from './raw-recipe.ts';
import { isNumbered, STEP_NUMBER } from './text/line-kinds.ts';

const BULLETS = /^[\s▢□☐◻▪▫•·●○◦‣∙*✓✔☑–—-]+(?=\S)/u;

/** Removes tick boxes and bullets before a line. */
export const withoutBullet = (line: string): string => line.replace(BULLETS, '');

/** Returns the lines without headings, each with its section. */
export function withSections(lines: readonly RawLine[]): RawLine[] {
  const sorted: RawLine[] = [];
  let section: string | undefined;
  for (const line of lines) {
    const text = withoutBullet(line.text);
    const heading = headingIn(text);
    if (heading !== undefined && heading !== '') section = tidy(heading);
    else if (/[\p{L}\p{N}]/u.test(text)) sorted.push({ text, ...sectionOf(line.section ?? section) });
  }
  return sorted;
}

const sectionOf = (section: string | undefined) => (section === undefined ? {} : { section });

const INNER_NUMBER = /(?:^|\s)(?:(?:step|schritt)\s*)?(\d{1,2})[.):]\s(?=\S)/gi;

/** Returns steps with their sections and without their numbers. One that counts "1. … 2. …" is several. */
export function asSteps(lines: readonly RawLine[]): RawLine[] {
  const [only] = lines;
  const split =
    lines.length === 1 && only ? numberedParts(only.text).map((text) => ({ ...only, text })) : lines;
  const steps = withSections(split);
  const numbered = steps.filter(({ text }) => isNumbered(text)).length;
  const isCounted = numbered >= 2 || (numbered === 1 && steps.length === 1);
  return isCounted
    ? withSections(steps.map((step) => ({ ...step, text: step.text.replace(STEP_NUMBER, '') })))
    : steps;
}

function numberedParts(text: string): readonly string[] {
  const starts: number[] = [];
  for (const found of text.matchAll(INNER_NUMBER))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  if (starts.length < 2 || (starts[0] !== 0 && starts.length < 3)) return [text];
  return [0, ...starts].map((from, at) => text.slice(from, starts[at]).trim()).filter((step) => step !== '');
}
