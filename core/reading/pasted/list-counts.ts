import type { TextLine } from '../text/text-line.ts';

/** "1 Wash the courgettes." Ingredients end without a stop. */
const COUNTED = /^(\d{1,2})\s(?=\p{L}.*[.!]$)/u;

/** Writes "1 Wash the courgettes." as "1. Wash the courgettes.", if all such lines count from one. */
export function withPoints(lines: readonly TextLine[]): readonly TextLine[] {
  const numbers = lines.flatMap(({ text }) => COUNTED.exec(text)?.[1] ?? []);
  const isRun = numbers.length > 1 && numbers.every((number, at) => Number(number) === at + 1);
  return isRun ? lines.map((line) => ({ ...line, text: line.text.replace(COUNTED, '$1. ') })) : lines;
}

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
