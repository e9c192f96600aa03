import { fractionText } from '../../language/fractions.ts';
import type { Language } from '../../language.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import type { StepAmount, Temperature, Timer } from './step.ts';
import { UNIT_WORDS } from '../../nutrition/units.ts';

export type Value =
  | { readonly kind: 'timer'; readonly mark: Timer }
  | { readonly kind: 'temperature'; readonly mark: Temperature }
  | { readonly kind: 'amount'; readonly mark: StepAmount }
  /** Number as written, with a unit that all languages share: "2 cm", "70 %". */
  | { readonly kind: 'number'; readonly written: string }
  /** For example "four" in "four small moulds". */
  | { readonly kind: 'word'; readonly value: number; readonly upTo?: number };

/**
 * Returns a figure in the text of another language: equal numbers, with that language's decimal sign and words.
 * @param from text and language of the figure
 */
export function figureText(
  value: Value,
  from: { readonly text: string; readonly language: Language },
  language: Language,
): string {
  switch (value.kind) {
    case 'timer':
      return timerText(value.mark, language);
    case 'temperature':
      return temperatureText(value.mark, from, language);
    case 'amount':
      return amountText(value.mark, language);
    case 'number':
      return withSign(value.written, from.language, language);
    case 'word':
      return wordFor(value, language);
  }
}

type From = { readonly text: string; readonly language: Language };

const SECONDS = [3_600, 60, 1] as const;
const UNITS: Record<Language, readonly (readonly [one: string, more: string])[]> = {
  en: [
    ['hour', 'hours'],
    ['minute', 'minutes'],
    ['second', 'seconds'],
  ],
  de: [
    ['Stunde', 'Stunden'],
    ['Minute', 'Minuten'],
    ['Sekunde', 'Sekunden'],
  ],
};

/** Returns "1 hour 30 minutes", "30–90 seconds". */
function timerText({ seconds, upToSeconds }: Timer, language: Language): string {
  if (upToSeconds === undefined) return durationText(seconds, language);
  const at = SECONDS.findIndex((each) => seconds % each === 0 && upToSeconds % each === 0);
  const unit = SECONDS[at] ?? 1;
  return `${seconds / unit}–${upToSeconds / unit} ${UNITS[language][at]?.[1] ?? ''}`;
}

function durationText(seconds: number, language: Language): string {
  let left = seconds;
  return SECONDS.flatMap((unit, index) => {
    const count = Math.floor(left / unit);
    left -= count * unit;
    const [one, more] = UNITS[language][index] ?? ['', ''];
    return count > 0 ? [`${count} ${count === 1 ? one : more}`] : [];
  }).join(' ');
}

/** Keeps "180 °C", which both languages share, and translates "200 Grad" and "gas mark 4". */
function temperatureText(mark: Temperature, { text, language: other }: From, language: Language): string {
  if (/^[^\p{L}]+[CF]?$/u.test(text)) return withSign(text, other, language);
  const degrees = [mark.degrees, mark.upTo].filter((each) => each !== undefined).join('–');
  if (mark.scale === 'gas') return `${language === 'de' ? 'Gas Stufe' : 'gas mark'} ${degrees}`;
  return `${degrees} °${mark.scale}`;
}

/** Returns "1½ l", "2–3 cloves". */
function amountText({ quantity, upTo, unit }: StepAmount, language: Language): string {
  const number = rangeText(quantity, upTo, language);
  const [one, more] = UNIT_WORDS[unit ?? 'piece'][language];
  const word = (upTo ?? quantity) > 1 ? more : one;
  return word ? `${number} ${word}` : number;
}

const rangeText = (from: number, upTo: number | undefined, language: Language): string =>
  [from, ...(upTo === undefined ? [] : [upTo])].map((each) => numberText(each, language)).join('–');

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

/** Returns a number as a word, "four", "vier"; a range in digits. */
function wordFor(
  { value, upTo }: { readonly value: number; readonly upTo?: number },
  language: Language,
): string {
  const [word] = [...NUMBER_WORDS[language]].find(([, number]) => number === value) ?? [];
  return word === undefined || upTo !== undefined ? rangeText(value, upTo, language) : word;
}
