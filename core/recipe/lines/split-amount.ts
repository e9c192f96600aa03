import { otherLanguage, type Language } from '../../language.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { amountBehind } from './amount-behind.ts';
import { readAmount, type Amount } from './read-amount.ts';

/**
 * Splits what somebody types into amount and name, in either order: "ein Pfund Hackfleisch", "Milch 1 l", "Eier 6".
 * Reads both languages, that of the screen first.
 */
export function splitAmount(
  typed: string,
  language: Language,
): { readonly name: string; readonly amount?: Amount } {
  const text = typed.trim();
  if (foodByName(text, language)) return { name: typed };
  const languages = [language, otherLanguage(language)];
  const before = languages.flatMap((each) => readAmount(text, each) ?? []).find(isApart);
  if (before) return { name: before.rest, amount: before };
  const behind = languages
    .flatMap((each) => amountBehind(text, each) ?? [])
    .find(({ amount: { rest } }) => /^\)?$/.test(rest));
  return behind ? { name: behind.name, amount: behind.amount } : { name: typed };
}

/** True if a food follows; "500 g" alone has none. */
const isApart = ({ rest, unit }: Amount): boolean =>
  unit === undefined ? /^["„“(]*\p{L}/u.test(rest) : /\p{L}/u.test(rest);
