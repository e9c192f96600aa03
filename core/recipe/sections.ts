import type { Language } from '../language.ts';
import { lineText, type Line } from './lines/line.ts';
import type { Section } from './recipe.ts';
import type { Step } from './steps/step.ts';

/** Longest name of a section. A longer text that ends in ":" is a step: "Do the following with each of the …:". */
const HEADING = /^(?<name>.{0,100}?)\s*:$/u;

/**
 * Returns the name of the section that a typed line or step begins: "Dough" for "Dough:". A lone colon ends a section,
 * and its name is empty.
 * @returns undefined for a line or step of its own, such as "Mix the following:"
 */
export const headingIn = (typed: string): string | undefined =>
  STEP.test(typed) ? undefined : HEADING.exec(typed.trim())?.groups?.['name'];

/** Tells what to do, although it ends in ":". "Make the sauce:" names a section. */
const STEP =
  /\b(?:following|folgend\p{L}*|as follows|wie folgt)\b|^\s*(?:mix|combine|stir|whisk|blend|beat|toss|pour|add|put|place)\s+\p{L}+\s+\p{L}|\p{L}\s(?:\p{L}*mischen|\p{L}*rühren|\p{L}*mengen|\p{L}*geben|\p{L}*fügen|\p{L}*schlagen)\s*:\s*$/iu;

/** Returns typed lines or steps without their headings, each with its section. */
export function typedSections(
  typed: readonly string[],
): readonly { readonly text: string; readonly section?: string }[] {
  let section = '';
  return typed.flatMap((text) => {
    const heading = headingIn(text);
    section = heading ?? section;
    return heading === undefined ? [{ text, ...(section !== '' && { section }) }] : [];
  });
}

type InSection = { readonly section?: string | undefined };

/** Neighbouring lines or steps of one section. */
export type SectionRun<Item> = {
  readonly name: string | undefined;
  /** Index of the first item in the whole list. */
  readonly from: number;
  readonly items: readonly Item[];
};

/** Splits lines or steps where another section begins. Their order stays. */
export function runsOf<Item extends InSection>(items: readonly Item[]): readonly SectionRun<Item>[] {
  const starts = items.flatMap(({ section }, at) =>
    at === 0 || section !== items[at - 1]?.section ? [at] : [],
  );
  return starts.map((from, index) => ({
    name: items[from]?.section,
    from,
    items: items.slice(from, starts[index + 1]),
  }));
}

/** Returns lines and steps as texts by section, in the order in which the sections appear first. */
export function sectionsOf(
  lines: readonly Line[],
  steps: readonly Step[],
  language: Language,
): readonly Section[] {
  const names = new Set([...lines, ...steps].map(({ section }) => section));
  return [...names].map((name) => ({
    ...(name !== undefined && { name }),
    ingredients: lines.filter(({ section }) => section === name).map((line) => lineText(line, language)),
    instructions: steps.filter(({ section }) => section === name).map(({ text }) => text),
  }));
}
