import type { Language } from '../../language.ts';
import type { JudgedLine } from '../../guard/guard.ts';
import { headingIn } from '../../recipe/lines/heading.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { lineOf, type AnsweredDraft } from './draft.ts';

/** Draft with its parsed lines. Lines are parsed once; code that needs the food of a line takes it from `read`. */
export type ReadDraft = AnsweredDraft & {
  /** Recipe line of each draft line, with its section. */
  readonly read: readonly Line[];
  /** Section of each step. */
  readonly stepSections: Names;
};

type Names = readonly (string | undefined)[];

/** Parses the lines of a draft and separates headings. A section that holds everything is dropped. */
export function readDraft(draft: AnsweredDraft, language: Language): ReadDraft {
  const lines = split(draft.lines, ({ name }) => name);
  const steps = split(draft.steps, (step) => step);
  const isDivided = new Set([...lines.sections, ...steps.sections]).size > 1;
  const shown = (sections: Names) => (isDivided ? sections : sections.map(() => undefined));
  const lineSections = shown(lines.sections);
  return {
    ...draft,
    lines: lines.items,
    steps: steps.items,
    read: lines.items.map((line, at) => {
      const section = lineSections[at];
      return { ...lineOf(line, language), ...(section !== undefined && { section }) };
    }),
    stepSections: shown(steps.sections),
  };
}

/** Returns the lines in the form that the guard checks. */
export const judgedLines = ({ lines, read }: ReadDraft): readonly JudgedLine[] =>
  read.map((line, at) => ({ ...line, plain: lines[at]?.food ?? '' }));

function split<Item>(entries: readonly Item[], textOf: (entry: Item) => string) {
  let section: string | undefined;
  const items: Item[] = [];
  const sections: (string | undefined)[] = [];
  for (const entry of entries) {
    const heading = headingIn(textOf(entry));
    section = heading ?? section;
    if (heading !== undefined) continue;
    items.push(entry);
    sections.push(section);
  }
  return { items, sections };
}
