import { linesOf, tidy } from './plain-text.ts';
import type { RawLine } from './raw-recipe.ts';

const BULLETS = /^(?:[\s▢□☐◻▪▫•·●○◦‣∙*✓✔☑–—-]|&#\d+;)+(?=\S)/u;

/** Removes tick boxes and bullets before a line. */
export const withoutBullet = (line: string): string => line.replace(BULLETS, '');

/** Returns the lines without headings. A line that ends in ":" and has no amount begins a section: "Dough:". */
export function withSections(lines: readonly RawLine[]): RawLine[] {
  const sorted: RawLine[] = [];
  let section: string | undefined;
  for (const line of lines) {
    const text = withoutBullet(line.text);
    if (isHeading(text)) section = tidy(text.replace(/:$/, ''));
    else if (text !== '') sorted.push({ text, ...sectionOf(line.section ?? section) });
  }
  return sorted;
}

const sectionOf = (section: string | undefined) => (section === undefined ? {} : { section });

const isHeading = (text: string): boolean => /^\D{2,80}:$/.test(text);

const NUMBERED = /(?:^|\s)(\d{1,2})[.)]\s(?=\S)/g;

/** Splits one text into steps: at its lines, or where it counts "1. … 2. …". */
export function splitSteps(text: string): readonly string[] {
  const lines = linesOf(text);
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const starts: number[] = [];
  for (const found of only.matchAll(NUMBERED))
    if (Number(found[1]) === starts.length + 1) starts.push(found.index);
  if (starts.length < 2 || starts[0] !== 0) return lines;
  return starts.map((from, at) => only.slice(from, starts[at + 1]).trim());
}
