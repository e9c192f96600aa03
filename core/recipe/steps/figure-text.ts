import { fractionText } from '../../language/fractions.ts';
import type { Language } from '../../language.ts';
import { timerAt } from './step-timers.ts';
import { tokensOf } from '../../language/tokens.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import type { StepAmount, Temperature, Timer } from './step.ts';
import { UNIT_WORDS } from '../../nutrition/units.ts';

export type Value =
  | { readonly kind: 'timer'; readonly mark: Timer }
  | { readonly kind: 'temperature'; readonly mark: Temperature }
  | { readonly kind: 'amount'; readonly mark: StepAmount }
  /** Number as written, with a unit that is the same in every language: "2 cm", "20 x 30". */
  | { readonly kind: 'number'; readonly written: string }
  /** For example "four" small moulds. */
  | { readonly kind: 'word'; readonly value: number };

/**
 * Returns a figure in the text of another language: the same numbers, with that language's decimal sign and words.
 * @param from text and language of the figure
 */
export function figureText(
  value: Value,
  from: { readonly text: string; readonly language: Language },
  language: Language,
): string {
  switch (value.kind) {
    case 'timer':
      return timerText(value.mark, from, language);
    case 'temperature':
      return temperatureText(value.mark, from, language);
    case 'amount':
      return amountText(value.mark, from, language);
    case 'number':
      return withSign(value.written, from.language, language);
    case 'word':
      return wordFor(value.value, language);
  }
}

type From = { readonly text: string; readonly language: Language };

/**
 * Translates "10–12 minutes" to "10–12 Minuten"; durations without an equivalent, "half an hour", become whole
 * minutes.
 */
function timerText(mark: Timer, { text, language: other }: From, language: Language): string {
  const said = withSign(text, other, language).replaceAll(
    /\p{L}+/gu,
    (word) => TIME_WORDS[language].get(word.toLowerCase()) ?? UNKNOWN,
  );
  const read = timerAt({ tokens: tokensOf(said), language, names: new Set() }, 0)?.mark;
  const isSame =
    !said.includes(UNKNOWN) &&
    read?.seconds === mark.seconds &&
    read.upToSeconds === mark.upToSeconds &&
    read.end === said.length;
  return isSame ? said : plainTimer(mark, language);
}

const UNKNOWN = '\u0000';

const TIMES = [
  ['second', 'seconds', 'Sekunde', 'Sekunden'],
  ['minute', 'minutes', 'Minute', 'Minuten'],
  ['hour', 'hours', 'Stunde', 'Stunden'],
] as const;

const pairs = (language: Language): readonly (readonly [word: string, said: string])[] =>
  language === 'de'
    ? [
        ...TIMES.flatMap(([en, more, de, mehr]) => [[en, de] as const, [more, mehr] as const]),
        ['min', 'Min'],
        ['mins', 'Min'],
        ['sec', 'Sek'],
        ['secs', 'Sek'],
        ['hr', 'Std'],
        ['hrs', 'Std'],
        ['to', 'bis'],
        ['and', 'und'],
        ['or', 'oder'],
      ]
    : [
        ...TIMES.flatMap(([en, more, de, mehr]) => [
          [de.toLowerCase(), en] as const,
          [mehr.toLowerCase(), more] as const,
        ]),
        ['min', 'min'],
        ['sek', 'sec'],
        ['std', 'hr'],
        ['bis', 'to'],
        ['und', 'and'],
        ['oder', 'or'],
      ];

/** Time words of the other language, with their translations. */
const TIME_WORDS: Record<Language, ReadonlyMap<string, string>> = {
  en: new Map(pairs('en')),
  de: new Map(pairs('de')),
};

const SECONDS = [3_600, 60, 1] as const;
const PLAIN_UNITS: Record<Language, readonly (readonly [one: string, more: string])[]> = {
  en: TIMES.map(([one, more]) => [one, more] as const).toReversed(),
  de: TIMES.map(([, , one, more]) => [one, more] as const).toReversed(),
};

/** Returns "1 hour 30 minutes", "30 to 90 seconds". */
function plainTimer({ seconds, upToSeconds }: Timer, language: Language): string {
  if (upToSeconds === undefined) return duration(seconds, language);
  const at = SECONDS.findIndex((each) => seconds % each === 0 && upToSeconds % each === 0);
  const unit = SECONDS[at] ?? 1;
  const word = PLAIN_UNITS[language][at]?.[1] ?? '';
  return `${seconds / unit} ${language === 'de' ? 'bis' : 'to'} ${upToSeconds / unit} ${word}`;
}

function duration(seconds: number, language: Language): string {
  let left = seconds;
  return SECONDS.flatMap((unit, index) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    const [one, more] = PLAIN_UNITS[language][index] ?? ['', ''];
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  }).join(' ');
}

/** Keeps "180 °C", which is the same in both languages, and translates "200 Grad" and "gas mark 4". */
function temperatureText(mark: Temperature, { text, language: other }: From, language: Language): string {
  if (/^[^\p{L}]+[CF]?$/u.test(text)) return withSign(text, other, language);
  const degrees = [mark.degrees, mark.upTo].filter((each) => each !== undefined).join('–');
  if (mark.scale === 'gas') return `${language === 'de' ? 'Gas Stufe' : 'gas mark'} ${degrees}`;
  return `${degrees} °${mark.scale}`;
}

/** Keeps the number as written and translates the unit. */
function amountText(mark: StepAmount, { text, language: other }: From, language: Language): string {
  const [written = ''] = /^[\d.,/⁄½¼¾⅓⅔⅛⅜⅝⅞ –-]*[\d½¼¾⅓⅔⅛⅜⅝⅞]/u.exec(text) ?? [];
  const range = [mark.quantity, mark.upTo].filter((each) => each !== undefined);
  const number = written
    ? withSign(written, other, language)
    : range.map((each) => numberText(each, language)).join('–');
  if (!mark.unit) return number;
  const [one, more] = UNIT_WORDS[mark.unit][language];
  const word = (range.at(-1) ?? 1) > 1 ? more : one;
  return word ? `${number} ${word}` : number;
}

const numberText = (value: number, language: Language): string =>
  fractionText(value) ?? withSign(String(value), 'en', language);

/** Converts decimal signs: "1.5" is "1,5" in German. Drops separators of thousands. */
function withSign(text: string, from: Language, to: Language): string {
  if (from === to) return text;
  const [decimal, thousands, sign] = from === 'en' ? ['.', ',', ','] : [',', '.', '.'];
  return text.replaceAll(/\d+(?:[.,]\d+)+/g, (digits) => {
    const whole = digits.replaceAll(new RegExp(`\\${thousands}(?=\\d{3}(?:\\D|$))`, 'g'), '');
    return whole.replace(decimal, sign).replaceAll(thousands, sign);
  });
}

/** Returns a number word: "four", "vier". */
function wordFor(value: number, language: Language): string {
  if (!Number.isInteger(value)) return numberText(value, language);
  const [word] = [...NUMBER_WORDS[language]].find(([, number]) => number === value) ?? [];
  return word ?? String(value);
}
