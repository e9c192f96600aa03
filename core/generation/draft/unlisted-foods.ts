import { foldName, stemName, stemsOf } from '../../nutrition/fold-name.ts';
import type { Cupboard } from '../../nutrition/cupboard.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import { isTakenUnsaid } from '../../nutrition/foods/cupboard.ts';
import { foodById, foodByName } from '../../nutrition/foods/foods.ts';
import { isHadWith } from '../../nutrition/foods/kind-of.ts';
import { CONFIDENCE, matchFood } from '../../nutrition/foods/match-food.ts';
import { isHarmless } from '../../nutrition/name-words.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import type { Language } from '../../language.ts';
import { withoutNames } from './named-foods.ts';
import { foodsOffered } from '../../recipe/lines/nutrition-of.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Line } from '../../recipe/lines/line.ts';

/** Parts of a recipe that are checked for doubts. */
export type DoubtedRecipe = {
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly steps: readonly string[];
  readonly servings: number;
  /** Foods that the cook has, or lacks, by their own account. */
  readonly cupboard?: Cupboard | undefined;
};

/** Returns the names of foods that steps add or measure although no line lists them. */
export function unlistedFoods({ language, title, lines, steps, cupboard }: DoubtedRecipe): readonly string[] {
  const names = lines.map(({ name }) => name);
  const [nuts, others] = [lines.filter(isOfNuts), lines.filter((line) => !isOfNuts(line))];
  const fats = `${withoutNames(title, nuts)} ${wordsOf(others)}`;
  const known = `${foldName(title)} ${wordsOf(nuts)} ${fats}`;
  const foods = lines.flatMap((line) => [...foodsOffered(line), ...(line.replaces ?? []), ...wholeOf(line)]);
  const added = steps
    .flatMap((step) => [...foodsAddedIn(step, names, language), ...foodsMeasuredIn(step, names, language)])
    .filter(({ food, base }) => !isTakenUnsaid(food.id, cupboard) && isTelling(food, base))
    .filter(({ base, isMelted }) => !sharesWord(base, isMelted ? fats : known))
    .filter(({ food }) => !foods.some((each) => isHadWith(food.id, each)))
    .toReversed()
    .map(({ base, written }) => [base, written] as const);
  return [...new Map(added).values()].toReversed();
}

const wordsOf = (lines: readonly Line[]): string =>
  foldName(lines.flatMap(({ name, note = '', food = '' }) => [name, note, food]).join(' '));

/** Lines of nuts are told apart, because "melted butter" does not mean peanut butter. */
const isOfNuts = ({ food }: Line): boolean =>
  food !== undefined && foodById(food)?.group === 'pulses, nuts and seeds';

/** Returns the whole food of a line that uses a part of it: a lemon's juice leaves the zest. */
const wholeOf = ({ food, part }: Line): readonly FoodId[] =>
  (part && food !== undefined && foodById(food)?.partOf) || [];

/** Maximum number of words in a food's name. */
const MAX_WORDS = 3;

/** Verbs that add the foods behind them. In German, the foods before them. */
const ADDS_BEFORE =
  /\b(?:add|adding|(?:stir|fold|mix|whisk|beat|pour|toss) in|scatter|sprinkle|drizzle|crumble|grate|melt|peel)(?: over)?$|\b(?:add|stir|fold|toss|deglaze|mash|whip|finish|season|mix|top|topped|flavour|sprinkle|scatter|brush|garnish|simmer|serve|served|serving)\b(?:.*) with$|\b(?:coat|dip|dredge|dust|toss|roll)\b.* in$/;
const VERBS_BEHIND =
  'zugeben|dazugeben|hinzufuegen|zufuegen|hinzugeben|unterruehren|unterheben|einruehren|unterziehen|darueber streuen|darueberstreuen|bestreuen|betraeufeln|toppen|abloeschen|verkneten|verruehren|vermengen|wuerzen|abrunden|verfeinern|garnieren|wenden|servieren|reichen|anrichten';
const MELTS = /^melt$|(?:zerlassen|schmelzen|auslassen)$/;
const IS_VERB = new RegExp(`^(?:${VERBS_BEHIND})$`);
const ADDS_AFTER = new RegExp(
  String.raw`^(?:\p{L}+ ){0,3}(?:${VERBS_BEHIND})\b|^(?:in (?:\p{L}+ ){1,3}|(?:bei|auf) \p{L}+ (?:hitze|temperatur) ){0,2}(?:zerlassen|schmelzen|auslassen)\b`,
  'u',
);

/** Words for a food that is only offered: "serve with rice if you like". */
const OFFERS =
  /\b(?:if you (?:like|wish)|optional(?:ly)?|for those who|goes? well|wer mag|nach (?:belieben|wunsch|geschmack)|eventuell|passt|passen)\b/;

/** Words that may stand between the foods of a list, besides units. */
const BETWEEN =
  /^(?:the|a|an|some|more|little|of|all|rest|remaining|and|plus|then|finally|lastly|finely|\p{L}{3,}ed|spoonful|side|bowl|\d.*|die|der|das|den|dem|des|und|sowie|erst|dann|danach|zuletzt|im|mit|restlichen?|etwas|wenig|\p{L}+(?:ten|enen|ene))$/u;

/** Words before the next food of a list: "in flour, then in egg". */
const IN_TURN = /^(?:then|and|finally|lastly|dann|danach|zuletzt|und)$/;

