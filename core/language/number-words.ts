import type { Language } from '../language.ts';

/** Words for numbers; "a" and "eine" mean one only before something that is counted. */
export const NUMBER_WORDS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: numbers(
    '1 a an one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven; 12 twelve; 15 fifteen; 20 twenty; 30 thirty; 40 forty; 60 sixty',
  ),
  de: numbers(
    '1 ein eine einen einem einer eines; 1.5 anderthalb eineinhalb einundeinhalb; 2 zwei; 2.5 zweieinhalb; 3 drei; 3.5 dreieinhalb; 4 vier; 5 fünf; 6 sechs; 7 sieben; 8 acht; 9 neun; 10 zehn; 11 elf; 12 zwölf; 15 fünfzehn; 20 zwanzig; 30 dreißig; 40 vierzig; 60 sechzig',
  ),
};

/** The same of both languages, for texts that mix them. */
export const ALL_NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.en,
  ...NUMBER_WORDS.de,
]);

function numbers(table: string): ReadonlyMap<string, number> {
  return new Map(
    table.split('; ').flatMap((row) => {
      const [value, ...words] = row.split(' ');
      return words.map((word) => [word, Number(value)] as const);
    }),
  );
}
