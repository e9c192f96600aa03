import { headingIn } from '../../recipe/lines/heading.ts';
import type { AnsweredDraft } from './draft.ts';

/** Draft whose lines and steps are without headings. */
export type SectionedDraft = AnsweredDraft & {
  /** Section of each line. */
  readonly lineSections: Names;
  /** Section of each step. */
  readonly stepSections: Names;
};

type Names = readonly (string | undefined)[];

/** Separates the headings of a draft from its lines and steps. A section that holds everything is none. */
export function withSections(draft: AnsweredDraft): SectionedDraft {
  const lines = split(draft.lines, ({ name }) => name);
  const steps = split(draft.steps, (step) => step);
  const isDivided = new Set([...lines.sections, ...steps.sections]).size > 1;
  const shown = (sections: Names) => (isDivided ? sections : sections.map(() => undefined));
  return {
    ...draft,
    lines: lines.items,
    steps: steps.items,
    lineSections: shown(lines.sections),
    stepSections: shown(steps.sections),
  };
}

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
