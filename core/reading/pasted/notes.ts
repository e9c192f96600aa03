import type { TextLine } from '../text/text-line.ts';
import { isAside } from './closings.ts';
import { sentencesOf } from './lists-in-lines.ts';

/** "Tip: keeps for a week". */
const NOTE = /^(?:tips?|tipps?|notes?|hinweis)\s?:\s*(?<note>\S.*)$/iu;

/** Returns the note in a line behind the steps: a tip, or a remark after an empty line. */
export function noteIn({ text, isAfterGap }: TextLine): string | undefined {
  const { note } = NOTE.exec(text)?.groups ?? {};
  if (note !== undefined) return note;
  return isAfterGap && /[.!]$/.test(text) && !/\d/.test(text) && !isAside(text) ? text : undefined;
}

/** Removes wishes and questions from the end of a line of plain text. */
export function withoutAsides({ text, level, isItem }: TextLine): readonly { readonly text: string }[] {
  if (level !== undefined || isItem) return [{ text }];
  if (isAside(text)) return [];
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex((sentence) => !isAside(sentence));
  return [{ text: last === sentences.length - 1 ? text : sentences.slice(0, last + 1).join(' ') }];
}
