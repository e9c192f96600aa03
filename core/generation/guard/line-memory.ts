import type { Match } from './finder.ts';
import type { Claim, Named, Reading } from './reading.ts';
import { normalText } from './vocabulary/normal-text.ts';
import type { Term } from './vocabulary/term.ts';
import { FROM_ANIMALS, type GuardTrait } from './vocabulary/trait.ts';

type NormalText = { readonly normal: string; readonly matches: readonly Match[] };

/** Foods named by the lines of a recipe, for its steps to refer to. */
export type LineMemory = {
  /** @param declared traits that adjectives anywhere in the line remove */
  add(
    line: Reading & NormalText,
    declared: readonly GuardTrait[],
    claims: boolean,
  ): void;
  /** Remembers the names in the title that the lines explain: of dishes, and in quotes. */
  addTitle(reading: Reading & NormalText, quoted: ReadonlySet<string>): void;
  /** Remembers what a step has made of the lines: "form into sausages". */
  addMade(named: Named): void;
  /**
   * Returns whether a text says that the lines make this food: "Hack aus Soja"; "the mince" of lentils, "the broth" of
   * water.
   */
  makes(text: string, named: Named): boolean;
  /** Returns whether the title or an earlier step gives this name to what the lines hold. */
  isNamed(named: Named, quoted: ReadonlySet<string>, isThis: boolean): boolean;
  /** Remembers what the foods of a free line may be called: "the suet" after "vegetable suet". */
  addFree(line: Reading & NormalText): void;
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
  const names = new Set<string>();
  const partsOfNames = new Set<string>();
  const heads = new Set<string>();
  const titleStems = new Set<string>();
  let hasClaim = false;
  const judged: (boolean | undefined)[] = [];
  const replace = (letters: string, traits: readonly GuardTrait[]) => {
    for (const short of shortNames(letters).map(singular))
      substitutes.set(short, [...(substitutes.get(short) ?? []), ...traits]);
  };
  const isMade = (text: string, { wordEnd }: Named): boolean => {
    const of = MADE_OF.exec(text.slice(wordEnd, wordEnd + MAX_WORDS_LENGTH))?.[1]?.slice(0, STEM);
    if (of !== undefined && (stems.has(of) || PLANTS.has(of))) return true;
    const plant = FROM_PLANT.exec(text.slice(wordEnd, wordEnd + MAX_WORDS_LENGTH))?.[1];
    return plant !== undefined && PLANTS.has(plant);
  };
  return {
    add({ normal, matches, named, claims }, declared, claimsMore) {
      hasClaim ||= claimsMore || claims.length > 0;
      for (const word of normal.split(/[ |-]+/)) stems.add(word.slice(0, STEM));
      for (const { term } of matches) {
        if (term.entry.isSubstitute) replace(term.letters, SUBSTITUTED);
      }
      for (const { term, traits, isReplaced } of named) if (isReplaced) replace(term.letters, traits);
      if (declared.length === 0) return;
      for (const { term, whole, isAbsent, isReplaced } of named) {
        if (isAbsent && !isReplaced) continue;
        replace(term.letters, declared);

        replace(whole, declared);
      }
    },
    addTitle({ normal, matches, named }, quoted) {
      // What stands behind "with" may be bought to go with the dish.
      const head = normal.search(BESIDE);
      for (const word of normal.split(/[ |-]+/)) titleStems.add(word.slice(0, STEM));
      for (const { term, start } of matches) {
        if (term.entry.isSubstitute) replace(term.letters, SUBSTITUTED);
        if (term.entry.isDish && term.entry.where !== 'titles' && (head < 0 || start < head)) names.add(stemOf(term));
      }
      for (const food of named) {
        const { term, word, dishIn, start } = food;
        if (isMade(normal, food) || quoted.has(word) || MOCK.test(normal.slice(0, start))) names.add(stemOf(term));
        if (dishIn) partsOfNames.add(stemOf(term));
      }
    },
    addFree({ normal, named }) {
      for (const name of normal.split('|')) {
        const head = name.split(NAME_ENDS)[0]?.split(/[ -]/).at(-1) ?? '';
        if (head.length >= STEM && !FALSE_HEADS.test(head)) heads.add(singular(head));
      }
      for (const { term } of named) {
        for (const kind of KINDS) {
          if (kind.of.includes(singular(term.letters))) kind.names.forEach((each) => heads.add(each));
        }
      }
    },
    addMade: ({ term }) => void names.add(stemOf(term)),
    isNamed: ({ term, word, whole }, quoted, isThis) =>
      names.has(stemOf(term)) ||
      isHeadOf(singular(whole), heads) ||
      (whole.includes(' ') && isHeadOf(singular(whole.split(' ').at(-1) ?? ''), heads) && whole.split(' ').every((part) => stems.has(part.slice(0, STEM)))) ||
      ((quoted.has(word) || isThis) && partsOfNames.has(stemOf(term))),
    judge: (isFree) => void judged.push(isFree),
    areFree: () => !judged.includes(false) && judged.filter(Boolean).length > judged.length / 2,
    without: ({ term, whole, isWholeWord, isHead }) => [
      ...(isWholeWord || isHead ? (substitutes.get(stemOf(term)) ?? []) : []),
      ...(substitutes.get(singular(whole)) ?? []),
    ],
    makes: (text, food) => {
      if (isMade(text, food)) return true;
      const { term, start, wordEnd } = food;
      const isDefinite = DEFINITE.test(text.slice(Math.max(0, start - MAX_WORDS_LENGTH), wordEnd));
      const isForm = FORMS.includes(stemOf(term));
      const of = MADE_FORMS.find(({ names: forms }) => forms.includes(stemOf(term)))?.of;
      return of?.some((stem) => (isDefinite && stems.has(stem)) || (isForm && titleStems.has(stem))) ?? false;
    },
    says: ({ next, isOfFood }) =>
      isOfFood || (hasClaim && next.length >= STEM && stems.has(next.slice(0, STEM))),
  };
}

