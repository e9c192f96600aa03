import type { Language } from '../language.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** Number at the beginning of a text, and its length in characters. */
export type ReadNumber = { readonly value: number; readonly length: number };

/** What else says a number at the beginning of a line; "ein paar" and "a few" mean three. */
const PHRASES: Record<Language, ReadonlyMap<string, number>> = {
  en: numbers(`
    0.25 quarter, a quarter, one quarter; 0.5 half, half a, half an, a half, one half; 0.75 three quarters;
    1.5 one and a half; 2 a couple, a couple of, couple; 2.5 two and a half; 3 a few, few, several; 12 a dozen
  `),
  de: numbers(`
    0.25 viertel, ein viertel; 0.5 halbe, halber, halbes, halben, ein halber, ein halbes, eine halbe, einen halben,
    einer halben, eines halben; 0.75 dreiviertel, drei viertel; 1 je ein, je eine; 3 ein paar, einige; 12 ein dutzend
  `),
};

function numbers(table: string): ReadonlyMap<string, number> {
  return new Map(
    table.split(';').flatMap((row) => {
      const [, value, phrases = ''] = /^\s*(\S+)\s+(.+?)\s*$/s.exec(row) ?? [];
      return phrases.split(/,\s+/).map((phrase) => [phrase, Number(value)] as const);
    }),
  );
}

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
  if (digits) return numberOf(digitsValue(digits, language), digits.length);
  const part = /^\.\d{1,3}(?!\d)/.exec(text)?.[0];
  if (part) return numberOf(Number(`0${part}`), part.length);
  return readWord(text, language);
}

const numberOf = (value: number, length: number): ReadNumber | undefined =>
  Number.isFinite(value) && value > 0 ? { value, length } : undefined;

/**
 * Reads digits. The comma separates thousands in English and decimals in German, the point the other way round; three
 * digits behind it decide: "1,500" is fifteen hundred in English and one and a half in German.
 */
export function digitsValue(digits: string, language: Language): number {
  const isThousands = (language === 'de' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$/).test(
    digits,
  );
  return isThousands ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
}

/** Reads "two", "half a" and "forty-five"; of several phrases that begin the text, the longest. */
function readWord(text: string, language: Language): ReadNumber | undefined {
  const [words = ''] = /^\p{L}{1,20}(?:[ -]\p{L}{1,20}){0,3}/u.exec(text.toLowerCase()) ?? [];
  for (let length = words.length; length > 0; length = words.slice(0, length).search(/[ -]\p{L}+$/u)) {
    const phrase = words.slice(0, length);
    const value =
      PHRASES[language].get(phrase.replaceAll('-', ' ')) ??
      NUMBER_WORDS[language].get(phrase.replaceAll(' ', '-'));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
