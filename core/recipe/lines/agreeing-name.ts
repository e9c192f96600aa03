import type { Language } from '../../language.ts';
import { namesOf } from '../../nutrition/food-names.ts';
import { foodOf } from './nutrition-of.ts';
import type { Line } from './line.ts';

/**
 * Returns the name of a counted food in the number that fits: "1 onion", "3½ tomatoes". German adjectives would change,
 * too, so a German name with an adjective stays unchanged.
 * @param quantity number of things; the upper end of a range
 */
export function agreeingName(line: Line, quantity: number | undefined, language: Language): string {
  const { name, unit = 'piece' } = line;
  const food = quantity === undefined || unit !== 'piece' ? undefined : foodOf(line);
  if (!food || quantity === undefined) return name;
  const { one, several } = namesOf(food, language);
  if (one === several) return name;
  const [wanted, other] = quantity > 1 ? [several, one] : [one, several];
  if (endsWith(name, wanted)) return name;
  const isAlone = name.length === other.length;
  if (!endsWith(name, other) || (language === 'de' && quantity <= 1 && !isAlone)) return name;
  const written = name.slice(-other.length);
  return `${name.slice(0, -other.length)}${isCapital(written) ? capitalised(wanted) : wanted}`;
}

const endsWith = (name: string, words: string): boolean =>
  name.toLowerCase().endsWith(words.toLowerCase()) && !/[\p{L}-]/u.test(name.at(-words.length - 1) ?? '');

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
