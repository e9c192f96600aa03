import type { Language } from '../../language.ts';
import { isNumbered, isSentence } from '../text/line-kinds.ts';
import type { TextLine } from '../text/text-line.ts';
import { isEnd, isIngredientsHeading, isStepsHeading, isYieldAlone } from '../text/text-words.ts';
import { hasAmount } from './amount-in-line.ts';
import { isAside } from './closings.ts';
import { tellsWhatToDo } from './doing.ts';
import { sentencesOf } from './lists-in-lines.ts';
import { noteIn, withRemarks } from './notes.ts';
import { isTitleWithServings } from './title.ts';

/**
 * Marks lines with amounts as ingredients. Behind the last of them, what says what to do is a step, unless a heading of
 * the steps follows; questions and wishes of the sender are neither. Where nothing is told behind, the steps stand
 * before.
 */
export function withRoles(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  const heading = lines.findIndex(({ text }) => isStepsHeading(text));
  const listed = lines.map((line) => isIngredient(line, language));
  const title = titleAmong(lines, listed.indexOf(true));
  const known = lines.map((line, at) => ({
    line,
    isListed: listed[at] === true && at !== title,
    tells: tellsWhatToDo(line.text, language),
  }));
  const last = known.findLastIndex(
    ({ line, isListed, tells }, at) =>
      (heading < 0 || at < heading) && isListed && (!tells || line.role !== undefined),
  );
  const behind = Math.max(last, heading);
  const isTold = known.slice(behind + 1).some(({ line, tells }) => tells || line.role === 'step');
  const first = known.findIndex(({ isListed }) => isListed);
  const roles = known.flatMap(({ line, isListed, tells }, at): readonly TextLine[] => {
    if (line.role === 'said' && first >= 0 && at > first) return [];
    if (line.role) return [line];
    if (at <= last && isListed) return [{ ...line, role: 'ingredient' }];
    const isStep =
      tells && !isInCapitals(line.text) && (at > behind || (heading < 0 && !isTold && isSentence(line.text)));
    if (at <= behind || last < 0) return [isStep ? { ...line, role: 'step' } : line];
    const note = noteIn(line.text, language);
    if (note !== undefined) return [{ ...line, text: note, role: 'note' }];
    const text = isEnd(line.text) ? line.text : withoutAsides(line.text);
    return text === '' ? [] : [{ ...line, text, ...(isStep && { role: 'step' as const }) }];
  });
  return withRemarks(roles);
}

/**
 * Returns the place of the first line with an amount if it is the dish above the list: "One Pot Pasta", "Pizza, 4 Stück".
 * Such a line stands apart.
 */
function titleAmong(lines: readonly TextLine[], first: number): number | undefined {
  const [line, next] = lines.slice(first, first + 2);
  const standsApart = next?.isAfterGap === true && (first === 0 || line?.isAfterGap === true);
  const isTitle = standsApart && line && (!/\d/.test(line.text) || isTitleWithServings(line.text));
  return isTitle ? first : undefined;
}

/** "TO MAKE THE FILLING" names a part. */
const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}|[.!]$/u.test(text);

const isIngredient = ({ text, role }: TextLine, language: Language): boolean =>
  role === 'ingredient' ||
  (role === undefined &&
    !isNumbered(text) &&
    !isSentence(text) &&
    !isIngredientsHeading(text) &&
    !isYieldAlone(text) &&
    hasAmount(text, language));

/** Drops wishes and questions at the end of a line. */
function withoutAsides(text: string): string {
  if (isAside(text)) return '';
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex((sentence) => !isAside(sentence));
  return last === sentences.length - 1 ? text : sentences.slice(0, last + 1).join(' ');
}
