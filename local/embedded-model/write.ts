import type { Draft, DraftLine } from '#core/generation/draft/draft.ts';
import type { Language } from '#core/language.ts';
import { usuallySuits } from '#core/recipe/diets.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import { cleanAndCut, type ToClean } from './kitchen/cleaning.ts';
import { CUISINE_NAMES } from './kitchen/cuisine.ts';
import type { Amount, DishNotes, DishPlan, Step } from './kitchen/dish.ts';
import { isFruit, isProtein, isStarchy, isVegetable, type Main } from './kitchen/mains.ts';
import { foodNames, isSeveral, knownFood } from './kitchen/food-names.ts';
import type { MadeDish } from './make-dish.ts';
import { isStarter, tipForStarter } from './starter.ts';
import { both, capitalised, listed, type Text } from './kitchen/words.ts';

type Reader = {
  readonly language: Language;
  readonly seen: readonly FoodId[];
  readonly diets: readonly Diet[];
  /** Returns whether a food may be served beside the dish. */
  readonly serves: (food: FoodId) => boolean;
  /** Maximum weights of foods, in g. */
  readonly most?: ReadonlyMap<FoodId, number>;
};

/** Writes the recipe of a dish. */
export function write(dish: MadeDish, { language, seen, diets, serves, most }: Reader): Draft {
  const { form, cuisine, isCuisineNamed, plan, mains, amounts, minutes } = dish;
  const mainLines = mains.map((main) =>
    mainLine(main, portionsOf(dish, main), language, most?.get(main.food)),
  );
  const slotLines = new Map(
    [...amounts].map(([key, amount]) => [key, slotLine(amount, language, most?.get(amount.food))]),
  );
  const foods = [...mains.map(({ food }) => food), ...[...amounts.values()].map(({ food }) => food)];
  const words = new Map<string, readonly string[]>([...slotLines].map(([key, { name }]) => [key, [name]]));
  const named = mains.map((main, index) => ({ ...main, name: mainLines[index]?.name ?? main.food }));
  const parts = {
    mains: named,
    proteins: named.filter(isProtein),
    others: named.filter((main) => !isProtein(main)),
  };
  for (const [key, part] of Object.entries(parts))
    if (part.length > 0) words.set(key, inShort(part, language));
  const toClean = named.map(({ food, facts, name }): ToClean => {
    return { name, isPlural: name !== foodNames(food, language).one || isSeveral(name), clean: facts.clean };
  });
  return {
    ingredients: seen.map(tableName),
    title: plan.title[language],
    cuisine: isCuisineNamed ? CUISINE_NAMES[cuisine][language] : '',
    difficulty: form.difficulty,
    servings: form.servings,
    dietaryPreferences: dietsKept(foods, diets),
    prepTime: minutes,
    activeTime: activeMinutes(plan.steps),
    ...textsOf({ ...form.notes, ...(plan.equipment && { equipment: plan.equipment }) }, foods, language),
    ...(isStarter(dish, [...mainLines, ...slotLines.values()]) &&
      tipForStarter((food) => serves(food) && !foods.includes(food), language)),
    lines: withHeadings(plan, mainLines, slotLines, language),
    steps: plan.steps
      .flatMap((step, index) => [
        ...(plan.sections ?? []).filter(({ from }) => from === index).map(({ name }) => `${name[language]}:`),
        stepText(step, { words, toClean, language }),
      ])
      .filter(Boolean),
  };
}

/** Longest minutes of active work. A longer step is one of waiting. */
const LONGEST_WORK = 15;

const activeMinutes = (steps: readonly Step[]): number =>
  steps.reduce((sum, { minutes }) => sum + (minutes > LONGEST_WORK ? 2 : minutes), 0);

function textsOf(
  { descriptions, equipment, servingTip, storageTip }: DishNotes,
  foods: readonly FoodId[],
  language: Language,
) {
  // The foods choose the description, so that both languages have the same.
  const sum = [...foods.join('')].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const text = (words: string) => both(words)[language];
  return {
    description: text(descriptions[sum % descriptions.length] ?? ''),
    equipment: equipment.map(text),
    servingTip: text(servingTip),
    storageTip: text(storageTip),
  };
}

function withHeadings(
  { sections = [] }: DishPlan,
  mainLines: readonly DraftLine[],
  slotLines: ReadonlyMap<string, DraftLine>,
  language: Language,
): DraftLine[] {
  const lines = [...mainLines.map((line) => ['mains', line] as const), ...slotLines];
  if (sections.length === 0) return lines.map(([, line]) => line);
  const sectionOf = (key: string) => sections.find(({ holds }) => holds.includes(key)) ?? sections.at(-1);
  return sections.flatMap((section) => [
    { food: '', name: `${section.name[language]}:`, quantity: null, unit: null, grams: 0, note: null },
    ...lines.filter(([key]) => sectionOf(key) === section).map(([, line]) => line),
  ]);
}

/** Shares of a whole portion, by the number of proteins, fillers and other foods on a plate. */
const SHARES = [1, 0.75, 0.65] as const;

const partOf = (main: Main): 'protein' | 'filling' | 'other' => {
  if (isProtein(main)) return 'protein';
  return isStarchy(main) ? 'filling' : 'other';
};

function portionsOf({ form, plan, mains }: MadeDish, main: Main): number {
  const parts = new Set(mains.map(partOf));
  const share = (plan.share ?? 1) * (SHARES[parts.size - 1] ?? 1);
  return (form.servings * share) / mains.filter((each) => partOf(each) === partOf(main)).length;
}

