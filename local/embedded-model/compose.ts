import type { AnsweredDraft } from '#core/generation/draft/draft.ts';
import type { Guard } from '#core/generation/guard/guard.ts';
import { feedbackOnIngredients, NO_INGREDIENTS, type Ingredients } from '#core/generation/ingredients.ts';
import type { Preferences } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import { DIFFICULTIES, type Diet } from '#core/recipe/recipe.ts';
import type { DishForm } from './kitchen/dish.ts';
import { DISH_FORMS } from './dishes/dish-forms.ts';
import { eaterOf, isNamedAfter, type Avoided } from './eater.ts';
import { picker } from './picker.ts';
import { serve, type DishRequest, type Served } from './serve.ts';
import { STAPLES } from './store-cupboard.ts';
import { bend, type Bend, type Variation } from './vary.ts';
import { tableName, write } from './write.ts';

/** Input of a composition. */
export type Wish = {
  readonly language: Language;
  readonly preferences: Omit<Preferences, 'avoid'> & { readonly avoid?: Avoided };
  /** Ingredients that the user confirmed and removed. */
  readonly ingredients?: Ingredients;
  readonly seed: number;
  readonly variation?: Variation | undefined;
};

/**
 * Composes a plain recipe around as many of the foods as go together: chooses a dish that suits them and the user,
 * weighs the foods and writes the steps in either language. Deterministic for a seed. Diets and the time limit always
 * hold; cuisine and difficulty hold if such a dish exists. If the user confirmed foods, the dish is made of them and
 * the store cupboard alone, and names those that it cannot use.
 * @param foods the available foods if the user confirmed none
 * @param forms the dishes to choose from
 * @returns undefined if no dish can be made of the foods
 */
export function compose(
  foods: readonly FoodId[],
  wish: Wish,
  forms: readonly DishForm[] = DISH_FORMS,
): AnsweredDraft | undefined {
  const { language, ingredients = NO_INGREDIENTS } = wish;
  const bent = bend(wish.variation);
  const table = layTable(foods, wish, bent);
  const dishes = forms.flatMap((form) => table.orders.flatMap((order) => serve(form, order) ?? []));
  const suitable = dishes.filter((dish) => bent.suits(dish));
  const rating = (dish: Served) =>
    rate(dish, table.wished, table.eaten.length) + bent.merit(dish) - extraOf(dish, table.bound);
  // If no dish satisfies the variation, the closest one is made; the caller says so.
  let left = suitable.length > 0 ? suitable : dishes;
  for (;;) {
    const dish = choose(left, wish, rating);
    if (!dish) return undefined;
    const draft = draftOf(dish, table, wish);
    if (!feedbackOnIngredients(draft, ingredients, language, table.newGuard)) return draft;
    // Its text names a missing food: "with a hint of paprika".
    left = left.filter((each) => each !== dish);
  }
}

/** The available foods and the eater. */
type Table = {
  /** Foods that the user confirmed. */
  readonly bound: readonly FoodId[];
  readonly known: readonly FoodId[];
  readonly eaten: readonly FoodId[];
  /** If the user confirmed foods: first with the staples of any kitchen, then with the whole store cupboard. */
  readonly orders: readonly DishRequest[];
  readonly wished: Wish['preferences'];
  readonly diets: readonly Diet[];
  readonly newGuard: () => Guard;
};

