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
 * Reads the amount in a typed entry, before the food or after it: "200 g quark", "ein Glas Milch", "Quark 200 g". The
 * language of the screen takes precedence.
 */
export function typedFood(typed: string, language: Language): TypedFood {
  const { name, amount } = splitAmount(typed, language);
  if (!amount) return oneOf(typed, language) ?? { words: typed.trim() };
  return isInBounds(amount) ? withMeasure(name, amount) : { words: typed.trim() };
}

/** "Slice of bread", "Tasse Kaffee": a measure without a number is one of it. */
function oneOf(typed: string, language: Language): TypedFood | undefined {
  if (!/^\s*\p{L}/u.test(typed) || foodByName(typed, language)) return undefined;
  const { name, amount } = splitAmount(`1 ${typed.trim()}`, language);
  return amount && (amount.unit ?? measureIn(amount.rest)) ? withMeasure(name, amount) : undefined;
}

/** Household measures that recipes do not use, before a food. */
const MEASURE =
  /^(?:(?<serving>servings?|portion(?:s|en)?|plates?|teller)|(?<bowl>bowls?|schüsseln?|schalen?))\s+(?:(?:of|von)\s+)?/i;

function measureIn(text: string): 'serving' | 'bowl' | undefined {
  const found = MEASURE.exec(text)?.groups;
  return found && (found['bowl'] === undefined ? 'serving' : 'bowl');
}

const GLASS = /\b(?:glass|glasses|glas|gläser)\b/i;

const isInBounds = ({ quantity }: Amount): boolean => quantity >= 0.01 && quantity <= 10_000;

function withMeasure(name: string, { quantity, unit, read, rest }: Amount): TypedFood {
  // A glass is a jar in recipes.
  const eaten = measureIn(rest) ?? (unit === 'jar' && GLASS.test(read) ? 'glass' : unit);
  const rounded = Math.round(quantity * 100) / 100;
  return { words: name.replace(MEASURE, ''), amount: { quantity: rounded, ...(eaten && { unit: eaten }) } };
}
