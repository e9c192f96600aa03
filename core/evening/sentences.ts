import { durationAt } from '../language/duration.ts';
import { readAll } from '../language/tokens.ts';
import type { Language } from '../language.ts';
import type { Line } from '../recipe/lines/line.ts';
import { linesNamed } from '../recipe/steps/step-lines.ts';
import type { Step } from '../recipe/steps/step.ts';

/** Sentence of a step with the indexes of the lines that it names, or else of those named before it. */
export type Sentence = { readonly text: string; readonly named: ReadonlySet<number> };

/** Returns the sentences of steps that match a pattern. Only they, or the ones before, are searched for names. */
export function sentencesAbout(
  what: RegExp,
  steps: readonly Step[],
  lines: readonly Line[],
): readonly Sentence[] {
  return steps.flatMap(({ text, section }) => {
    const sentences = text.split(END);
    const namedBefore = (at: number): readonly number[] => {
      const named = linesNamed(sentences[at] ?? '', lines, section);
      return named.length > 0 || at === 0 ? named : namedBefore(at - 1);
    };
    return sentences.flatMap((sentence, at) =>
      what.test(sentence) ? [{ text: sentence, named: new Set(namedBefore(at)) }] : [],
    );
  });
}

const END = /(?<=[.!?;:])\s+(?=\p{Lu})/u;

/** Minimum duration, in seconds, that begins on the evening before. */
const LONG = 6 * 60 * 60;

/** @returns undefined if the text names no time */
export function timeSaid(text: string, language: Language): 'slowly' | 'soon' | undefined {
  if (BEFORE.test(text)) return 'slowly';
  const durations = readAll(text, (tokens, at) => durationAt(tokens, at, language));
  if (durations.length === 0) return undefined;
  return durations.some(({ seconds, upToSeconds = seconds }) => upToSeconds >= LONG) ? 'slowly' : 'soon';
}

/** Matches words that place a step on the day before. */
const BEFORE =
  /over ?night|(?:night|day|evening) before|über nacht|am (?:vortag|vorabend)|am (?:abend|tag) (?:vorher|zuvor|davor)/iu;
