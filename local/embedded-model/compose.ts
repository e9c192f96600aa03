import type { AnsweredDraft } from '#core/generation/draft/draft.ts';
import { missesDay } from '#core/generation/day-check.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import type { Guard } from '#core/guard/guard.ts';
import { NO_INGREDIENTS, type Ingredients } from '#core/generation/ingredients.ts';
import { feedbackOnConfirmed, feedbackOnRemoved } from '#core/generation/ingredients-check.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { isBasic } from '#core/nutrition/foods/cupboard.ts';
import { isKindOf } from '#core/nutrition/foods/kind-of.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import { chooseDish, ofTheMainFoods, rate } from './choose-dish.ts';
import type { DishForm } from './kitchen/dish.ts';
import { DISH_FORMS } from './dishes/dish-forms.ts';
import { eaterOf, isNamedAfter, type Avoided } from './eater.ts';
import { makeDish, type DishRequest, type MadeDish } from './make-dish.ts';
import { isInAnyKitchen } from './store-cupboard.ts';
import { variationRules, type VariationRules, type Variation } from './vary.ts';
import { tableName, write } from './write.ts';

export type CompositionRequest = {
  readonly language: Language;
  readonly preferences: Omit<Preferences, 'avoid'> & { readonly avoid?: Avoided };
  /** Ingredients that the user confirmed and removed. */
  readonly ingredients?: Ingredients;
  readonly seed: number;
  readonly cupboard?: Cupboard | undefined;
  readonly variation?: Variation | undefined;
};

export type Composition = Readonly<Record<Language, AnsweredDraft>>;

/** `composeBoth`, only in the language of the request. */
export const compose = (...request: Parameters<typeof composeBoth>): AnsweredDraft | undefined =>
  composeBoth(...request)?.[request[1].language];

/**
 * Composes a plain recipe around as many of the foods as go together: chooses a dish that suits them and the user,
 * weighs the foods and writes the steps in both languages. Deterministic for a seed. Diets and the time limit always
 * hold; cuisine and difficulty hold if such a dish exists. If the user confirmed foods, the dish consists of them and
 * the store cupboard, and its text names the confirmed foods that it cannot use.
 * @param foods the available foods if the user confirmed none
 * @param forms the dishes to choose from
 * @returns undefined if no dish can be made of the foods
 */
export function composeBoth(
  foods: readonly FoodId[],
  request: CompositionRequest,
  forms: readonly DishForm[] = DISH_FORMS,
): Composition | undefined {
  const { language, ingredients = NO_INGREDIENTS } = request;
  const rules = variationRules(request.variation);
  const constraints = constraintsOf(foods, request, rules);
  const dishes = forms.flatMap((form) =>
    constraints.dishRequests.flatMap((dishRequest) => makeDish(form, dishRequest) ?? []),
  );
  const whole = ofTheMainFoods(dishes, constraints);
  const suitable = suitableOf(dishes, constraints, rules);
  const rating = (dish: MadeDish) => rate(dish, constraints) + rules.bonus(dish);
  // If no dish reaches an aim, the closest one is made and the caller says so. A wish in words must be fulfilled,
  // because the caller cannot check it.
  let candidates = suitable.length > 0 || isWished(request) ? suitable : whole;
  let closest: Composition | undefined;
  for (let tries = 0; ; tries += 1) {
    const dish = chooseDish(candidates, { ...constraints, seed: request.seed }, rating);
    if (!dish || (closest && tries >= MOST_TRIED)) return closest;
    const draftIn = (each: Language) => draftOf(dish, constraints, { ...request, language: each });
    const recipe: Composition = { en: draftIn('en'), de: draftIn('de') };
    const plain = readDraft(recipe[language], language);
    const feedback =
      feedbackOnRemoved(plain, ingredients, language) ??
      feedbackOnConfirmed(plain, ingredients, language, constraints.newGuard);
    if (feedback === undefined) {
      if (missesDay(plain, request.preferences.dayLeft).length === 0) return recipe;
      closest ??= recipe;
    }
    // The dish's text names a missing food: "with a hint of paprika".
    candidates = candidates.filter((each) => each !== dish);
  }
}

/** Maximum number of dishes that are written out to find one that fits into the day. */
const MOST_TRIED = 40;

/**
 * Returns the dishes that reach the aims. A variation's aims come before its parent's foods, because an aim may exclude
 * some of them.
 */
function suitableOf(
  dishes: readonly MadeDish[],
  constraints: Constraints,
  rules: VariationRules,
): readonly MadeDish[] {
  const { confirmed, preferred } = constraints;
  const suitable = dishes.filter((dish) => rules.suits(dish));
  if (confirmed.length > 0) return ofTheMainFoods(suitable, constraints);
  const inTime = suitable.filter(({ minutes }) => minutes <= (preferred.maxPrepTime ?? Infinity));
  const reaching = inTime.length > 0 ? inTime : suitable;
  const whole = ofTheMainFoods(reaching, constraints);
  return whole.length > 0 ? whole : reaching;
}

