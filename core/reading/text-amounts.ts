import { unitByName } from '../recipe/lines/unit-by-name.ts';
import type { RawLine } from './raw-recipe.ts';
import { startsWithAmount } from './text/line-kinds.ts';

const ONLY_AMOUNT = /^[\d\s.,/½¼¾⅓⅔⅛⁄–-]{1,12}(?<unit>\p{L}{1,12}\.?)?$/u;

/** Returns true for a number, alone or with a unit: the ingredient stands in the next line. */
export function isOnlyAmount(line: string): boolean {
  const found = ONLY_AMOUNT.exec(line);
  if (!found) return false;
  const unit = found.groups?.['unit'];
  return unit === undefined || unit.endsWith('.') || unitByName(unit) !== undefined;
}

/** Puts amounts that stand in a line of their own before their ingredients. */
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
