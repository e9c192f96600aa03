/** Number of servings if a page does not say it. */
const USUAL_SERVINGS = 4;
const MOST_SERVINGS = 100;

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d)?)(?:\s*(?:-|–|to|bis|or|oder)\s*(\d{1,4}))?`;
const PORTION =
  'servings?|serves|portions?|portionen|people|persons?|personen|pers|stück|stk|pieces?|slices?|scheiben|cookies|muffins';

/** "4 servings", "Für 4 Personen", "1 Kuchen (12 Stücke)". */
const COUNTED = new RegExp(`${NUMBER}\\s*(?:\\p{L}+\\s)?(?:${PORTION})`, 'iu');

/** Numbers that say how large it is: "26 cm", "900 g", "2 Liter", "9x13". */
const SIZE =
  /(?:\d+\s+(?=\d\/))?\d+(?:[.,/]\d+)?\s*(?:[x×]\s*\d+|-?(?:cm|mm|inch(?:es)?|in\b|["”]|g\b|kg\b|gramm?s?\b|ml\b|l\b|liters?\b|litres?\b|oz\b|ounces?\b|lbs?\b|pounds?\b|cups?\b|quarts?\b|pints?\b|%))/giu;

const WORDS: readonly (readonly [word: RegExp, number: number])[] = [
  [/\b(?:two|zwei)\b/i, 2],
  [/\b(?:three|drei)\b/i, 3],
  [/\b(?:four|vier)\b/i, 4],
  [/\b(?:five|fünf)(?!\p{L})/iu, 5],
  [/\b(?:six|sechs)\b/i, 6],
  [/\b(?:eight|acht)\b/i, 8],
  [/\b(?:ten|zehn)\b/i, 10],
  [/\b(?:twelve|zwölf|a dozen|ein dutzend)\b/i, 12],
  [/\b(?:one|eine?)\b/i, 1],
];

/**
 * Returns the number of servings that a page states: "4 servings", "12 Stück", "serves four". Of a range it is the
 * middle, rounded up.
 */
export function servingsOf(yields = ''): number {
  const text = yields.replaceAll(SIZE, ' ');
  const found = COUNTED.exec(text) ?? new RegExp(NUMBER).exec(text);
  const number = found ? middleOf(found[1], found[2]) : WORDS.find(([word]) => word.test(text))?.[1];
  return number === undefined || number < 1 ? USUAL_SERVINGS : Math.min(MOST_SERVINGS, number);
}

function middleOf(from = '', to = from): number {
  const [least, most] = [from, to].map((each) => Number(each.replace(',', '.')));
  return least === undefined || most === undefined ? 0 : Math.ceil((least + Math.max(least, most)) / 2);
}
