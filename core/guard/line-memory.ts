import { FROM_ANIMALS } from '../nutrition/diet.ts';
import type { Match } from './finder.ts';
import { stemName } from '../nutrition/fold-name.ts';
import type { Named, FoodReading } from './reading.ts';
import { shortNames, stemOfTerm } from './vocabulary/short-names.ts';
import type { GuardTrait } from './vocabulary/trait.ts';

/** Foods of a text, and the normal text that they were found in. */
export type NormalReading = FoodReading & { readonly normal: string; readonly matches: readonly Match[] };

/** Foods named by the lines of a recipe, for its steps to refer to. */
export type LineMemory = {
  /** @param foods what the line's name names, with the traits that adjectives at it remove */
  add(line: NormalReading, foods: readonly Named[]): void;
  /** Remembers the substitutes that a title names in full: "rice paper bacon". */
  addTitle(title: NormalReading): void;
  /** @param isFree false if the line holds what is avoided, undefined if nobody knows its food */
  judge(isFree: boolean | undefined): void;
  /** Returns true if no line holds what is avoided, and the foods of most lines are known. */
  areFree(): boolean;
  /**
   * Returns the traits that a short name lacks because it refers to a line's substitute: "the milk" after "oat milk".
   */
  without(named: Pick<Named, 'term' | 'whole' | 'isWholeWord' | 'isHead'>): readonly GuardTrait[];
};

export function newLineMemory(): LineMemory {
  const substitutes = new Map<string, Set<GuardTrait>>();
  const judged = { free: 0, held: 0, unknown: 0 };
  const replace = (letters: string, traits: readonly GuardTrait[]) => {
    for (const short of shortNames(letters).map(stemName)) {
      const known = substitutes.get(short) ?? new Set();
      substitutes.set(short, known);
      for (const trait of traits) known.add(trait);
    }
  };
  const addSubstitutes = ({ matches }: NormalReading) => {
    for (const { term } of matches) if (term.entry.isSubstitute) replace(term.letters, SUBSTITUTED);
  };
  return {
    add(line, foods) {
      addSubstitutes(line);
      for (const { term, traits, without, isAbsent, isReplaced } of foods) {
        if (isReplaced) replace(term.letters, traits);
        // In "stock without celery" nothing is called celery.
        if (without.length === 0 || (isAbsent && !isReplaced)) continue;
        replace(term.letters, without);
      }
    },
    addTitle: addSubstitutes,
    judge(isFree) {
      judged[isFree === undefined ? 'unknown' : isFree ? 'free' : 'held'] += 1;
    },
    areFree: () => judged.held === 0 && judged.free > judged.unknown,
    without: ({ term, whole, isWholeWord, isHead }) => [
      ...(isWholeWord || isHead ? (substitutes.get(stemOfTerm(term)) ?? []) : []),
      ...(substitutes.get(stemName(whole)) ?? []),
    ],
  };
}

/** Traits that a substitute does not have. */
const SUBSTITUTED: readonly GuardTrait[] = [...FROM_ANIMALS, 'gluten'];
