import * as v from 'valibot';
import type { Language } from '../language.ts';
import { headingIn } from './lines/heading.ts';
import { lineText, type Line } from './lines/line.ts';
import type { Step } from './steps/step.ts';

/** Section of a recipe as plain text: "Dough" with its ingredients and instructions. */
export const Section = v.object({
  /** Absent for the section without a heading. */
  name: v.exactOptional(v.string()),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
});
export type Section = v.InferOutput<typeof Section>;

type InSection = { readonly section?: string | undefined };

type SectionText = InSection & { readonly text: string };

/** Removes headings from lines or steps, and sets the section of those without one. */
export function partedByHeadings(
  lines: readonly SectionText[],
  headingOf: (text: string) => string | undefined = headingIn,
): readonly SectionText[] {
  let heading: string | undefined;
  return lines.flatMap(({ text, section = heading }) => {
    const name = headingOf(text);
    if (name !== undefined) heading = name || undefined;
    return name === undefined ? [{ text, ...(section !== undefined && { section }) }] : [];
  });
}

/** Returns typed lines or steps without their headings, each with its section. */
export const typedSections = (typed: readonly string[]): readonly SectionText[] =>
  partedByHeadings(typed.map((text) => ({ text })));

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

/** Returns texts by section, in the order in which the sections appear first. */
export function sectionsOfTexts(
  ingredients: readonly SectionText[],
  instructions: readonly SectionText[],
): readonly Section[] {
  const names = new Set([...ingredients, ...instructions].map(({ section }) => section));
  const textsIn = (texts: readonly SectionText[], name: string | undefined) =>
    texts.filter(({ section }) => section === name).map(({ text }) => text);
  return [...names].map((name) => ({
    ...(name !== undefined && { name }),
    ingredients: textsIn(ingredients, name),
    instructions: textsIn(instructions, name),
  }));
}

export const sectionsOf = (
  lines: readonly Line[],
  steps: readonly Step[],
  language: Language,
): readonly Section[] =>
  sectionsOfTexts(
    lines.map((line) => ({ text: lineText(line, language), section: line.section })),
    steps,
  );

/** Puts the unnamed section first: elsewhere its lines would seem to belong to the section before. */
export const unnamedFirst = (sections: readonly Section[]): readonly Section[] =>
  sections.toSorted((a, b) => Number(a.name !== undefined) - Number(b.name !== undefined));
