import type { ListChange } from '../list/list-change.ts';
import { itemIdOf } from '../list/list-change.ts';
import type { ListItem } from '../list/list-item.ts';
import { addAmounts, amountFields, amountsOf } from '../list/amounts.ts';
import { wantedOf, type Needs, type Wanted } from '../list/wanted.ts';
import type { Cupboard } from '../nutrition/cupboard.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { MealChange } from './meal-change.ts';
import type { Meal, MealId } from './meal.ts';

// Each item of the list has at most one amount of a meal, stored under the meal's ID: see decision 30. Any device can
// therefore add, adjust or remove them, and two devices that do the same have one effect.

/** Fields of a recipe that the list needs. */
type PlannedRecipe = Pick<Recipe, 'id' | 'userId' | 'title' | 'servings' | 'lines' | 'language'>;

type Change<Type extends ListChange['type']> = Pick<Extract<ListChange, { type: Type }>, 'type' | 'item'>;

/** Change of the list, without its ID and time. */
type ListWish = Change<'add'> | Change<'change'> | Change<'remove'>;

/** Change of a meal, without its ID and time. */
type MealWish = Pick<Extract<MealChange, { type: 'change' }>, 'type' | 'meal'>;

/** Changes to make. Those of the list come first. */
export type ListPlan = {
  readonly list: readonly ListWish[];
  readonly meals: readonly MealWish[];
  /** Meals that need something but whose recipe is not on this device. */
  readonly unknown: readonly Meal[];
};

type Sources = {
  /** @returns undefined if the recipe is not on the device */
  readonly recipeOf: (meal: Meal) => PlannedRecipe | undefined;
  /** List as shown by the device. */
  readonly items: readonly ListItem[];
  /** Foods that the user says are in their cupboard or not. */
  readonly cupboard?: Cupboard | undefined;
};

/** Returns whether a meal needs shopping. Leftovers and meals without a recipe do not. */
const needsShopping = (meal: Pick<Meal, 'recipeId' | 'leftoversOf'>): boolean =>
  meal.recipeId !== undefined && meal.leftoversOf === undefined;

/** Returns whether the ingredients of a meal were put on the list, even if they were bought since. */
export const isListed = ({ listed }: Pick<Meal, 'listed'>): boolean =>
  listed !== undefined && listed !== null;

/**
 * Returns whether the list still has the ingredients from before the meal changed its servings or became leftovers.
 * `followMeals` updates the list.
 */
export const isListOutdated = (meal: Meal): boolean =>
  isListed(meal) && (meal.listed !== meal.servings || !needsShopping(meal));

/** Returns the meals still to be shopped for: not cooked, and not put on the list. */
export const mealsToList = (meals: readonly Meal[]): readonly Meal[] =>
  meals.filter((meal) => needsShopping(meal) && !meal.isDone && !isListed(meal));

export type PutOptions = {
  /** Skips foods in the cupboard. */
  readonly withoutStaples: boolean;
  /** IDs of items to leave out. */
  readonly without?: ReadonlySet<string>;
};

/** Adds the ingredients of meals to the list, replacing earlier ones of the same meals. Idempotent. */
export function putOnList(
  meals: readonly Meal[],
  { recipeOf, items, cupboard }: Sources,
  { withoutStaples, without = new Set() }: PutOptions,
): ListPlan {
  return planOf(meals, recipeOf, (meal, recipe) => {
    const wanted = contributionOf(meal, recipe, { withoutStaples, cupboard }).filter(
      (item) => !without.has(itemIdOf({ item })),
    );
    const ids = new Set(wanted.map((item) => itemIdOf({ item })));
    return [
      ...wanted.map((item): ListWish => ({ type: 'add', item: { ...item, mealId: meal.id } })),
      ...takenBack(meal.id, items, (id) => !ids.has(id)),
    ];
  });
}

