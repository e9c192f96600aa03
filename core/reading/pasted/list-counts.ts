import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { COUNTED, isSentence } from '../text/line-kinds.ts';
import { hasAmount } from './amount-in-line.ts';

/** Returns lines without the numbers of a counted list of ingredients: "1) 1 kg tomatoes", "2) 1 onion". */
export function withoutCounts(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  const counted = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const amounts = run.filter((at) =>
      isIngredient(lines[at]?.text.replace(COUNTED, '') ?? '', language),
    ).length;
    if (amounts >= 2 && amounts >= run.length / 2) for (const at of run) counted.add(at);
    run = [];
  };
  for (const [at, { text }] of lines.entries()) {
    const number = Number(COUNTED.exec(text)?.[1]);
    if (number !== run.length + 1) close();
    if (number === run.length + 1) run.push(at);
  }
  close();
  return lines.map((line, at) =>
    counted.has(at) ? { ...line, text: line.text.replace(COUNTED, '') } : line,
  );
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
