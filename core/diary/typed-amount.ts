import type { Language } from '../language.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import type { Amount } from '../recipe/lines/read-amount.ts';
import { splitAmount } from '../recipe/lines/split-amount.ts';
import type { DiaryUnit } from './amount.ts';

/** Amount as it was typed; things are counted without a unit: "2 bananas". */
export type TypedAmount = { readonly quantity: number; readonly unit?: DiaryUnit };

/** Words to search for, and the amount that was eaten, if it was typed too. */
export type TypedFood = { readonly words: string; readonly amount?: TypedAmount };

/**
 * Reads the amount in what is typed to be logged, before the food or behind it: "200 g quark", "ein Glas Milch",
 * "Quark 200 g". The language of the screen goes first.
 */
export function typedFood(typed: string, language: Language): TypedFood {
  const { name, amount } = splitAmount(typed, language);
  if (!amount) return oneOf(typed, language) ?? { words: typed.trim() };
  if (!isInBounds(amount)) return { words: typed.trim() };
  return { words: name.replace(SERVINGS, '').replace(BOWLS, ''), amount: amountIn(amount) };
}

/** "Slice of bread", "Tasse Kaffee": a measure without a number is one of it. */
function oneOf(typed: string, language: Language): TypedFood | undefined {
  if (!/^\s*\p{L}/u.test(typed) || foodByName(typed, language)) return undefined;
  const { name, amount } = splitAmount(`1 ${typed.trim()}`, language);
  if (!amount?.unit && !(amount && (SERVINGS.test(amount.rest) || BOWLS.test(amount.rest)))) return undefined;
  return { words: name.replace(SERVINGS, '').replace(BOWLS, ''), amount: amountIn(amount) };
}

const SERVINGS = /^(?:servings?|portions?|portion(?:en)?|plates?|teller)\s+(?:of\s+|von\s+)?/i;
const BOWLS = /^(?:bowls?|schüsseln?|schalen?)\s+(?:of\s+|von\s+)?/i;
const GLASS = /\b(?:glass|glasses|glas|gläser)\b/i;

const isInBounds = ({ quantity }: Amount): boolean => quantity >= 0.01 && quantity <= 10_000;

/** A glass is a jar in recipes. */
function amountIn({ quantity, unit, read, rest }: Amount): TypedAmount {
  const rounded = Math.round(quantity * 100) / 100;
  if (SERVINGS.test(rest)) return { quantity: rounded, unit: 'serving' };
  if (BOWLS.test(rest)) return { quantity: rounded, unit: 'bowl' };
  if (unit === 'jar' && GLASS.test(read)) return { quantity: rounded, unit: 'glass' };
  return { quantity: rounded, ...(unit && { unit }) };
}
