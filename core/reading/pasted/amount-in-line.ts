import type { Language } from '../../language.ts';
import { amountBehind } from '../../recipe/lines/amount-behind.ts';
import { MAKES } from '../../language/serving-words.ts';
import { readAmount } from '../../recipe/lines/read-amount.ts';
import { startsWithAmount } from '../text/line-kinds.ts';

const MAX_LENGTH = 120;

/** Name before an amount, such as "Mehl Typ 405": no sentence, and no other number. */
const NAME = /^\p{L}(?:[^.!?:\d]|(?<=type? )\d{2,4}){1,60}$/iu;

/** "Serves: 4", "Backzeit: 30 Min.". */
const TELLS_MORE = new RegExp(
  String.raw`^(?:${MAKES}|für|for|(?:prep|cook|bak|total|rest|chill)\p{L}*(?: time)?|\p{L}*zeit|dauer|gesamt\p{L}*)(?!\p{L})`,
  'iu',
);

/** Returns true for a line with an amount at its beginning or end: "200 g flour", "flour - 200 g". */
export function hasAmount(line: string, language: Language): boolean {
  if (line.length > MAX_LENGTH) return false;
  if (startsWithAmount(line) || readAmount(line, language)?.unit !== undefined) return true;
  if (TELLS_MORE.test(line)) return false;
  const { amount, name = '', sign = '' } = amountBehind(line, language) ?? {};
  return (
    amount !== undefined &&
    NAME.test(name) &&
    /^\)?\s*(?:\(.*\))?$/.test(amount.rest) &&
    (amount.unit !== undefined || /[:=x×–—-]/i.test(sign))
  );
}