/** Updates the list for meals that changed since. Items that the user has removed or edited stay as they are. */
export function followMeals(meals: readonly Meal[], { recipeOf, items, cupboard }: Sources): ListPlan {
  const outdated = meals.filter(isListOutdated);
  const needing = planOf(outdated.filter(needsShopping), recipeOf, (meal, recipe) => {
    const shown = new Set(itemsOf(meal.id, items).map(({ id }) => id));
    const isKept = (item: Wanted) => shown.has(itemIdOf({ item }));
    // Includes items that this device has not received yet: the list ignores changes of missing items.
    const wanted = contributionOf(meal, recipe, { withoutStaples: true, cupboard });
    const staples = contributionOf(meal, recipe, { withoutStaples: false }).filter(isKept);
    const byId = new Map([...wanted, ...staples].map((item) => [itemIdOf({ item }), item]));
    return [
      ...[...byId].map(([id, item]) => adjustment(id, item, meal.id)),
      ...takenBack(meal.id, items, (id) => !byId.has(id)),
    ];
  });
  const others = takeOffList(
    outdated.filter((meal) => !needsShopping(meal)),
    items,
  );
  return { ...needing, list: [...needing.list, ...others.list], meals: [...needing.meals, ...others.meals] };
}

/** Removes the ingredients of meals from the list. */
export function takeOffList(
  meals: readonly Pick<Meal, 'id' | 'listed'>[],
  items: readonly ListItem[],
): Omit<ListPlan, 'unknown'> {
  return {
    list: meals.flatMap(({ id }) => takenBack(id, items, () => true)),
    meals: meals.filter(isListed).map(({ id }) => ({ type: 'change', meal: { id, listed: null } })),
  };
}

function planOf(
  meals: readonly Meal[],
  recipeOf: Sources['recipeOf'],
  changesFor: (meal: Meal, recipe: PlannedRecipe) => readonly ListWish[],
): ListPlan {
  const needing = meals.filter(needsShopping).map((meal) => ({ meal, recipe: recipeOf(meal) }));
  return {
    list: needing.flatMap(({ meal, recipe }) => (recipe ? changesFor(meal, recipe) : [])),
    // Sent even if the value is the same, because another device may write other servings at the same time.
    meals: needing
      .filter(({ recipe }) => recipe)
      .map(({ meal: { id, servings } }) => ({ type: 'change', meal: { id, listed: servings } })),
    unknown: needing.filter(({ recipe }) => !recipe).map(({ meal }) => meal),
  };
}

/** Returns the ingredients of a meal, each item once with all its amounts. */
function contributionOf(
  { servings }: Meal,
  recipe: PlannedRecipe,
  leavingOut: Omit<Needs, 'servings'>,
): readonly Wanted[] {
  const byItem = Map.groupBy(wantedOf(recipe, { servings, ...leavingOut }), (item) => itemIdOf({ item }));
  return [...byItem.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { amount: _, ...item } = first;
    return [{ ...item, ...amountFields(addAmounts(lines.flatMap(amountsOf)).slice(0, MAX_AMOUNTS)) }];
  });
}

/** Maximum number of amounts of one food that cannot be added up. */
const MAX_AMOUNTS = 6;

const adjustment = (id: string, { amount, otherAmounts, from }: Wanted, mealId: MealId): ListWish => ({
  type: 'change',
  item: {
    id,
    amount: amount ?? null,
    ...(otherAmounts && { otherAmounts }),
    ...(from && { from }),
    mealId,
  },
});

const itemsOf = (mealId: MealId, items: readonly ListItem[]): readonly ListItem[] =>
  items.filter(({ from }) => from.some((source) => source.mealId === mealId));

const takenBack = (
  mealId: MealId,
  items: readonly ListItem[],
  isOver: (id: string) => boolean,
): readonly ListWish[] =>
  itemsOf(mealId, items)
    .filter(({ id }) => isOver(id))
    .map(({ id }) => ({ type: 'remove', item: { id, mealId } }));
