import { NUMBER_WORDS } from '../../language/number-words.ts';
import { readNumber } from '../../language/numbers.ts';
import type { Language } from '../../language.ts';

const HUNDREDS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?<times>\p{L}+) )?hundred(?: (?:and )?(?<more>\p{L}+(?:[ -]\p{L}+)?))?(?!\p{L})/giu,
  de: /(?<!\p{L})(?<times>\p{L}{0,6})hundert(?:und)?(?<more>\p{L}{0,16})(?!\p{L})/giu,
};

/** Words that are spoken for an amount, and those that lines are read by. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=löffel)n(?!\p{L})/giu, ''],
  [/(?<!\p{L})fistful(?=s?(?!\p{L}))/giu, 'handful'],
  [/(?<!\p{L})(?:good |decent )?(?:slosh|lug)(?=(?:es|s)? of)/giu, 'splash'],
  [/(?<=\d )mils?(?!\p{L})/giu, 'ml'],
  [/(?<!\p{L})(?:bissi|bissl|bissel|bisserl|bisschen|bißchen)(?!\p{L})/giu, 'bisschen'],
];

/** Returns the text with numbers and measures as a list has them: "125 grams" for "a hundred and twenty five grams". */
export function asWritten(text: string, language: Language): string {
  const counted = text.replaceAll(HUNDREDS[language], (all: string, ...found: readonly unknown[]) => {
    const { times = '', more = '' } = found.at(-1) as Partial<Record<'times' | 'more', string>>;
    const hundreds = times === '' ? 1 : NUMBER_WORDS[language].get(times.toLowerCase());
    const rest = readNumber(more, language);
    const isRest = rest !== undefined && rest.value > 1;
    if (hundreds === undefined || (language === 'de' && more !== '' && !isRest)) return all;
    const behind = isRest ? more.slice(rest.length) : more === '' ? '' : ` ${more}`;
    return `${hundreds * 100 + (isRest ? rest.value : 0)}${behind}`;
  });
  return SPOKEN.reduce((told, [words, instead]) => told.replaceAll(words, instead), counted);
}
