import type { Match } from './finder.ts';
import type { Claim, Named, Reading } from './reading.ts';
import { FROM_ANIMALS, type GuardTrait } from './vocabulary/trait.ts';

/** Foods named by the lines of a recipe, for its steps to refer to. */
export type LineMemory = {
  /** @param declared traits that adjectives anywhere in the line remove */
  add(
    line: Reading & { readonly normal: string; readonly matches: readonly Match[] },
    declared: readonly GuardTrait[],
    claims: boolean,
  ): void;
  /** @param isFree false if the line holds what is avoided, undefined if nobody knows its food */
  judge(isFree: boolean | undefined): void;
  /** Returns true if no line holds what is avoided, and the foods of most lines are known. */
  areFree(): boolean;
  /**
   * Returns the traits that a short name lacks because it refers to a line's substitute: "the milk" after "oat milk".
   */
  without(named: Named): readonly GuardTrait[];
  /**
   * Returns whether a claim is part of a line's name, "gluten-free flour", and not about the dish, "a gluten-free
   * dish".
   */
  says(claim: Claim): boolean;
};

export function newLineMemory(): LineMemory {
  const substitutes = new Map<string, readonly GuardTrait[]>();
  const stems = new Set<string>();
  let hasClaim = false;
  const judged: (boolean | undefined)[] = [];
  const replace = (letters: string, traits: readonly GuardTrait[]) => {
    for (const short of shortNames(letters))
      substitutes.set(short, [...(substitutes.get(short) ?? []), ...traits]);
  };
  return {
    add({ normal, matches, named, claims }, declared, claimsMore) {
      hasClaim ||= claimsMore || claims.length > 0;
      for (const word of normal.split(/[ |-]+/)) stems.add(word.slice(0, STEM));
      for (const { term } of matches) {
        if (term.entry.isSubstitute) replace(term.letters, [...FROM_ANIMALS, 'gluten']);
      }
      if (declared.length > 0) for (const { term } of named) replace(term.letters, declared);
    },
    judge: (isFree) => void judged.push(isFree),
    areFree: () => !judged.includes(false) && judged.filter(Boolean).length > judged.length / 2,
    without: ({ term, isWholeWord }) => (isWholeWord ? (substitutes.get(term.letters) ?? []) : []),
    says: ({ next, isOfFood }) =>
      isOfFood || (hasClaim && next.length >= STEM && stems.has(next.slice(0, STEM))),
  };
}

const STEM = 4;

/** Short names for a food that a line has named in full: after "corn penne", "the pasta". */
const SHORT_NAMES: readonly (readonly string[])[] = [
  'pasta noodle nudel spaghetti penne fusilli farfalle tagliatelle linguine fettuccine macaroni makkaroni lasagne lasagna rigatoni',
  'milk milch',
  'cream sahne rahm',
  'yoghurt yogurt joghurt jogurt',
  'cheese kase feta mozzarella parmesan ricotta',
  'butter',
  'flour mehl',
  'bread brot brotchen toast',
  'tortilla wrap wraps',
  'beer bier',
  'wine wein',
  'mince hack hackfleisch themince the_mince fleisch meat gehacktes',
  'sausage wurst wurstchen bratwurst',
  'schnitzel',
  'steak',
  'bacon speck',
  'chicken hahnchen huhn',
  'stock broth bruhe bouillon fond',
  'mayo mayonnaise',
  'egg eggs ei eier',
  'burger',
  'tuna thunfisch',
  'gelatine gelatin',
].map((names) => names.split(' ').map((name) => name.replace('_', ' ')));

/** Returns the short names that may refer to a substitute with this word in its name. */
const shortNames = (letters: string): readonly string[] =>
  SHORT_NAMES.find((names) => names.includes(letters)) ?? [letters];
