import { otherLanguage, type Language } from '../../language.ts';
import { remembered } from '../../language/remembered.ts';
import { foldName, stemName, stemsOf } from '../fold-name.ts';
import type { Food, FoodTrait } from '../food.ts';
import { isState, statesOf } from '../food-state.ts';
import { foodOfCut, isOfOtherAnimal } from './cuts.ts';
import { foodById, foodByName, FOODS } from './foods.ts';
import { withoutPraise } from './praise.ts';
import { foodLacking } from './food-lacking.ts';
import { splitsFreeFrom } from './free-from.ts';
import { FORMS, HARMLESS_BEGINNINGS, INEDIBLE_BEGINNINGS, areChanging, isHarmless } from '../name-words.ts';

/** Confidence that a name means a food, by kind of match. */
export const CONFIDENCE = {
  /** It is a name of the food. */
  name: 1,
  /** It is a name apart from endings and neutral words: "finely chopped onions". */
  words: 0.9,
  /** It is a German compound of one with its cut or with a harmless beginning: "Zwiebelringe", "Biomilch". */
  compound: 0.8,
  /** It is a variety that the table does not name: "Pink Lady apples". */
  variety: 0.7,
} as const;

export type Match = { readonly food: Food; readonly confidence: number };

/** Maximum words of a name; longer texts are prose. */
const LONGEST_NAME = 12;
const LONGEST_WORD = 40;

/**
 * Returns the food of a name in a recipe. Prefers none to a wrong one: words that may change the food ("peanut" before
 * "butter") have to be known.
 * @param name as in the recipe: "finely chopped red onions"
 * @param hints further words of the line: "tinned, drained"
 */
export function matchFood(name: string, language: Language, hints = ''): Match | undefined {
  const exact = foodByName(name, language);
  // "Dairy-free milk" is a name itself, of which "soy-free dairy-free milk" is a kind.
  const splits = exact ? [] : splitsFreeFrom(name);
  const free = splits.find((each) => foodByName(each.name, language)) ?? splits[0];
  if (free) {
    const whole = matchFood(free.name, language, hints);
    const food = whole && foodLacking(whole.food, free.free);
    return food && { food, confidence: Math.min(whole.confidence, CONFIDENCE.words) };
  }
  const match = exact ? { food: exact, confidence: CONFIDENCE.name } : closest(tokensOf(name), language);
  return match && inItsState(match, tokensOf(name), tokensOf(hints));
}

type Token = {
  readonly folded: string;
  readonly stem: string;
  readonly isLower: boolean;
  readonly isCapitals: boolean;
};

