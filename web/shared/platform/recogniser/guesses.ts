import { ABSENT, FIRST_FROM, LEANINGS, logOddsOf, MEMORY, SURE_FROM } from './calibration.ts';
import type { Evidence } from './evidence.ts';
import { sigmoid } from './logistic.ts';

/** `isSure`: nearly certain, see `SURE_FROM`. */
export type Guess = { readonly food: string; readonly probability: number; readonly isSure: boolean };

/**
 * Returns how likely each food is in the picture, the likeliest first. Foods that the network was trained on count by
 * their own evidence alone, unless it is clear about none of them and remembers something. A memory never makes a food
 * sure.
 * @param learnt evidence for the foods that the network was trained on
 * @param memories how clear the foods are that it remembers
 */
export function guessesFrom(
  learnt: ReadonlyMap<string, Evidence>,
  memories: ReadonlyMap<string, number>,
): readonly Guess[] {
  const logOdds = new Map([...learnt].map(([food, evidence]) => [food, logOddsOf(evidence)]));
  const supports = supportsFrom(logOdds, memories);
  // A food that is named without its memory does not lower the others.
  const found = new Map([...supports].filter(([food]) => sigmoid(logOdds.get(food) ?? ABSENT) < FIRST_FROM));
  return [...new Set([...logOdds.keys(), ...supports.keys()])]
    .map((food) => {
      const alone = logOdds.get(food) ?? ABSENT;
      const doubt = MEMORY.doubt * mostOfOthers(found, food, 0);
      const probability = sigmoid(alone + (supports.get(food) ?? 0) - doubt + (LEANINGS[food] ?? 0));
      return { food, probability, isSure: Math.min(probability, sigmoid(alone)) >= SURE_FROM };
    })
    .toSorted((a, b) => b.probability - a.probability);
}

/** Returns how strongly memories speak for their foods: less, the clearer the training speaks for another food. */
function supportsFrom(
  logOdds: ReadonlyMap<string, number>,
  memories: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const supports = [...memories].map(([food, clearness]): [string, number] => {
    const rival = Math.max(0, mostOfOthers(logOdds, food, -Infinity) - MEMORY.rivalFrom);
    return [food, MEMORY.gain * clearness - MEMORY.rival * rival];
  });
  return new Map(supports.filter(([, support]) => support > 0));
}

const mostOfOthers = (values: ReadonlyMap<string, number>, food: string, least: number): number =>
  Math.max(least, ...[...values].filter(([other]) => other !== food).map(([, value]) => value));
