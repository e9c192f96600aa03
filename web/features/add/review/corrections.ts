import type { PartLine, DraftPart } from '../../../offline/recipe-draft.ts';
import { linesIn } from '../../../drafts/draft.ts';
import type { LineAnswer } from './line-answers.ts';

/** A mistyped line and its likeliest correction. */
export type Correction = { readonly line: PartLine; readonly text: string };

type Answers = (key: string) => readonly LineAnswer[];

/** True if a line's food is unknown and there is a likely correction. */
export const isMistyped = ({ why }: PartLine, answers: readonly LineAnswer[]): boolean =>
  why === 'unknown-food' && answers.length > 0;

/** Returns the mistyped lines with their likeliest corrections. */
export const correctionsOf = (parts: readonly DraftPart[], answersOf: Answers): readonly Correction[] =>
  linesIn(parts).flatMap((line) => {
    const answers = answersOf(line.key);
    const [likeliest] = answers;
    return likeliest && isMistyped(line, answers) ? [{ line, text: likeliest.text }] : [];
  });

/** Applies all corrections, except to lines that have changed meanwhile. */
export const corrected = (
  parts: readonly DraftPart[],
  corrections: readonly Correction[],
): readonly DraftPart[] =>
  replaced(parts, (line) => {
    const found = corrections.find((each) => each.line.key === line.key && each.line.text === line.text);
    return found ? { key: line.key, text: found.text } : line;
  });

/** Restores the questions, except for lines that have changed meanwhile. */
export const uncorrected = (
  parts: readonly DraftPart[],
  corrections: readonly Correction[],
): readonly DraftPart[] =>
  replaced(
    parts,
    (line) => corrections.find((each) => each.line.key === line.key && each.text === line.text)?.line ?? line,
  );

const replaced = (parts: readonly DraftPart[], change: (line: PartLine) => PartLine) =>
  parts.map((part) => ({ ...part, lines: part.lines.map(change) }));
