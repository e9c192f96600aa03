import { isBoundary } from './vocabulary/finder.ts';
import {
  ADDITIONS,
  CLAUSE_BEGINS,
  CLAUSE_ENDS,
  QUALITY,
  SHAPES,
  WHATEVER_ELSE,
  WHERE_NOTHING_IS_ADDED,
  type Clause,
  type ClausePattern,
} from './vocabulary/mentions.ts';

/** Place of a food's name in the normal text of a sentence, and the end of the word around it. */
export type FoodPlace = { readonly start: number; readonly end: number; readonly wordEnd: number };

/**
 * Returns whether a sentence names a food without adding it to the dish: "flakes like cod", "the size of a walnut",
 * "where others have bacon". In doubt, the food counts as added.
 */
export function isOnlyMentioned(text: string, place: FoodPlace): boolean {
  const clause = clauseAround(text, place);
  if (isAny(WHATEVER_ELSE, clause)) return true;
  return !isAny(ADDITIONS, clause) && isAny(WHERE_NOTHING_IS_ADDED, clause);
}

/** Returns whether a sentence shapes the dish into something with the name of a food: "form into sausages". */
export const isShaped = (text: string, place: FoodPlace): boolean => isAny(SHAPES, clauseAround(text, place));

/** Returns whether a food's word is an adjective made from the food: "buttery". */
export const isQuality = (text: string, place: FoodPlace): boolean => QUALITY.test(wordOf(text, place));

const wordOf = (text: string, { start, end, wordEnd }: FoodPlace): string =>
  `${text.slice(start, end)}|${text.slice(end, wordEnd)}`;

const isAny = (any: readonly ClausePattern[], clause: Clause): boolean =>
  any.some(({ unless, ...patterns }) => fits(patterns, clause) && !(unless && fits(unless, clause)));

const fits = (patterns: Omit<ClausePattern, 'unless'>, clause: Clause): boolean =>
  PARTS.every((part) => patterns[part]?.test(clause[part]) ?? true);

const PARTS = ['before', 'after', 'around', 'word', 'earlier', 'later'] as const;

/** Maximum number of characters of a clause on either side of a food. */
const REACH = 120;

function clauseAround(text: string, place: FoodPlace): Clause {
  const { start, wordEnd } = place;
  let from = start;
  while (start - from < REACH && !isBoundary(text[from - 1])) from -= 1;
  // Two spaces prevent matches of patterns for the beginning of a clause, because the clause begins earlier.
  const left = `${from > REACH ? '  ' : ' '}${text.slice(Math.max(0, from - REACH), from)}`;
  const begin = [...left.matchAll(CLAUSE_BEGINS)].at(-1)?.index ?? 0;
  const before = left.slice(begin).replace('|', ' ');
  const right = `${text.slice(wordEnd, wordEnd + REACH)} `;
  const after = `${right.slice(0, CLAUSE_ENDS.exec(right)?.index)} `.replace(/ {2}$/, ' ');
  return {
    before,
    after,
    around: before + after,
    word: wordOf(text, place),
    earlier: text.slice(Math.max(0, start - REACH), start),
    later: text.slice(wordEnd, wordEnd + REACH),
  };
}
