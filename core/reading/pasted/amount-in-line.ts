import type { Language } from '../../language.ts';
import { readAmount } from '../../recipe/lines/read-amount.ts';
import { startsWithAmount } from '../text/line-kinds.ts';

/** Longest ingredient, in characters. */
const MAX_LENGTH = 120;

/**
 * "Dinkelmehl: 500 g", "Salt - 10 g", "Mehl 500 g", "Mehl Typ 405 500 g", "Onion x 1", "Schmand (200 g)", with no more than
 * a note behind.
 */
const BEHIND =
  /^\p{L}(?:[^.!?:\d]|(?<=type? )\d{2,4}){1,60}?(?<sign>\s*[:–—-]\s+|\s+[x×(]\s?|\s+|…+\s*|\.{2,}\s*)(?<amount>(?<!type? )[\d½¼¾⅓⅔⅛].{0,30})$/iu;

/** "Serves: 4", "Backzeit: 30 Min.". */
const TELLS_MORE =
  /^(?:serves|servings?|portion(?:s|en)?|yields?|makes|feeds|ergibt|reicht für|für|for|personen|(?:prep|cook|bak|total|rest|chill)\p{L}*(?: time)?|\p{L}*zeit|dauer|gesamt\p{L}*|(?:calories|energy|energie|kalorien|kcal|fat|protein|carbs|eiweiß|kohlenhydrate)\s?:)(?!\p{L})/iu;

/** Returns true for a line that states an amount in front or behind: "200 g flour", "flour - 200 g". */
export function hasAmount(line: string, language: Language): boolean {
  if (line.length > MAX_LENGTH) return false;
  if (startsWithAmount(line) || readAmount(line, language)?.unit !== undefined) return true;
  if (TELLS_MORE.test(line)) return false;
  const { sign = '', amount = '' } = BEHIND.exec(line)?.groups ?? {};
  const read = amount === '' ? undefined : readAmount(amount.replace(/\s*\(.*\)$|\)$/, ''), language);
  if (!read) return false;
  // The unit alone is read as the name: "500 g".
  const isWhole = read.rest.trim() === '' || read.rest.trim() === amount.replace(/\)$/, '').trim();
  return isWhole && (read.unit !== undefined || /[:–—x×-]/.test(sign));
}