/** Returns whether a variation is wished for in the user's own words. */
export const isWished = ({ variation }: Pick<CompositionRequest, 'variation'>): boolean =>
  (variation?.wish.trim() ?? '') !== '';

type Constraints = {
  readonly confirmed: readonly FoodId[];
  /** Foods that the dish should contain. A variation keeps its parent's foods. */
  readonly asked: readonly FoodId[];
  readonly known: readonly FoodId[];
  readonly eaten: readonly FoodId[];
  /**
   * With the whole store cupboard. If the user confirmed foods: with the staples of any kitchen, and once more with
   * foods of the store cupboard that a dish requires.
   */
  readonly dishRequests: readonly DishRequest[];
  readonly preferred: CompositionRequest['preferences'];
  readonly diets: readonly Diet[];
  readonly serves: (food: FoodId) => boolean;
  readonly newGuard: () => Guard;
};

function constraintsOf(
  foods: readonly FoodId[],
  { preferences, seed, ingredients = NO_INGREDIENTS, cupboard, variation }: CompositionRequest,
  rules: VariationRules,
): Constraints {
  const { avoid = {}, maxPrepTime } = preferences;
  const cuisine = rules.parsed.cuisine ?? preferences.cuisine;
  const diets = [...preferences.dietaryPreferences, ...rules.diets];
  const eater = eaterOf({
    diets,
    avoid: { ...avoid, words: [...(avoid.words ?? []), ...rules.parsed.without] },
  });
  const confirmed = ingredients.confirmed.map(({ food }) => food);
  const isOut = (food: FoodId) =>
    !confirmed.includes(food) &&
    ingredients.removed.some((gone) => isNamedAfter(food, gone) || isKindOf(food, gone));
  const available = confirmed.length > 0 ? confirmed : foods.filter((food) => !isOut(food));
  const asked = confirmed.length > 0 || variation ? available : [];
  const known = [...new Set([...available, ...rules.parsed.with])].filter((food) => foodById(food));
  const eaten = known.filter(eater.eats);
  const hasInStock = (food: FoodId) => !isOut(food) && eater.eatsOfStock(food) && !rules.forbids(food);
  const permittedIf = (isInStock: (food: FoodId) => boolean) => (food: FoodId) =>
    known.includes(food) ? eaten.includes(food) : isInStock(food);
  const whole: DishRequest = {
    foods: eaten,
    permits: permittedIf(hasInStock),
    ...(cuisine && { cuisine }),
    notCuisine: rules.notCuisine,
    isCuisineAsked: rules.isCuisineAsked,
    limit: maxPrepTime ?? Infinity,
    isTicked: asked.length > 0,
    seed,
  };
  // Optional foods are only used if the user has them.
  const own = { ...whole, permits: permittedIf((food) => isBasic(food, cupboard) && hasInStock(food)) };
  const plain = {
    ...own,
    permitsRequired: permittedIf((food) => isInAnyKitchen(food, cupboard) && hasInStock(food)),
  };
  const dishRequests = confirmed.length === 0 ? [whole] : [plain, { ...own, permitsRequired: whole.permits }];
  return {
    confirmed,
    asked,
    known,
    eaten,
    dishRequests: preferences.buysNothing ? [plain] : dishRequests,
    preferred: { ...preferences, cuisine },
    diets,
    serves: (food) => !isOut(food) && eater.eats(food),
    newGuard: eater.newGuard,
  };
}

function draftOf(
  dish: MadeDish,
  { confirmed, known, diets, serves }: Constraints,
  { language, ingredients = NO_INGREDIENTS }: CompositionRequest,
): AnsweredDraft {
  const draft = write(dish, {
    language,
    seen: known,
    diets,
    serves,
    most: maximumsOf(ingredients.confirmed),
  });
  const left = confirmed.filter((food) => !dish.used.includes(food));
  return { ...draft, notUsed: left.map((food) => ({ food: tableName(food), reason: '' })) };
}

/** Maximum amounts of foods, in g, if the user gave amounts. */
const maximumsOf = (confirmed: Ingredients['confirmed']): ReadonlyMap<FoodId, number> =>
  new Map(
    confirmed.flatMap(({ food, quantity, unit = 'g' }) => {
      const known = foodById(food);
      const grams = known && quantity !== undefined ? weigh(known, quantity, unit) : undefined;
      return grams === undefined ? [] : [[food, grams] as const];
    }),
  );
