import { readAmount } from '../recipe/lines/read-amount.ts';
import type { RawLine } from './raw-recipe.ts';
import { startsWithAmount } from './text/line-kinds.ts';

const MAX_LENGTH = 25;

/** Returns true for a line with only a number and perhaps a unit: the ingredient is in the next line. */
const isOnlyAmount = (line: string): boolean =>
  line.length <= MAX_LENGTH && !/^\p{L}/u.test(line) && readAmount(line, 'en')?.rest === '';

/** Joins amounts in lines of their own with their ingredients below. */
export function withAmountsJoined(lines: readonly RawLine[]): RawLine[] {
  const joined: RawLine[] = [];
  let amount = '';
  for (const line of lines) {
    // "1 clove", "1 cinnamon stick": two lines.
    if (/\p{L}/u.test(amount) && startsWithAmount(line.text)) {
      joined.push({ ...line, text: amount });
      amount = '';
    }
    if (isOnlyAmount(line.text)) amount = `${amount} ${line.text}`.trim();
    else {
      joined.push({ ...line, text: `${amount} ${line.text}`.trim() });
      amount = '';
    }
  }
  const last = lines.at(-1);
  return last && /\p{L}/u.test(amount) ? [...joined, { ...last, text: amount }] : joined;
}
