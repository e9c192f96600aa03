import { unitByName } from '../recipe/lines/unit-names.ts';
import type { RawLine } from './raw-recipe.ts';

const AMOUNT =
  /^(?:(?:ca\.?|circa|etwa|about|approx\.?|approximately|around)\s)?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅙⅕]|(?:a|an|one|two|three|four|half|few|pinch|dash|handful|splash|ein|eine|einen|zwei|drei|vier|halbe[rs]?|etwas|wenig|prise|msp\.?|bund|schuss|einige|n\.\s?b\.)\s)/iu;

/** "1. Mix", "Step 2:", "3) Bake". */
const NUMBER = /^(?:step|schritt)?\s*\d{1,2}\s*[.):]\s+(?=\p{L})|^(?:step|schritt)\s*\d{1,2}\b[\s:.-]*/iu;

export const startsWithAmount = (line: string): boolean => AMOUNT.test(line) && !NUMBER.test(line);

export const isNumbered = (line: string): boolean => NUMBER.test(line);

export const withoutNumber = (line: string): string => line.replace(NUMBER, '').trim();

/** A sentence about what is done: longer than a line of ingredients, or it ends like a sentence. */
export const isSentence = (line: string): boolean =>
  line.length > 110 || (line.length > 25 && /[.!]["”)]?$/.test(line) && line.split(' ').length > 4);

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
    const isAmount = isOnlyAmount(line.text);
    if (isAmount) amount = `${amount} ${line.text}`.trim();
    else {
      joined.push({ ...line, text: `${amount} ${line.text}`.trim() });
      amount = '';
    }
  }
  return joined;
}