/** Food named by a step: as written there, and folded without German endings and additions. */
type NamedInStep = {
  readonly food: Food;
  readonly written: string;
  readonly base: string;
  readonly isMelted?: boolean;
};

const isTelling = (food: Food, base: string): boolean => base.length > 3 && !isVague(food, base);

/** Returns whether a step may mean something else by a food's folded name. Ignores number and case. */
export const isVague = ({ vague = [] }: Food, word: string): boolean =>
  vague === true || vague.some((name) => stemsOf(name) === stemName(word));

/** Returns the foods that a step adds: three for "stir in garlic, paprika and cumin". */
function foodsAddedIn(step: string, names: readonly string[], language: Language): NamedInStep[] {
  const listed = new Set(names.flatMap((name) => foldName(name).split(' ')));
  return step.split(/[.;:!?]/).flatMap((sentence) => {
    const spelt = speltWords(sentence);
    const words = spelt.map(({ folded }) => folded);
    if (OFFERS.test(words.join(' '))) return [];
    const found = foodsAmong(spelt, language);
    const isInList = (at: number) =>
      (isHarmlessWord(words[at] ?? '') && !IS_VERB.test(words[at] ?? '')) ||
      (words[at] === 'in' && IN_TURN.test(words[at - 1] ?? '')) ||
      listed.has(words[at] ?? '') ||
      found.some((each) => each.at <= at && at < each.at + each.length);
    return found.flatMap((each) => {
      let [from, to] = [each.at, each.at + each.length];
      while (from > 0 && isInList(from - 1)) from -= 1;
      while (to < words.length && isInList(to)) to += 1;
      const verb =
        language === 'en'
          ? ADDS_BEFORE.exec(words.slice(0, from).join(' '))
          : ADDS_AFTER.exec(words.slice(to).join(' '));
      return verb ? [{ ...each, isMelted: MELTS.test(verb[0]) }] : [];
    });
  });
}

/** Maximum number of words between an amount and its food: "1 tsp of ground cumin". */
const MOST_BETWEEN = 2;

/** Returns the foods behind an amount with a unit. "1 tsp ground cumin" counts as used with any verb. */
const foodsMeasuredIn = (step: string, names: readonly string[], language: Language): NamedInStep[] =>
  (markedStep(step, language, names).amounts ?? [])
    .filter(({ unit, isShare }) => unit !== undefined && !isShare)
    .flatMap(({ end }) => {
      const [behind = ''] = step.slice(end, end + LONGEST_NAME).split(/[.,;:!?()]/);
      const words = speltWords(behind);
      return foodsAmong(words, language)
        .filter(
          ({ at }) => at <= MOST_BETWEEN && words.slice(0, at).every(({ folded }) => isHarmlessWord(folded)),
        )
        .slice(0, 1);
    });

const LONGEST_NAME = 60;

const isHarmlessWord = (word: string): boolean =>
  BETWEEN.test(word) || unitNamed(word) !== undefined || isHarmless(stemName(word));

/** Word of a text: folded, and as written. */
type SpeltWord = { readonly folded: string; readonly written: string };

const speltWords = (text: string): readonly SpeltWord[] =>
  text.split(/\s+/).flatMap((word) => {
    const written = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '');
    return foldName(written)
      .split(' ')
      .filter((folded) => folded !== '')
      .map((folded) => ({ folded, written }));
  });

type FoodAmongWords = NamedInStep & { readonly at: number; readonly length: number };

/** Returns the foods that words name, longest names first. */
function foodsAmong(words: readonly SpeltWord[], language: Language): readonly FoodAmongWords[] {
  const found: FoodAmongWords[] = [];
  for (let at = 0; at < words.length;) {
    const longest = foodAt(words, at, language);
    if (longest) found.push(longest);
    at += longest?.length ?? 1;
  }
  return found;
}

function foodAt(words: readonly SpeltWord[], at: number, language: Language): FoodAmongWords | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const base = run.map(({ folded }) => folded).join(' ');
    const food = foodInLanguage(base, language);
    const written = [...new Set(run.map((word) => word.written))].join(' ');
    if (food) return { food, written, base, at, length };
  }
  const word = words[at];
  const noun = language === 'de' && word ? foodOfNoun(word) : undefined;
  return noun && { ...noun, at, length: 1 };
}

/** Returns the food of a German noun with an ending, or with the form that it is cut into: "Zitronenspalten". */
function foodOfNoun({ folded, written }: SpeltWord): NamedInStep | undefined {
  if (!/^\p{Lu}/u.test(written)) return undefined;
  const { food, confidence = 0 } = matchFood(folded, 'de') ?? {};
  const base = food?.names.de.map(foldName).find((name) => folded.startsWith(name));
  const isForm = base !== undefined && confidence >= CONFIDENCE.compound;
  return food && isForm ? { food, written, base } : undefined;
}

/** Returns the food with this name in the given language: "Rind" is no English food. */
export function foodInLanguage(name: string, language: Language) {
  const food = foodByName(name, language);
  return food?.names[language].some((each) => foldName(each) === name) ? food : undefined;
}

/** Returns whether names share a word that is not harmless: "ground ginger" does not name ground cumin. */
const sharesWord = (word: string, known: string): boolean =>
  word
    .split(' ')
    .filter((part) => !isHarmless(stemName(part)))
    .some((part) => part.length > 2 && known.includes(part.slice(0, Math.max(4, part.length - 2))));
