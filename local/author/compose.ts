import type { Draft } from '#core/author/draft.ts';
import { guardFor } from '#core/author/guard/guard.ts';
import { NOTHING_SAID, type Ingredients } from '#core/author/ingredients.ts';
import type { Preferences } from '#core/author/preferences.ts';
import type { Language } from '#core/language.ts';
import type { Allergen } from '#core/nutrition/allergen.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById } from '#core/nutrition/foods.ts';
import { weigh } from '#core/nutrition/weigh.ts';
import { DIFFICULTIES, type Diet } from '#core/recipe/recipe.ts';
import { beside } from './beside.ts';
import type { DishForm } from './dish.ts';
import { DISH_FORMS } from './dishes/dish-forms.ts';
import { picker } from './picker.ts';
import { serve, type Order, type Served } from './serve.ts';
import { isWithout, keepsTo } from './store-cupboard.ts';
import { bend, type Variation } from './vary.ts';
import { write } from './write.ts';

/** What is asked of the author. */
export type Wish = {
  readonly language: Language;
  readonly preferences: Omit<Preferences, 'avoid'> & { readonly avoid?: Avoided };
  /** What the cook has said is there, and is not. */
  readonly ingredients?: Ingredients;
  readonly seed: number;
  readonly variation?: Variation | undefined;
};

/** What the cook does not eat, beside what the diets leave out; the words in either language. */
type Avoided = {
  readonly allergens?: readonly Allergen[] | undefined;
  readonly words?: readonly string[] | undefined;
};

/**
 * Writes a plain recipe around as many of the foods as go together: chooses a dish they suit and the cook would like,
 * weighs them, and says what to do, in either language. The same seed gives the same recipe. Diets and the longest time
 * hold; a cuisine and a difficulty are kept to where there is such a dish. What the cook has said is there is in it, as a
 * side at least; what is not there is not.
 * @param forms the dishes to choose from
 * @returns undefined where nothing can be made of the foods
 */
export function compose(
  foods: readonly FoodId[],
  wish: Wish,
  forms: readonly DishForm[] = DISH_FORMS,
): Draft | undefined {
  const { language, preferences, seed, ingredients = NOTHING_SAID } = wish;
  const { avoid: asked = {}, maxPrepTime } = preferences;
  const { confirmed, removed } = ingredients;
  const bent = bend(wish.variation);
  const diets = [...preferences.dietaryPreferences, ...bent.diets];
  const cuisine = bent.heard.cuisine ?? preferences.cuisine;
  const avoid = { ...asked, words: [...(asked.words ?? []), ...bent.heard.without] };
  const bound = confirmed.map(({ food }) => food);
  const isGone = (food: FoodId) => removed.includes(food) && !bound.includes(food);
  const known = [...new Set([...bound, ...foods])].filter((food) => foodById(food) && !isGone(food));
  const order: Order = {
    foods: known,
    permits: (food) =>
      !isGone(food) && eats({ diets, avoid }, food) && (known.includes(food) || !bent.forbids(food)),
    ...(cuisine && { cuisine }),
    notCuisine: bent.notCuisine,
    limit: maxPrepTime ?? Infinity,
    seed,
  };
  const dishOf = (of: readonly FoodId[]): Served | undefined => {
    const dishes = forms.flatMap((form) => serve(form, { ...order, foods: of }) ?? []);
    const suitable = dishes.filter((dish) => bent.suits(dish));
    const rating = (dish: Served) => rate(dish, { ...preferences, cuisine }, of.length) + bent.merit(dish);
    // What nobody can make of these foods is made as well as can be: the one who asked says so.
    return choose(suitable.length > 0 ? suitable : dishes, wish, rating);
  };
  const dish = dishOf(known) ?? (bound.length > 0 ? dishOf([...known, ...BESIDE]) : undefined);
  if (!dish) return undefined;
  const most = mostOf(confirmed);
  const draft = write(dish, { language, seen: known, diets, most });
  const used = new Set([...dish.mains, ...dish.amounts.values()].map(({ food }) => food));
  const isEaten = guardOf({ diets, avoid });
  const left = bound.filter((food) => !used.has(food) && isEaten(food));
  const { lines, steps } = beside(left, language, most);
  return { ...draft, lines: [...draft.lines, ...lines], steps: [...draft.steps, ...steps] };
}

/** Where no dish can be made of what is there, it is served beside one of these. */
const BESIDE: readonly FoodId[] = ['onion', 'potato', 'canned-tomatoes'];

/** Whether the cook eats a food of any kind: the guard knows more of them than the store cupboard. */
function guardOf({ diets, avoid }: { readonly diets: readonly Diet[]; readonly avoid: Avoided }) {
  const { allergens = [], words = [] } = avoid;
  const avoided = { allergens: [...allergens], words: [...words] };
  return (id: FoodId): boolean => {
    const name = foodById(id)?.names.en[0] ?? id;
    const guard = guardFor({ dietaryPreferences: [...diets], avoid: avoided });
    return guard.line({ food: name, name, note: null }) === undefined;
  };
}

/** How much there is of each food at most, in g, where the cook has said so. */
const mostOf = (confirmed: Ingredients['confirmed']): ReadonlyMap<FoodId, number> =>
  new Map(
    confirmed.flatMap(({ food, quantity, unit = 'g' }) => {
      const known = foodById(food);
      const grams = known && quantity !== undefined ? weigh(known, quantity, unit) : undefined;
      return grams === undefined ? [] : [[food, grams] as const];
    }),
  );

function eats(
  { diets, avoid }: { readonly diets: readonly Diet[]; readonly avoid: Avoided },
  id: FoodId,
): boolean {
  const food = foodById(id);
  const { allergens = [], words = [] } = avoid;
  return (
    food !== undefined &&
    isWithout(allergens, id) &&
    diets.every((diet) => keepsTo(diet, id)) &&
    !words.some((word) => isCalled(food, word))
  );
}

const isCalled = ({ names }: Food, word: string): boolean =>
  [...names.en, ...names.de].some((name) => name.toLowerCase().includes(word.trim().toLowerCase()));

/** Any of the dishes that come close to the best. */
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

/** Using the foods counts most, then the cuisine, then the difficulty; without a wish the simpler is the better. */
function rate(
  { form, cuisine, used, isSubstitute }: Served,
  wish: Wish['preferences'],
  foods: number,
): number {
  const level = DIFFICULTIES.indexOf(form.difficulty);
  const effort = wish.difficulty
    ? 1.2 * Math.abs(level - DIFFICULTIES.indexOf(wish.difficulty))
    : 0.3 * level;
  const isWished = wish.cuisine === undefined || cuisine === wish.cuisine;
  const loved = used.some((food) => form.loves?.includes(food)) ? 0.4 : 0;
  return (6 * used.length) / foods + (isWished ? 3 : 0) + loved - effort - (isSubstitute ? 2 : 0);
}
