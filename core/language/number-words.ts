import type { Language } from '../language.ts';

const EN = counted(
  1,
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const EN_TENS = counted(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10);

const DE = counted(
  1,
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = [
  ...counted(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
  ...counted(30, 'dreissig'),
];

/** Words for numbers below 100. "A" and "eine" mean one only before something that is counted. */
export const NUMBER_WORDS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...EN,
    ...counted(1, 'a an', 0),
    ...EN_TENS,
    ...joined(EN, EN_TENS, (one, ten) => `${ten}-${one}`),
  ]),
  de: new Map([
    ...DE,
    ...counted(1, 'eine einen einem einer eines', 0),
    ...counted(1.5, 'anderthalb eineinhalb einundeinhalb', 0),
    ...counted(2.5, 'zweieinhalb dreieinhalb'),
    ...DE_TENS,
    ...joined(DE, DE_TENS, (one, ten) => `${one}und${ten}`),
  ]),
};

/** Number words of both languages, for mixed texts. */
export const ALL_NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.en,
  ...NUMBER_WORDS.de,
]);

type Row = readonly [word: string, value: number];

function counted(first: number, words: string, step = 1): readonly Row[] {
  return words.split(' ').map((word, at) => [word, first + at * step]);
}

/** Returns the words from 21 to 99: "forty-five", "fünfundvierzig". */
function joined(
  ones: readonly Row[],
  tens: readonly Row[],
  join: (one: string, ten: string) => string,
): readonly Row[] {
  return tens.flatMap(([ten, value]) =>
    ones.slice(0, 9).map(([one, more]): Row => [join(one, ten), value + more]),
  );
}