/** Approximate weights of the main foods. */
export const gramsOfMains = (dish: MadeDish): readonly (readonly [FoodId, number])[] =>
  dish.mains.map((main) => [main.food, main.facts.portion * portionsOf(dish, main)]);

/** Keeps the requested diets, and adds vegetarian or vegan. Adds no other diet. */
const dietsKept = (foods: readonly FoodId[], requested: readonly Diet[]): Diet[] => {
  const evident = (['vegetarian', 'vegan'] as const).filter((diet) =>
    foods.every((food) => usuallySuits(knownFood(food), diet)),
  );
  return [...new Set([...evident, ...requested])];
};

/** Returns the name that models use for a food. */
export const tableName = (food: FoodId): string => knownFood(food).names.en[0] ?? food;

/** Minimum weight of a piece that is counted, in g. Lighter pieces are weighed together. */
const LEAST_COUNTED = 18;
const LEAST_STALK = 30;
/** Minimum weight of a piece that is halved, in g. Lighter ones, such as tomatoes and peppers, stay whole. */
const LEAST_HALVED = 250;

/** Meat that a cook counts in pieces. Turkey is weighed: "1 turkey" would be a whole bird. */
const isPiece = (food: FoodId): boolean =>
  /^(?:sausage|bratwurst|.*-(?:breast|leg|drumstick|thigh|wing))$/.test(food);

/** Returns the line of a main food, in whole or half pieces if the food is counted. */
function mainLine({ food, facts }: Main, portions: number, language: Language, most = Infinity): DraftLine {
  const wanted = Math.min(most, facts.portion * portions);
  const { piece = 0, stalk = 0 } = knownFood(food).weights;
  // "3 leeks", but "3 Stangen Lauch".
  const isStalk = stalk >= LEAST_STALK && (language === 'de' || piece === 0);
  const weight = isStalk ? stalk : piece;
  const isCounted = facts.role !== 'protein' || isPiece(food);
  if (!isCounted || weight < LEAST_COUNTED || wanted < weight / 3) {
    const grams = Math.max(10, Math.round(wanted / 10) * 10);
    return lineOf({ food, quantity: grams, unit: 'g' }, grams, language);
  }
  const least = weight < LEAST_HALVED ? 1 : 0.5;
  const quantity = Math.max(least, Math.round(wanted / weight / least) * least);
  if (quantity * weight > most) return lineOf({ food, quantity: most, unit: 'g' }, most, language);
  return lineOf({ food, quantity, unit: isStalk ? 'stalk' : 'piece' }, quantity * weight, language);
}

function slotLine(amount: Amount, language: Language, most = Infinity): DraftLine {
  const { food, unit } = amount;
  const each = weigh(knownFood(food), 1, unit);
  if (each === undefined) throw new Error(`A ${unit} of ${food} has no weight.`);
  // At most what the user has, in half pieces or whole grams.
  const step = unit === 'g' || unit === 'ml' ? 1 : 0.5;
  const there = Math.max(step, Math.floor(most / each / step) * step);
  const quantity = Math.min(amount.quantity, there);
  return lineOf({ ...amount, quantity }, quantity * each, language);
}

function lineOf({ food, quantity, unit, note }: Amount, grams: number, language: Language): DraftLine {
  const { one, several } = foodNames(food, language);
  const { piece = 0 } = knownFood(food).weights;
  const isOne = unit === 'piece' ? quantity <= 1 : grams <= piece;
  return {
    food: tableName(food),
    name: isOne ? one : several,
    quantity,
    unit,
    grams: Math.round(grams * 10) / 10,
    note: note?.[language] ?? null,
  };
}

const MOST_NAMED = 3;
const IN_SHORT: Record<'vegetables' | 'fruit' | 'both' | 'all', Text> = {
  vegetables: { en: 'vegetables', de: 'Gemüse' },
  fruit: { en: 'fruit', de: 'Obst' },
  both: { en: 'vegetables and fruit', de: 'Gemüse und Obst' },
  all: { en: 'main ingredients', de: 'Hauptzutaten' },
};

function inShort(
  mains: readonly (Main & { readonly name: string })[],
  language: Language,
): readonly string[] {
  if (mains.length <= MOST_NAMED) return mains.map(({ name }) => name);
  return [IN_SHORT[kindOf(mains)][language]];
}

function kindOf(mains: readonly Main[]): keyof typeof IN_SHORT {
  if (mains.every(isVegetable)) return 'vegetables';
  if (mains.every(isFruit)) return 'fruit';
  return mains.some(isProtein) ? 'all' : 'both';
}

type Wording = {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly toClean: readonly ToClean[];
  readonly language: Language;
};

function stepText({ text, cut }: Step, { words, toClean, language }: Wording): string {
  const preparation = cut && toClean.length > 0 ? cleanAndCut(toClean, cut, language) : '';
  const instructions = sentencesOf(text[language]).map((sentence) => fill(sentence, words, language));
  return [...sentencesOf(preparation), ...instructions].filter(Boolean).map(capitalised).join(' ');
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]) (?=[\p{Lu}{\d])/u);

/** @returns an empty string if a placeholder of the sentence has no value */
function fill(sentence: string, words: ReadonlyMap<string, readonly string[]>, language: Language): string {
  let isWhole = true;
  const filled = sentence.replaceAll(/\{([\w ]+)\}/g, (_, keys: string) => {
    const names = keys.split(' ').flatMap((key) => words.get(key) ?? []);
    isWhole &&= names.length > 0;
    return listed(names, language);
  });
  return isWhole ? filled : '';
}
