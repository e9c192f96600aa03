import type { Language } from '../../language.ts';
import { ABOUT } from '../../language/about.ts';
import { FRACTION_SIGNS } from '../../language/fractions.ts';
import { listedFood } from '../../nutrition/foods/foods.ts';
import { tellsKind } from './number-in-name.ts';
import { readAmount, type Amount } from './read-amount.ts';

/** Amount behind a name. `rest` is the text behind the amount, such as a note. */
export type AmountBehind = {
  readonly amount: Amount;
  readonly name: string;
  /** Sign between name and amount, as in "Butter: 100 g"; empty if there is none. */
  readonly sign: string;
};

/** Number behind a space, or behind a sign outside of another number. */
const NUMBER = new RegExp(
  String.raw`(?<=\s|(?<!\d)[:,=×(–—-]|(?<![\p{L}\d])x)(?:${ABOUT}\s+)?[\d${FRACTION_SIGNS}]`,
  'giu',
);

/** Maximum number of numbers that are tried: a line has one amount. */
const MOST_NUMBERS = 4;

/**
 * Reads the amount behind a name: "Tomaten, 500 g, gewürfelt", "Onion x 1", "Eier 3". An amount without a unit needs a
 * sign or a single word before it.
 */
export function amountBehind(text: string, language: Language): AmountBehind | undefined {
  for (const { index } of [...text.matchAll(NUMBER)].slice(0, MOST_NUMBERS)) {
    const amount = readAmount(text.slice(index), language);
    const { name, sign } = nameIn(text.slice(0, index));
    if (tellsKind(text.slice(0, index))) continue;
    if (!amount || name === '' || !(isMeasured(amount) || sign !== '' || isCount(amount, name, language)))
      continue;
    if (/^[%\p{L}]/u.test(amount.rest) && !/[,;]\s*$/.test(amount.read)) continue;
    return { amount: { ...amount, rest: amount.rest.replace(/^[\s,;-]+/, '') }, name, sign };
  }
  return undefined;
}

/** Spaces, dots and signs behind a name. Matches only at the beginning of a run of them, which keeps it linear. */
const END = /(?<![\s:,=×(–—….-])[\s:,=×(–—….-]+$/u;

/** Splits a text before an amount into name and sign. A single dot may belong to an abbreviation. */
function nameIn(before: string): Pick<AmountBehind, 'name' | 'sign'> {
  const [end = ''] = END.exec(before) ?? [];
  const name = before.slice(0, before.length - end.length + (/^\.(?!\.)/.test(end) ? 1 : 0));
  const sign = end.replaceAll(/[\s.…]/g, '').slice(-1);
  return sign === '' && /[\s(]x$/i.test(name)
    ? { name: name.slice(0, -2).trimEnd(), sign: 'x' }
    : { name, sign };
}

const isMeasured = ({ unit, each }: Amount): boolean => unit !== undefined || each !== undefined;

/** "Eier 3" and "chicken thighs 6-8" are counts; "Cola 500" and "batteries AA 4" are not. */
const isCount = (
  { quantity, between = [quantity, quantity], rest, read }: Amount,
  name: string,
  language: Language,
): boolean =>
  rest === '' &&
  /^[\d\s-]+$/.test(read) &&
  between.every((each) => Number.isInteger(each) && each <= MOST_COUNTED) &&
  (/^\p{L}+$/u.test(name) || listedFood(name, language)?.weights.piece !== undefined);

const MOST_COUNTED = 24;
