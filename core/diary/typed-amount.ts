import { Language } from '../language.ts';
import { readAmount, type Amount } from '../recipe/lines/read-amount.ts';
import { writeOutFractions } from '../language/fractions.ts';
import type { DiaryUnit } from './amount.ts';

/** Amount as it was typed; things are counted without a unit: "2 bananas". */
export type TypedAmount = { readonly quantity: number; readonly unit?: DiaryUnit };

/** What is looked for, and how much of it was eaten, if that was typed too. */
export type TypedFood = { readonly words: string; readonly amount?: TypedAmount };

/**
 * Reads the amount in what is typed to be logged, before the food or behind it: "200 g quark", "ein Glas Milch",
 * "Quark 200 g". The language of the screen goes first.
 */
export function typedFood(typed: string, language: Language): TypedFood {
  const text = writeOutFractions(typed).trim();
  const languages = [language, ...Language.options.filter((each) => each !== language)];
  const before = languages.map((each) => readAmount(text, each)).find((amount) => isMeant(amount, text));
  if (before) return { words: before.rest.replace(SERVINGS, ''), amount: amountIn(before) };
  const at = text.search(BEHIND);
  const behind =
    at > 0 ? languages.map((each) => readAmount(text.slice(at).replace(/^[\s,]+/, ''), each)) : [];
  const last = behind.find((amount) => amount?.unit !== undefined && amount.rest === '');
  return last && isInBounds(last)
    ? { words: text.slice(0, at).trim(), amount: amountIn(last) }
    : { words: text };
}

const BEHIND = /[\s,]+(?=\d[^\s]*(?:\s\S+)?$)/;

const SERVINGS = /^(?:servings?|portions?|portion(?:en)?)\s+(?:of\s+|von\s+)?/i;
const GLASS = /\b(?:glass|glasses|glas|gläser)\b/i;

/** Beginnings of names that are no amounts: "half-fat milk", "7up". */
const NO_AMOUNT = /^half(?!\s+an?\s)|^\d+(?=\p{L})|^[\d.,]+\s*%/iu;

function isMeant(amount: Amount | undefined, text: string): amount is Amount {
  if (!amount || !isInBounds(amount) || !/\p{L}{2}/u.test(amount.rest)) return false;
  return amount.unit !== undefined || !NO_AMOUNT.test(text);
}

const isInBounds = ({ quantity }: Amount): boolean => quantity >= 0.01 && quantity <= 10_000;

/** A glass is a jar in recipes. */
function amountIn({ quantity, unit, read, rest }: Amount): TypedAmount {
  const rounded = Math.round(quantity * 100) / 100;
  if (SERVINGS.test(rest)) return { quantity: rounded, unit: 'serving' };
  if (unit === 'jar' && GLASS.test(read)) return { quantity: rounded, unit: 'glass' };
  return { quantity: rounded, ...(unit && { unit }) };
}
