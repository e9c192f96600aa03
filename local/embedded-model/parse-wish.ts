import type { Aim } from '#core/generation/aim.ts';
import { CUISINES } from '#core/generation/preferences.ts';
import { wishWords, type WishWords } from '#core/generation/wish-words.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { CUISINE_NAMES, type Cuisine } from './kitchen/cuisine.ts';

/** The parts of a wish that were understood; unknown words are ignored. */
export type ParsedWish = WishWords & {
  readonly aims: readonly Aim[];
  readonly cuisine?: (typeof CUISINES)[number];
  /** Kinds of dish that the wish names. */
  readonly forms: readonly string[];
};

/** Returns true if no part of a wish was understood. */
export const isNotUnderstood = ({
  aims,
  cuisine,
  without,
  with: added,
  forms,
  isWithoutOven,
}: ParsedWish): boolean =>
  [aims, without, added, forms].every(({ length }) => length === 0) && !cuisine && !isWithoutOven;

/** Parses aims, a cuisine, kinds of dish and "without …" from a wish in either language. */
export function parseWish(wish: string): ParsedWish {
  const words = foldName(wish);
  const cuisine = CUISINES.find((each) => namesOf(each).some((name) => words.includes(name)));
  return {
    aims: AIM_WORDS.filter(([, pattern]) => pattern.test(words)).map(([aim]) => aim),
    ...(cuisine && { cuisine }),
    ...wishWords(wish),
    forms: FORM_WORDS.filter(([, pattern]) => pattern.test(words)).flatMap(([forms]) => forms),
  };
}

// A stem, so that "Italienisch" is found in "italienischer" too.
const namesOf = (cuisine: Cuisine): readonly string[] =>
  Object.values(CUISINE_NAMES[cuisine]).map((name) => foldName(name));

/** Patterns for a wish in lower case, without umlauts. */
const AIM_WORDS: readonly (readonly [Aim, RegExp])[] = [
  ['quicker', /\b(?:quick|fast|schnell|hurry|eilig|weniger zeit|less time)/],
  ['cheaper', /\b(?:cheap|guenstig|billig|budget|preiswert|sparsam)/],
  ['protein', /(?:protein|eiweiss) ?(?:rich|reich)|\b(?:more|extra|high|mehr|viel)\b.*\b(?:protein|eiweiss)/],
  ['vegetarian', /\b(?:vegetari|veggie|meatless|fleischlos)/],
  ['children', /\b(?:child|kids?\b|kinder|toddler|kleinkind)/],
  ['cuisine', /\b(?:another|different|other|andere)\w* (?:cuisine|kueche|country|land)/],
];

const FORM_WORDS: readonly (readonly [forms: string | readonly string[], RegExp])[] = [
  [['soup', 'lentil soup'], /\b(?:soup|suppe)|suppe\b/],
  ['stew', /\b(?:stew|eintopf)|eintopf\b/],
  ['curry', /\bcurry/],
  ['dal', /\b(?:dal|dhal|linsen|lentil)/],
  ['lentil soup', /\b(?:linsen|lentil)/],
  ['pan', /\b(?:skillet|stir fry|pfanne)|pfanne\b/],
  ['tray bake', /\b(?:tray|roast|blech|ofengemuese)/],
  ['gratin', /\b(?:gratin|auflauf|bake\b)/],
  [['pasta', 'egg pasta', 'meat sauce', 'lentil sauce', 'filled pasta'], /\b(?:pasta|nudel|spaghetti)/],
  ['meat sauce', /\bbolognese/],
  ['filled pasta', /\b(?:tortellini|ravioli|maultaschen)/],
  ['fried rice', /\b(?:fried rice|gebratene\w* reis)/],
  ['bulgur pilaf', /\bbulgur/],
  [['tabbouleh', 'bulgur salad'], /\b(?:bulgur|tabbouleh|taboul)/],
  ['eggs in sauce', /\bshakshuka|\bschakschuka/],
  ['fish bake', /\b(?:fish|fisch)/],
  ['tagliatelle', /\btagliatelle/],
  ['risotto', /\brisotto/],
  ['frittata', /\b(?:frittata|omelett|omelette)/],
  ['soufflé', /\bsouffle/],
  ['salad', /\b(?:salad|salat)|salat\b/],
  ['fruit salad', /\b(?:fruit salad|obstsalat)/],
  ['couscous', /\bcouscous/],
  ['smoothie', /\b(?:smoothie|shake|lassi|drink)/],
  ['pancakes', /\b(?:pancake|pfannkuchen|crepe)/],
  ['crumble', /\b(?:crumble|streusel)/],
  ['compote', /\b(?:compote|kompott)/],
  ['rice pudding', /\b(?:rice pudding|milchreis)/],
  ['muesli', /\b(?:muesli|oats|haferflocken)/],
];
