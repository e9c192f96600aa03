import { ALL_NUMBER_WORDS } from './number-words.ts';

/** Patterns for the number of people that a recipe serves, in both languages. They need the flags `i` and `u`. */

const PORTIONS = 'servings?|serves|portions?|portionen|personen';

/** Words for eaters and for portions. */
export const PEOPLE = String.raw`(?:${PORTIONS}|port\b\.?|people|pax|persons?|pers\b\.?|leute|guests?|gäste|adults?|erwachsene|hungry|hungrige)(?!\p{L})`;

/** Words before the amount that a recipe makes: "serves 4", "cuts into 12 slices", "Menge: 1 Blech". */
export const MAKES = String.raw`(?:serves|servings?|portions?|portionen|personen|yields?|makes|feeds|cuts into|ergibt|menge|(?:is |['’]s )?(?:enough|sufficient) for|(?:reicht|genug|ausreichend)(?: \p{L}+)? für)(?!\p{L})[\s:.–-]*(?:(?:an?|my|our|eine)\s(?:\p{L}+\s){1,3}\(?)?`;

/** Words for numbers from two to twelve. "One" and "a" are left out, because they are mostly articles. */
const IN_WORDS = [...ALL_NUMBER_WORDS]
  .flatMap(([word, value]) => (value > 1 && value <= 12 ? [word] : []))
  .join('|');

/** Matches "2 dozen", "about a dozen", "ein halbes Dutzend". */
export const DOZENS = String.raw`(?:(?:\d{1,2}|half an?|an?|one|two|three|ein(?: halbes)?|zwei|drei)\s(?:dozen|dutzend)(?!\p{L}))`;

/** Matches a word for one, for places without articles: "makes one 9-inch tart". */
export const ONE = String.raw`(?<!\p{L})(?:one|eine?n?)(?!\p{L})`;

/** Number or range of servings, or of things that a recipe makes: "4", "4-6", "six", "a dozen". */
export const COUNT = String.raw`(?:${DOZENS}|\d{1,3}(?:\s?(?:-|–|to|bis|or|oder)\s?\d{1,3})?(?!\d)|(?<!\p{L})(?:${IN_WORDS})(?!\p{L}))`;
