const AMOUNT =
  /^(?:(?:ca\.?|circa|etwa|about|approx\.?|approximately|around)\s)?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅙⅕]|(?:a|an|one|two|three|half|few|pinch|dash|handful|splash|ein|eine|einen|zwei|drei|halbe[rs]?|etwas|wenig|prise|msp\.?|bund|schuss|einige|n\.\s?b\.)\s)/iu;

/** "1. Mix", "Step 2:", "3) Bake". */
const NUMBER = /^(?:step|schritt)?\s*\d{1,2}\s*[.):]\s+(?=\p{L})|^(?:step|schritt)\s*\d{1,2}\b[\s:.-]*/iu;

/** Only a number or a unit beside it: the rest stands in the next line. */
const ONLY_AMOUNT =
  /^(?:[\d\s.,/½¼¾⅓⅔⅛–-]{1,12})(?:\s?(?:g|kg|ml|l|dl|cl|el|tl|tsp|tbsp|cups?|oz|lbs?|bund|prisen?|pck\.?|stück|dosen?|zehen?))?\.?$/iu;

export const startsWithAmount = (line: string): boolean => AMOUNT.test(line) && !NUMBER.test(line);

export const isNumbered = (line: string): boolean => NUMBER.test(line);

export const withoutNumber = (line: string): string => line.replace(NUMBER, '').trim();

/** A sentence about what is done: longer than a line of ingredients, or it ends like a sentence. */
export const isSentence = (line: string): boolean =>
  line.length > 110 || (line.length > 25 && /[.!]["”)]?$/.test(line) && line.split(' ').length > 4);

/** Puts amounts that stand in a line of their own before their ingredients. */
export function withAmountsJoined(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let amount = '';
  for (const line of lines) {
    if (ONLY_AMOUNT.test(line)) {
      amount = `${amount} ${line}`.trim();
      continue;
    }
    joined.push(`${amount} ${line}`.trim());
    amount = '';
  }
  return joined;
}
