import { foldName, stemName, stemsOf } from '../../nutrition/fold-name.ts';
import type { Cupboard } from '../../nutrition/cupboard.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import { isTakenUnsaid } from '../../nutrition/foods/cupboard.ts';
import { foodById, foodByName } from '../../nutrition/foods/foods.ts';
import { isHadWith } from '../../nutrition/foods/kind-of.ts';
import { isHarmless } from '../../nutrition/name-words.ts';
import type { Language } from '../../language.ts';
import { foodsOffered } from '../../recipe/lines/nutrition-of.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Line } from '../../recipe/lines/line.ts';

/** A recipe as far as it can be doubted. */
export type DoubtedRecipe = {
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly steps: readonly string[];
  readonly servings: number;
  /** Foods that the cook has said to have, or to lack. */
  readonly cupboard?: Cupboard | undefined;
};

/** Returns the names of foods that steps add or measure without a line of them. */
export function unlistedFoods({ language, title, lines, steps, cupboard }: DoubtedRecipe): readonly string[] {
  const names = lines.map(({ name }) => name);
  const known = foldName(
    [title, ...lines.flatMap(({ name, note = '', food = '' }) => [name, note, food])].join(' '),
  );
  const foods = lines.flatMap((line) => [...foodsOffered(line), ...(line.replaces ?? []), ...wholeOf(line)]);
  const words = steps
    .flatMap((step) => [...foodsAddedIn(step, names, language), ...foodsMeasuredIn(step, names, language)])
    .filter(({ food, word }) => !isTakenUnsaid(food.id, cupboard) && isTelling(food, word))
    .filter(({ word }) => !sharesWord(word, known))
    .filter(({ food }) => !foods.some((each) => isHadWith(food.id, each)))
    .map(({ word }) => word);
  return [...new Set(words)];
}

/** Returns the whole food of a line that takes a part of it: a lemon's juice leaves its zest. */
const wholeOf = ({ food, part }: Line): readonly FoodId[] =>
  (part && food !== undefined && foodById(food)?.partOf) || [];

/** Longest name of a food, in words. */
const MAX_WORDS = 3;

/** Verbs by which a step takes the foods that follow, or in German precede. */
const ADDS_BEFORE =
  /\b(?:add|adding|(?:stir|fold|mix|whisk|beat|pour|toss) in|scatter|sprinkle|drizzle|crumble|grate|melt|peel)(?: over)?$|\b(?:add|stir|fold|toss|deglaze|mash|whip|finish|season|mix|top|topped|flavour|sprinkle|scatter|brush|garnish|simmer)\b(?:.*) with$|\b(?:coat|dip|dredge|dust|toss|roll)\b.* in$/;
const ADDS_AFTER =
  /^(?:\p{L}+ ){0,3}(?:zugeben|dazugeben|hinzufuegen|zufuegen|hinzugeben|unterruehren|unterheben|einruehren|unterziehen|darueber streuen|darueberstreuen|bestreuen|betraeufeln|toppen|abloeschen|verkneten|verruehren|vermengen|wuerzen|abrunden|verfeinern|garnieren|wenden)\b|^(?:in (?:\p{L}+ ){1,3}|(?:bei|auf) \p{L}+ (?:hitze|temperatur) ){0,2}(?:zerlassen|schmelzen|auslassen)\b/u;

/** Says that a food is only offered: "serve with rice if you like". */
const OFFERS =
  /\b(?:if you like|if you wish|optional(?:ly)?|wer mag|nach (?:belieben|wunsch|geschmack)|eventuell)\b/;

/** Words between the foods of a list, and such as say how they are. */
const BETWEEN =
  /^(?:the|a|an|some|more|little|of|all|rest|remaining|and|plus|then|finely|\p{L}{3,}ed|spoonful|dollop|knob|handful|pinch|splash|drizzle|squeeze|g|ml|tbsp|tsp|\d.*|die|der|das|den|dem|des|und|sowie|mit|restlichen?|etwas|wenig|klecks|stueck|schuss|prise|handvoll|spritzer|el|tl|\p{L}+(?:ten|enen|ene))$/u;

