import { avoidsFood, type Avoided } from '../../nutrition/avoid.ts';
import { hitsOf } from '../../guard/check-recipe.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { isRuledOut } from '../../recipe/ruled-out.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { daysApart } from '../../time.ts';
import type { UserId } from '../../user-id.ts';
import type { Meal } from '../meal.ts';
import { candidateKey, type Candidate, type FreePlace } from './candidate.ts';
import type { Reason } from './reason.ts';
import { isHurried, scoreOf } from './score.ts';
import { suitsSlot } from './suits-slot.ts';

/** Dish that is proposed for a place of the week. */
export type Proposal = FreePlace & {
  readonly recipeId: RecipeId;
  readonly cookId: UserId;
  readonly title: string;
  readonly servings: number;
  readonly reason: Reason;
};

export type Filling = {
  readonly userId: UserId;
  readonly candidates: readonly Candidate[];
  /** Meals of the week and of the days before, so that no dish comes twice. */
  readonly planned: readonly Pick<Meal, 'day' | 'title' | 'recipeId' | 'cookId'>[];
  /** Foods that must be used up, the most urgent first. */
  readonly soon: readonly FoodId[];
  /** Diets and avoided foods of the cook. */
  readonly avoided: Avoided;
  /** Number of people who eat together. If absent, a dish has the servings of its recipe. */
  readonly eaters?: number;
  /** Maximum number of minutes for a dish on a weekday. Dishes of unknown time are allowed. */
  readonly weekdayMinutes: number;
  /** The same seed gives the same proposals. */
  readonly seed: number;
  /** Reads a recipe from the device. A dish is proposed only after its whole recipe was checked. */
  readonly recipeOf: (candidate: Candidate) => Promise<Recipe | undefined>;
};

/** Maximum number of recipes read for one place. Later ones score lower anyway. */
const MOST_READ = 150;

/**
 * Proposes a dish for each place, by rules on the device. The guard checks every line and step, so that no proposal
 * contains an avoided food. A place stays empty if no recipe fits.
 */
export async function fillWeek(filling: Filling, places: readonly FreePlace[]): Promise<readonly Proposal[]> {
  const proposals: Proposal[] = [];
  const known = new Map<string, Promise<Recipe | undefined>>();
  const recipeOf = (candidate: Candidate) => {
    const key = candidateKey(candidate);
    const recipe = known.get(key) ?? safeRecipeOf(filling, candidate);
    known.set(key, recipe);
    return recipe;
  };
  for (const place of places) {
    const proposal = await bestOf(filling, place, { others: proposals, refused: [] }, recipeOf);
    if (proposal) proposals.push(proposal);
  }
  return proposals;
}

/**
 * Proposes the best dish for one place that was not refused.
 * @param week `others`: proposals for other places; `refused`: dishes that the cook does not want in this place
 */
export const proposeFor = (filling: Filling, place: FreePlace, week: Rest): Promise<Proposal | undefined> =>
  bestOf(filling, place, week, (candidate) => safeRecipeOf(filling, candidate));

type Rest = { readonly others: readonly Proposal[]; readonly refused: readonly Proposal[] };

async function bestOf(
  filling: Filling,
  place: FreePlace,
  { others, refused }: Rest,
  recipeOf: Filling['recipeOf'],
): Promise<Proposal | undefined> {
  for (const { candidate, reason } of ranked(filling, place, others, refused).slice(0, MOST_READ)) {
    const recipe = await recipeOf(candidate);
    if (!recipe || !isFilling(recipe, place)) continue;
    const { id, cookId = filling.userId, title } = candidate;
    return {
      ...place,
      recipeId: id,
      cookId,
      title,
      servings: filling.eaters ?? recipe.servings,
      reason,
    };
  }
  return undefined;
}

/** Minimum kcal per serving of a meal. Dishes below it are sides or starters. */
const LEAST_MEAL = 200;
/** Maximum share of unknown foods with which a recipe's energy is trusted. */
const UNKNOWN = 0.2;

/** Returns whether a recipe is enough for its place: a cucumber salad is not a dinner. */
const isFilling = ({ nutrition, unmatchedShare }: Recipe, { slot }: FreePlace): boolean =>
  (slot !== 'lunch' && slot !== 'dinner') || nutrition.calories >= LEAST_MEAL || unmatchedShare > UNKNOWN;

/** Returns the recipe of a dish if the device has it and it is safe for the user. */
async function safeRecipeOf(
  { recipeOf, avoided }: Filling,
  candidate: Candidate,
): Promise<Recipe | undefined> {
  const recipe = await recipeOf(candidate);
  return recipe && isSafe(recipe, avoided) ? recipe : undefined;
}

/** Returns the dishes for a place, best first, before their recipes are read. */
function ranked(
  { userId, candidates, planned, soon, avoided, weekdayMinutes, seed }: Filling,
  place: FreePlace,
  others: readonly Proposal[],
  refused: readonly Proposal[],
): readonly { readonly candidate: Candidate; readonly reason: Reason }[] {
  const keyOf = (meal: Pick<Meal, 'recipeId' | 'cookId'>) => keyOfMeal(meal, userId);
  const byKey = new Map(candidates.map((candidate) => [candidateKey(candidate), candidate]));
  const taken = [...planned, ...others, ...refused];
  const keys = new Set(taken.flatMap((meal) => keyOf(meal) ?? []));
  const titles = new Set(taken.map(({ title }) => foldName(title)));
  const usedBy = [...planned, ...others].flatMap((meal) => byKey.get(keyOf(meal) ?? '') ?? []);
  const near = [...planned, ...others].filter(({ day }) => day && Math.abs(daysApart(day, place.day)) <= 1);
  const circumstances = {
    soon: soon.filter((food) => !usedBy.some(({ foods }) => foods.includes(food))),
    seed,
    neighbours: near.flatMap((meal) => byKey.get(keyOf(meal) ?? '')?.dishKind ?? []),
  };
  const most = isHurried(place) ? weekdayMinutes : Infinity;
  return candidates
    .filter(({ prepTime = 0 }) => prepTime <= most)
    .filter((candidate) => !keys.has(candidateKey(candidate)) && !titles.has(foldName(candidate.title)))
    .filter((candidate) => suitsSlot(candidate, place.slot) && !isRuledOut(candidate, avoided))
    .map((candidate) => ({ candidate, ...scoreOf(candidate, place, circumstances) }))
    .toSorted(
      (a, b) => b.points - a.points || (candidateKey(a.candidate) < candidateKey(b.candidate) ? -1 : 1),
    );
}

const keyOfMeal = ({ recipeId, cookId }: Pick<Meal, 'recipeId' | 'cookId'>, userId: UserId) =>
  recipeId === undefined
    ? undefined
    : candidateKey({ id: recipeId, ...(cookId !== undefined && cookId !== userId && { cookId }) });

/**
 * Returns whether a recipe is safe to propose. A claim such as "gluten-free" proves nothing, so a recipe with a claim
 * is proposed only to users who avoid nothing.
 */
function isSafe(recipe: Recipe, avoided: Avoided): boolean {
  return hitsOf(recipe, avoided).every(({ reason }) => reason === 'claim' && !avoidsFood(avoided));
}
