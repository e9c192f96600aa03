import type { Language } from '../../language.ts';
import { readAmount } from '../../recipe/lines/read-amount.ts';
import { startsWithAmount } from '../text-amounts.ts';

/** Longest ingredient, in characters. */
const MAX_LENGTH = 120;

/** "Dinkelmehl: 500 g", "Salt - 10 g", "Mehl 500 g", with nothing behind but a note in brackets. */
const BEHIND =
  /^\p{L}[^.!?:\d]{1,60}?(?<sign>\s*[:–—-]\s+|\s+|…+\s*|\.{2,}\s*)(?<amount>[\d½¼¾⅓⅔⅛].{0,30})$/u;

/** Returns true for a line that states an amount in front or behind: "200 g flour", "flour - 200 g". */
export function hasAmount(line: string, language: Language): boolean {
  if (line.length > MAX_LENGTH) return false;
  if (startsWithAmount(line) || readAmount(line, language)?.unit !== undefined) return true;
  const { sign = '', amount = '' } = BEHIND.exec(line)?.groups ?? {};
  const read = amount === '' ? undefined : readAmount(amount.replace(/\s*\(.*\)$/, ''), language);
  if (!read) return false;
  // The unit alone is read as the name: "500 g".
  const isWhole = read.rest.trim() === '' || read.rest.trim() === amount.trim();
  return isWhole && (read.unit !== undefined || /[:–—-]/.test(sign));
}
