import type { Language } from '../../language.ts';

/** Number at the beginning of a text, and its length in characters. */
export type ReadNumber = { readonly value: number; readonly length: number };

/** Number words; "ein paar" and "a few" mean three. */
const NUMBER_WORDS: Record<Language, ReadonlyMap<string, number>> = {
  en: numbers(`
    0.25 quarter, a quarter, one quarter; 0.5 half, half a, half an, a half, one half; 0.75 three quarters;
    1 a, an, one; 1.5 one and a half; 2 two, a couple, a couple of, couple; 2.5 two and a half;
    3 three, a few, few, several; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; 12 twelve, a dozen
  `),
  de: numbers(`
    0.25 viertel, ein viertel; 0.5 halbe, halber, halbes, halben, ein halber, ein halbes, eine halbe, einen halben,
    einer halben, eines halben; 0.75 dreiviertel, drei viertel; 1 ein, eine, einen, einer, eines, je ein, je eine;
    1.5 eineinhalb, anderthalb; 2 zwei; 2.5 zweieinhalb; 3 drei, ein paar, einige; 4 vier; 5 fünf; 6 sechs; 7 sieben;
    8 acht; 9 neun; 10 zehn; 11 elf; 12 zwölf, ein dutzend
  `),
};

function numbers(table: string): ReadonlyMap<string, number> {
  const rows = table.split(';').map((row) => row.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([value, ...words]) =>
      words
        .join(' ')
        .split(', ')
        .map((word) => [word.replace(/,$/, ''), Number(value)] as const),
    ),
  );
}

const FRACTIONS: ReadonlyMap<string, string> = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8'
    .split(' ')
    .map((fraction) => [fraction.slice(0, 1), fraction.slice(1)]),
);

/** Writes fractions out: "1½" becomes "1 1/2". */
export const writeOutFractions = (text: string): string =>
  text
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (fraction) => ` ${FRACTIONS.get(fraction) ?? ''}`)
    .replaceAll('⁄', '/');

/** Reads "1 1/2", "1,5", ".5", "1.000", "zwei" or "half a" at the beginning of a text. */
export function readNumber(text: string, language: Language): ReadNumber | undefined {
  const mixed = /^(\d{1,4})(?:\s+|\s*-\s*|\s+(?:and|und|&)\s+)(\d{1,2})\s?\/\s?(\d{1,3})(?!\d)/.exec(text);
  if (mixed) {
    const [all, whole, above, below] = mixed;
    return numberOf(Number(whole) + Number(above) / Number(below), all.length);
  }
  const fraction = /^(\d{1,4})\s?\/\s?(\d{1,3})(?!\d)/.exec(text);
  if (fraction) return numberOf(Number(fraction[1]) / Number(fraction[2]), fraction[0].length);
  const digits = /^\d{1,9}(?:[.,]\d{1,9})*/.exec(text)?.[0];
  if (digits) return numberOf(valueOf(digits, language), digits.length);
  const part = /^\.\d{1,3}(?!\d)/.exec(text)?.[0];
  if (part) return numberOf(Number(`0${part}`), part.length);
  return readWord(text, language);
}

const numberOf = (value: number, length: number): ReadNumber | undefined =>
  Number.isFinite(value) && value > 0 ? { value, length } : undefined;

/**
 * Reads digits. The comma separates thousands in English and decimals in German, the point the other way round; three
 * digits behind it decide.
 */
function valueOf(digits: string, language: Language): number {
  const isThousands = (language === 'de' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(
    digits,
  );
  return isThousands ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
}

function readWord(text: string, language: Language): ReadNumber | undefined {
  const words = /^[\p{L}]{1,12}(?: [\p{L}]{1,12}){0,3}/u.exec(text)?.[0].split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ');
    const value = NUMBER_WORDS[language].get(phrase.toLowerCase());
    if (value !== undefined) return { value, length: phrase.length };
  }
  return undefined;
}
