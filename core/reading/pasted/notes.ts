import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { yieldTold } from '../text/yield-told.ts';
import { tellsWhatToDo } from './doing.ts';
import { sentencesOf } from './lists-in-lines.ts';

/** Fewest steps right below each other behind which an empty line tells that something else follows. */
const FEWEST_STEPS = 3;

/** Makes notes of lines that stand apart behind the steps and do not tell what to do: "Best eaten the same day." */
export function withRemarks(lines: readonly TextLine[]): readonly TextLine[] {
  const last = lines.findLastIndex(({ role }) => role === 'step');
  const first = lines.findLastIndex(
    ({ role, isAfterGap }, at) => at <= last && (role !== 'step' || isAfterGap),
  );
  const isOneBlock = last - first >= FEWEST_STEPS - 1;
  const next = lines[last + 1];
  if (!isOneBlock || !next?.isAfterGap) return lines;
  return lines.map((line, at) =>
    at > last && line.role === undefined && /[.!]$/.test(line.text) && !/\d/.test(line.text)
      ? { ...line, role: 'note' }
      : line,
  );
}

/** "Tip: keeps for a week". */
const NOTE = /^(?:tips?|tipps?|notes?|hinweis)\s?:\s*(?<note>\S.*)$/iu;

/** Returns what a line tells beside the steps: a tip, or for how many it is and what goes with it. */
export function noteIn(text: string, language: Language): string | undefined {
  const { note } = NOTE.exec(text)?.groups ?? {};
  if (note !== undefined) return note;
  const [first = '', ...more] = sentencesOf(text);
  const isBeside = more.length > 0 && yieldTold(first) !== undefined;
  return isBeside && !more.some((each) => tellsWhatToDo(each, language)) ? text : undefined;
}