const tokensOf = (text: string): Token[] =>
  withoutPraise(text)
    .split(/[^\p{L}\p{N}%&'’.-]+/u)
    .flatMap((word) => {
      const isLower = /^\p{Ll}/u.test(word);
      const isCapitals = /^\p{Lu}[\p{Lu}'’&.-]{2,}$/u.test(word);
      return foldName(word.slice(0, LONGEST_WORD))
        .split(' ')
        .filter((folded) => folded !== '')
        .map((folded) => ({ folded, stem: stemName(folded), isLower, isCapitals }));
    })
    .slice(0, LONGEST_NAME);

/** Returns the longest run of words that names a food, unless the other words change it. */
function closest(tokens: readonly Token[], language: Language): Match | undefined {
  /** Runs that name a food which the other words change. */
  const others: (readonly [start: number, end: number])[] = [];
  for (let length = tokens.length; length > 0; length -= 1) {
    for (let start = tokens.length - length; start >= 0; start -= 1) {
      const match = named(tokens.slice(start, start + length), language);
      const before = withoutBrands(tokens.slice(0, start), tokens[start], language);
      const after = tokens.slice(start + length);
      const confidence = match && confidenceAmong(match, before, after, language);
      // "Fizzy cottage cheese" is not a variety of cheese, because cottage cheese is a food of its own.
      const isPart =
        match?.food.kinds !== undefined &&
        others.some(([first, end]) => first <= start && start + length <= end);
      if (match && confidence && !(isPart && confidence === CONFIDENCE.variety))
        return { food: match.food, confidence };
      if (match) others.push([start, start + length]);
    }
  }
  return undefined;
}

function named(tokens: readonly Token[], language: Language): Match | undefined {
  const folded = tokens.map((token) => token.folded).join(' ');
  const food = foodByName(folded, language) ?? byStem(tokens.map((token) => token.stem).join(' '), language);
  if (food) return { food, confidence: CONFIDENCE.words };
  return tokens.length === 1 ? compound(folded, language) : undefined;
}

function confidenceAmong(
  { food, confidence }: Match,
  before: readonly Token[],
  after: readonly Token[],
  language: Language,
): number | undefined {
  const around = [...before, ...after].filter(
    (token) => !isPowderOf(food, token) && !isAlsoCalled(food, token, language),
  );
  if (areChanging(around.map(({ stem }) => stem))) return undefined;
  const unknown = around.filter(
    (token) => !isHarmless(token.stem) && !isState(token.stem) && !isKindOf(food, token.folded),
  );
  const strange = unknown.filter((token) => !(language === 'de' && isGermanAdjective(token)));
  if (strange.length === 0) return confidence;
  const isVariety = strange.every((token) => before.includes(token)) && mayBeKind(food, strange, language);
  return isVariety ? Math.min(confidence, CONFIDENCE.variety) : undefined;
}

/** "GUTLAND Sahne" is the cream of a brand; "SOJA Sahne" and "SAHNE JOGHURT" keep all words. */
const withoutBrands = (
  before: readonly Token[],
  first: Token | undefined,
  language: Language,
): readonly Token[] =>
  first?.isCapitals
    ? before
    : before.filter(
        ({ folded, stem, isCapitals }) =>
          !isCapitals || areChanging([stem]) || foodByName(folded, language) || byStem(stem, language),
      );

/** "Cumin powder" is ground cumin; milk powder or nut powder is another food. */
const isPowderOf = (food: Food, { folded }: Token): boolean =>
  (folded === 'powder' || folded === 'pulver') && isDry(food) && food.per100g.fat < FATTEST_SPICE;

/** Fat of nutmeg, in g per 100 g. Chocolate and nuts lose fat when they become powder. */
const FATTEST_SPICE = 37;

/** "Penne" before "pasta" is the same food twice. */
const isAlsoCalled = (food: Food, { folded }: Token, language: Language): boolean =>
  foodByName(folded, language) === food;

/** "Mascarpone cheese" is a cheese, "hake fish" a fish. */
const isKindOf = (food: Food, word: string): boolean =>
  KINDS.some(([kind, holding]) => kind === word && food.contains.has(holding));

const KINDS: readonly (readonly [word: string, holding: FoodTrait])[] = [
  ['cheese', 'milk'],
  ['kaese', 'milk'],
  ['fish', 'fish'],
  ['fisch', 'fish'],
  ['meat', 'meat'],
  ['meat', 'poultry'],
  ['nuts', 'nuts'],
];

const isGermanAdjective = ({ folded, isLower }: Token) => isLower && /.(e|en|er|es|em)$/.test(folded);

const mayBeKind = (food: Food, qualifiers: readonly Token[], language: Language) =>
  food.kinds === 'flavours' ||
  (food.kinds === 'varieties' &&
    !qualifiers.some(({ folded, stem }) => foodByName(folded, language) ?? byStem(stem, language)));

/** A German compound whose end or whose beginning is the food. */
function compound(word: string, language: Language): Match | undefined {
  if (language !== 'de') return undefined;
  for (const form of FORMS) {
    const beginning = word.endsWith(form) ? word.slice(0, -form.length) : '';
    const food = beginning.length > 2 ? ofBeginning(beginning) : undefined;
    // "Weinblätter" are not made of wine.
    if (food && food.group !== 'drinks')
      return { food: partCalled(food, form) ?? food, confidence: CONFIDENCE.compound };
  }
  for (let at = 2; at <= word.length - 3; at += 1) {
    const food = foodByName(word.slice(at), 'de') ?? byStem(stemName(word.slice(at)), 'de');
    const beginning = word.slice(0, at);
    if (!food) continue;
    if (INEDIBLE_BEGINNINGS.has(beginning) || isOfGrain(food, beginning)) return undefined;
    if (isOfOtherAnimal(food, beginning)) return cut(word);
    if (HARMLESS_BEGINNINGS.has(beginning)) return { food, confidence: CONFIDENCE.compound };
    if (food.kinds === 'flavours' || (food.kinds === 'varieties' && !ofBeginning(beginning)))
      return { food, confidence: CONFIDENCE.variety };
    return undefined;
  }
  return cut(word);
}

/** "Limettnblätter" are lime leaves, which the table has, and no limes. */
const partCalled = ({ names }: Food, form: string): Food | undefined =>
  names.de.map((name) => foodByName(`${name}${form}`, 'de')).find(Boolean);

/** "Dinkelmilch" and "Weizeneiweiß" are made of the grain instead. */
const isOfGrain = ({ contains }: Food, beginning: string): boolean =>
  /^(?:weizen|dinkel)$/.test(beginning) && !contains.has('gluten');

function cut(word: string): Match | undefined {
  const food = foodOfCut(word);
  return food && { food, confidence: CONFIDENCE.variety };
}

/** Returns the food that a compound begins with, without linking letters: "Zitronen|scheiben", "Apfel|s|aft". */
const ofBeginning = (beginning: string): Food | undefined =>
  foodByName(beginning, 'de') ??
  byStem(stemName(beginning), 'de') ??
  (beginning.endsWith('s') ? foodByName(beginning.slice(0, -1), 'de') : undefined);

/** Returns the dried, cooked, canned or smoked form if the name says so; undefined if that is an unknown food. */
function inItsState(match: Match, name: readonly Token[], hints: readonly Token[]): Match | undefined {
  const { food, confidence } = match;
  const states = statesOf(
    name.map(({ stem }) => stem),
    hints.map(({ stem }) => stem),
  );
  if (states.some((state) => food.id.startsWith(`${state}-`))) return match;
  // A tin of lentils holds cooked ones.
  const variant = (states.includes('canned') ? [...states, 'cooked'] : states)
    .flatMap((state) => ['', 's', 'es'].map((ending) => foodById(`${state}-${food.id}${ending}`)))
    .find(Boolean);
  if (variant) return { food: variant, confidence: Math.min(confidence, CONFIDENCE.words) };
  const isOther =
    (states.includes('dried') && !isDry(food)) || (states.includes('cooked') && isStarchy(food));
  return isOther && confidence < CONFIDENCE.name ? undefined : match;
}

const isDry = ({ per100g: { protein, carbs, fat, fiber } }: Food) => protein + carbs + fat + fiber > 50;

const isStarchy = (food: Food) => isDry(food) && food.per100g.carbs > 45;

const byStem = (stem: string, language: Language): Food | undefined =>
  stemsIn(language).get(stem) ?? stemsIn(otherLanguage(language)).get(stem);

/** Foods by the stems of their names; a stem that two foods share names neither. */
const stemsIn = remembered((language: Language): ReadonlyMap<string, Food> => {
  const found = new Map<string, Food>();
  const shared = new Set<string>();
  for (const food of FOODS) {
    for (const stem of food.names[language].map(stemsOf)) {
      if ((found.get(stem) ?? food) !== food) shared.add(stem);
      found.set(stem, food);
    }
  }
  for (const stem of shared) found.delete(stem);
  return found;
});
