import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { COUNTED, isSentence } from '../text/line-kinds.ts';
import { hasAmount } from './amount-in-line.ts';

/** Returns lines without the numbers of a counted list of ingredients: "1) 1 kg tomatoes", "2) 1 onion". */
export function withoutCounts(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  return withRunsReplaced(lines, COUNTED, '', (run) => {
    const amounts = run.filter((text) => isIngredient(text.replace(COUNTED, ''), language)).length;
    return amounts >= 2 && amounts >= run.length / 2;
  });
}

/**
 * Replaces the numbers of lines that count from one.
 * @param number its group is the number
 * @param isMeant tells of the texts of such lines whether they are what is looked for
 */
export function withRunsReplaced(
  lines: readonly TextLine[],
  number: RegExp,
  by: string,
  isMeant: (run: readonly string[]) => boolean,
): readonly TextLine[] {
  const runs: TextLine[][] = [];
  for (const line of lines) {
    const count = Number(number.exec(line.text)?.[1]);
    if (count === 1) runs.push([]);
    const run = runs.at(-1);
    if (count === (run?.length ?? 0) + 1) run?.push(line);
  }
  const meant = new Set(runs.filter((run) => isMeant(run.map(({ text }) => text))).flat());
  return lines.map((line) => (meant.has(line) ? { ...line, text: line.text.replace(number, by) } : line));
}

const isIngredient = (text: string, language: Language): boolean =>
  !isSentence(text) && hasAmount(text, language);

const LESS = /^[−–—-]$/;
const MORE = /^\+$/;
const NUMBER = /^\d{1,3}$/;

/** Writes the buttons around a number of servings, "−", "4" and "+" on lines of their own, as "4 servings". */
export const withServingsJoined = (lines: readonly TextLine[]): readonly TextLine[] =>
  lines.flatMap((line, at): readonly TextLine[] => {
    const [before = '', behind = ''] = [lines[at - 1]?.text, lines[at + 1]?.text];
    if (NUMBER.test(line.text) && LESS.test(before) && MORE.test(behind))
      return [{ ...line, text: `${line.text} servings` }];
    return LESS.test(line.text) || MORE.test(line.text) ? [] : [line];
  });
