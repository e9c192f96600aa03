import type { Language } from '../../language.ts';
import { matchFood, type Match } from '../../nutrition/foods/match-food.ts';
import { amountBehind } from '../../recipe/lines/amount-behind.ts';
import { readAmount, type Amount } from '../../recipe/lines/read-amount.ts';

/** Amount and food of a line, which tell whether it is an ingredient. */
type Resolved = { readonly amount?: Amount | undefined; readonly match?: Match | undefined };

const NOTE = /,(?!\d)|[;(]|\s[–-]\s/;

/** Reads the amount and the food of a line, without what is said about them. */
export function resolvedLine(line: string, language: Language): Resolved {
  const amount = readAmount(line, language);
  const behind = amount ? undefined : amountBehind(line, language);
  const [name = ''] = (behind?.name ?? amount?.rest ?? line).split(NOTE, 1);
  return { amount: amount ?? behind?.amount, match: foodNamed(name, language) };
}

const OR = /\s(?:or|oder|od\.)\s/iu;

/** Returns the food of a name: "chicken or vegetable stock" has its noun at the end. */
export function foodNamed(name: string, language: Language): Match | undefined {
  const offered = name.split(OR);
  return matchFood(offered.at(-1) ?? '', language) ?? matchFood(offered[0] ?? '', language);
}