function layTable(
  foods: readonly FoodId[],
  { preferences, seed, ingredients = NO_INGREDIENTS }: Wish,
  bent: Bend,
): Table {
  const { avoid: asked = {}, maxPrepTime } = preferences;
  const cuisine = bent.heard.cuisine ?? preferences.cuisine;
  const diets = [...preferences.dietaryPreferences, ...bent.diets];
  const eater = eaterOf({
    diets,
    avoid: { ...asked, words: [...(asked.words ?? []), ...bent.heard.without] },
  });
  const bound = ingredients.confirmed.map(({ food }) => food);
  const isOut = (food: FoodId) =>
    !bound.includes(food) && ingredients.removed.some((gone) => isNamedAfter(food, gone));
  const there = bound.length > 0 ? bound : foods.filter((food) => !isOut(food));
  const known = [...new Set(there)].filter((food) => foodById(food));
  const eaten = known.filter(eater.eats);
  const hasInStock = (food: FoodId) => !isOut(food) && eater.eatsOfStock(food) && !bent.forbids(food);
  const orderOf = (isInStock: (food: FoodId) => boolean): DishRequest => ({
    foods: eaten,
    permits: (food) => (known.includes(food) ? eaten.includes(food) : isInStock(food)),
    ...(cuisine && { cuisine }),
    notCuisine: bent.notCuisine,
    isCuisineAsked: bent.isCuisineAsked,
    limit: maxPrepTime ?? Infinity,
    seed,
  });
  const plain = orderOf((food) => STAPLES.has(food) && hasInStock(food));
  return {
    bound,
    known,
    eaten,
    orders: [...(bound.length > 0 ? [plain] : []), orderOf(hasInStock)],
    wished: { ...preferences, cuisine },
    diets,
    newGuard: eater.newGuard,
  };
}

function draftOf(
  dish: Served,
  { bound, known, diets }: Table,
  { language, ingredients = NO_INGREDIENTS }: Wish,
): AnsweredDraft {
  const draft = write(dish, { language, seen: known, diets, most: mostOf(ingredients.confirmed) });
  return { ...draft, notUsed: bound.filter((food) => !dish.used.includes(food)).map(tableName) };
}

/** Maximum amounts of foods, in g, as far as the user gave them. */
const mostOf = (confirmed: Ingredients['confirmed']): ReadonlyMap<FoodId, number> =>
  new Map(
    confirmed.flatMap(({ food, quantity, unit = 'g' }) => {
      const known = foodById(food);
      const grams = known && quantity !== undefined ? weigh(known, quantity, unit) : undefined;
      return grams === undefined ? [] : [[food, grams] as const];
    }),
  );

/** Penalty for a food that not every kitchen has, on the scale of `rate`. */
const EXTRA = 1;

/** Returns a dish's penalty; 0 if the user confirmed no foods. */
const extraOf = ({ amounts, used }: Served, bound: readonly FoodId[]): number =>
  bound.length === 0
    ? 0
    : EXTRA * [...amounts.values()].filter(({ food }) => !used.includes(food) && !STAPLES.has(food)).length;

/** Picks any of the dishes whose rating is close to the best. */
function choose(
  dishes: readonly Served[],
  { preferences, seed }: Wish,
  rating: (dish: Served) => number,
): Served | undefined {
  if (dishes.length === 0) return undefined;
  const { maxPrepTime = Infinity } = preferences;
  const quickest = Math.min(...dishes.map(({ minutes }) => minutes));
  const inTime = dishes.filter(({ minutes }) => minutes <= Math.max(maxPrepTime, quickest));
  const best = Math.max(...inTime.map(rating));
  return picker(seed)(inTime.filter((dish) => rating(dish) >= best - NEARLY));
}

const NEARLY = 0.5;

/** Weighs used foods most, then cuisine, then difficulty. Without a preference, simpler is better. */
function rate({ form, cuisine, used }: Served, wish: Wish['preferences'], foods: number): number {
  const level = DIFFICULTIES.indexOf(form.difficulty);
  const effort = wish.difficulty
    ? 1.2 * Math.abs(level - DIFFICULTIES.indexOf(wish.difficulty))
    : 0.3 * level;
  const isWished = wish.cuisine === undefined || cuisine === wish.cuisine;
  const loved = used.some((food) => form.loves?.includes(food)) ? 0.4 : 0;
  return (6 * used.length) / foods + (isWished ? 3 : 0) + loved - effort;
}