/** Food that a step names by its folded words. */
type NamedInStep = { readonly food: Food; readonly word: string };

const isTelling = (food: Food, word: string): boolean => word.length > 3 && !isVague(food, word);

/** Returns whether a step may mean something else by a folded name of a food, in any number or case. */
export const isVague = ({ vague = [] }: Food, word: string): boolean =>
  vague === true || vague.some((name) => stemsOf(name) === stemName(word));

/** Returns the foods that a step adds: "garlic, paprika and cumin" behind "stir in" are three. */
function foodsAddedIn(step: string, names: readonly string[], language: Language): NamedInStep[] {
  const listed = new Set(names.flatMap((name) => foldName(name).split(' ')));
  return step.split(/[.;:!?]/).flatMap((sentence) => {
    const folded = foldName(sentence);
    if (OFFERS.test(folded)) return [];
    const words = folded.split(' ');
    const found = foodsAmong(words, language);
    const isInList = (at: number) =>
      BETWEEN.test(words[at] ?? '') ||
      listed.has(words[at] ?? '') ||
      found.some((each) => each.at <= at && at < each.at + each.length);
    return found.filter(({ at, length }) => {
      let [from, to] = [at, at + length];
      while (from > 0 && isInList(from - 1)) from -= 1;
      while (to < words.length && isInList(to)) to += 1;
      return language === 'en'
        ? ADDS_BEFORE.test(words.slice(0, from).join(' '))
        : ADDS_AFTER.test(words.slice(to).join(' '));
    });
  });
}

/** Words between an amount and its food: "1 tsp of ground cumin". */
const MOST_BETWEEN = 2;

/** Returns the foods behind an amount with its unit: "1 tsp ground cumin" is used, whatever the verb. */
const foodsMeasuredIn = (step: string, names: readonly string[], language: Language): NamedInStep[] =>
  (markedStep(step, language, names).amounts ?? [])
    .filter(({ unit, isShare }) => unit !== undefined && !isShare)
    .flatMap(({ end }) => {
      const [behind = ''] = step.slice(end, end + LONGEST_NAME).split(/[.,;:!?()]/);
      const words = foldName(behind).split(' ');
      return foodsAmong(words, language)
        .filter(({ at }) => at <= MOST_BETWEEN && words.slice(0, at).every(isHarmlessWord))
        .slice(0, 1);
    });

const LONGEST_NAME = 60;

const isHarmlessWord = (word: string): boolean => BETWEEN.test(word) || isHarmless(stemName(word));

/** Returns the foods that words name, the longest names first. */
function foodsAmong(words: readonly string[], language: Language) {
  const found: FoodAmongWords[] = [];
  for (let at = 0; at < words.length;) {
    const longest = foodAt(words, at, language);
    if (longest) found.push(longest);
    at += longest?.length ?? 1;
  }
  return found;
}

type FoodAmongWords = NamedInStep & { readonly at: number; readonly length: number };

function foodAt(words: readonly string[], at: number, language: Language): FoodAmongWords | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const word = words.slice(at, at + length).join(' ');
    const food = foodInLanguage(word, language);
    if (food) return { food, word, at, length };
  }
  return undefined;
}

/** Returns the food of this name in the recipe's own language: "Rind" is no English food. */
export function foodInLanguage(name: string, language: Language) {
  const food = foodByName(name, language);
  return food?.names[language].some((each) => foldName(each) === name) ? food : undefined;
}

/** "Ground ginger" has no ground cumin. */
const sharesWord = (word: string, known: string): boolean =>
  word
    .split(' ')
    .filter((part) => !isHarmless(stemName(part)))
    .some((part) => part.length > 2 && known.includes(part.slice(0, Math.max(4, part.length - 2))));
