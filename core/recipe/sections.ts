import * as v from 'valibot';
import type { Language } from '../language.ts';
import { headingIn } from './lines/heading.ts';
import { lineText, type Line } from './lines/line.ts';
import type { Step } from './steps/step.ts';

/** Part of a recipe as plain text: "Dough" with its ingredients and instructions. */
export const Section = v.object({
  /** Absent for what belongs to no named part. */
  name: v.exactOptional(v.string()),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
});
export type Section = v.InferOutput<typeof Section>;

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