/** Traits that a substitute does not have. */
const SUBSTITUTED: readonly GuardTrait[] = [...FROM_ANIMALS, 'gluten'];

const STEM = 4;

const MAX_WORDS_LENGTH = 40;

/** Words behind which a name says what else belongs to the food, or does not. */
const NAME_ENDS = / (?:ohne|without|aus|for|fur|mit|with|in|im|statt|from|zum|zur|oder|or|und|and) /;

/** Names that peanut butter or nutmeg do not explain. */
const FOREIGN_HEADS = new Set(['butter', 'nuss', 'nut', 'nuts', 'nus'].map(singular));

/** Compounds that are not what they end with. */
const FALSE_HEADS = /^(?:leber|fleisch)kas|^(?:lamm|schweine|kalbs|reh|hirsch)lachs/;

/** Returns whether a line's head word is this word or a compound that ends with it: "Butterschmalz" and "Schmalz". */
const isHeadOf = (word: string, heads: ReadonlySet<string>): boolean =>
  word.length >= STEM - 1 &&
  !FOREIGN_HEADS.has(word) &&
  (heads.has(word) || (word.length >= STEM && [...heads].some((head) => head.endsWith(word))));

/** Start of what goes with a dish in its title. */
const BESIDE = / (?:with|and|on|in|mit|und|auf|an|zu) /u;

/** "Falscher Hase". */
export const MOCK = /(?:^| )(?:falsche[rsnm]?|mock|faux|fake|als|wie|nach art von|in the style of) $/;

/** "Hack aus Soja", "mince made from lentils". */
const MADE_OF =
  /^ (?:aus|made from|made of|made out of) (?:(?:the|den|der|dem|rote[nr]?|red|brown|braune[nr]?) )?(\p{L}{4,})/u;

/** "The cream off the coconut milk", "die Sahne der Kokosnuss". */
const FROM_PLANT = /^ (?:der|des|off|of|from)(?: (?:the|top|of))* (\p{L}{4})/u;

/** Plants of which substitutes are made, by their first letters. */
const PLANTS = new Set(['hafe', 'soja', 'soya', 'koko', 'coco', 'tofu', 'erbs', 'seit']);

const DEFINITE = /(?:^|[| ])(?:the|this|das|dem|des|die|der) \p{L}*(?: mince)?$/u;

const FORMS = ['mince', 'the mince', 'hack', 'meat', 'fleisch'].map(singular);

/** Forms and liquids that are made of foods in the lines, given by their first letters. */
const MADE_FORMS = [
  {
    names: FORMS,
    of: 'soy soya soja tofu seit temp lent lins jack waln grun lupi'.split(' '),
  },
  { names: 'broth bruhe'.split(' ').map((name) => singular(name)), of: ['wate', 'wass', 'supp', 'chic', 'huhn', 'bone', 'knoc'] },
] as const;

/** Letters of a term without the ending of an English or German plural. */
const stemOf = ({ letters }: Term): string => singular(letters);

function singular(letters: string): string {
  return letters.length >= STEM ? letters.replace(/(?:es|en|s|n|e)$/, '') : letters;
}

/** Short names for a food that a line has named in full: after "corn penne", "the pasta". */
const SHORT_NAMES: readonly (readonly string[])[] = [
  'pasta noodle nudel spaghetti penne fusilli farfalle tagliatelle linguine fettuccine macaroni makkaroni lasagne lasagna rigatoni',
  'milk milch drink',
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

/** Kinds of food, and the words by which a step calls them. */
const KINDS: readonly { readonly names: readonly string[]; readonly of: readonly string[] }[] = [
  {
    names: ['cheese', 'kase'].map(singular),
    of: 'emmental emmentaler gouda edamer edam cheddar gruyere greyerzer bergkase halloumi mozzarella parmesan feta ricotta camembert brie raclette tilsiter pecorino manchego gorgonzola roquefort comte appenzeller caerphilly'.split(' ').map((kind) => singular(normalText(kind))),
  },
  {
    names: ['wurst', 'wurstchen', 'sausage'].map(singular),
    of: 'fleischwurst bratwurst wiener frankfurter salami chorizo knacker chipolata merguez sucuk'.split(' ').map((kind) => singular(normalText(kind))),
  },
];

/** Returns whether lines may have a substitute with this short name. */
export const mayBeSubstitute = (term: Term): boolean =>
  SHORT_NAMES.some((names) => names.some((name) => singular(name) === stemOf(term)));

/** Returns the short names that may refer to a substitute with this word in its name. */
const shortNames = (letters: string): readonly string[] =>
  SHORT_NAMES.find((names) => names.includes(letters)) ?? [letters];
