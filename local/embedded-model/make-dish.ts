import { seedOf } from '#core/generation/generation-input.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { factsOf } from './kitchen/cooking-facts.ts';
import { homesOf, type Cuisine } from './kitchen/cuisine.ts';
import type { Amount, DishForm, DishPlan, Slot } from './kitchen/dish.ts';
import type { Main } from './kitchen/mains.ts';
import { planWithRaw } from './kitchen/beside.ts';
import { planWithFinish } from './kitchen/finish.ts';
import { planWithSide } from './kitchen/side.ts';
import { picker } from './picker.ts';
import { SEASONINGS, STORE_CUPBOARD } from './store-cupboard.ts';

/** Foods and constraints of a dish. */
export type DishRequest = {
  readonly foods: readonly FoodId[];
  /** Returns true if the user eats the food. */
  permits(food: FoodId): boolean;
  /** Like `permits`, for foods that a dish requires. Default: `permits`. */
  permitsRequired?(food: FoodId): boolean;
  readonly cuisine?: Cuisine;
  /** Cuisine that a variation must not have. */
  readonly notCuisine?: Cuisine | undefined;
  /** True if any cuisine was asked for: the dish then names its own. */
  readonly isCuisineAsked?: boolean;
  /** True if the user has ticked the foods: the dish then gets a filling side. */
  readonly isTicked?: boolean;
  /** In minutes. */
  readonly limit: number;
  readonly seed: number;
};

/** A dish whose foods and amounts are settled. */
export type MadeDish = {
  readonly form: DishForm;
  readonly cuisine: Cuisine;
  readonly plan: DishPlan;
  readonly mains: readonly Main[];
  /** Foods and weights of the slots, by key. */
  readonly amounts: ReadonlyMap<string, Amount>;
  readonly minutes: number;
  /** Foods of the user that the dish contains. */
  readonly used: readonly FoodId[];
  /** True if its cuisine was asked for, or the dish is known for it. */
  readonly isCuisineNamed: boolean;
};

/**
 * Makes a form's dish of as many of the request's foods as fit into the time limit.
 * @returns undefined if none of the foods suits the form, or it needs a food that the user does not eat
 */
export function makeDish(form: DishForm, request: DishRequest): MadeDish | undefined {
  let mains = mainsFor(form, request);
  let dish = cook(form, request, mains);
  while (dish && dish.minutes > request.limit && mains.length > 1) {
    mains = withoutSlowest(mains);
    dish = cook(form, request, mains);
  }
  return dish;
}

function mainsFor(form: DishForm, { foods, permits }: DishRequest): readonly Main[] {
  const eaten = foods.filter(permits).flatMap((food): Main[] => {
    const facts = factsOf(food);
    return facts ? [{ food, facts }] : [];
  });
  if (!eaten.some((main) => form.takes(main))) return [];
  return eaten.filter((main) => form.takes(main) || form.joins?.(main));
}

function withoutSlowest(mains: readonly Main[]): readonly Main[] {
  const slowest = Math.max(...mains.map(({ facts }) => facts.simmer));
  const at = mains.findLastIndex(({ facts }) => facts.simmer === slowest);
  return mains.toSpliced(at, 1);
}

function cook(form: DishForm, request: DishRequest, mains: readonly Main[]): MadeDish | undefined {
  if (mains.length === 0 && !form.isGoodPlain) return undefined;
  const { foods, permits, limit } = request;
  const pick = picker(request.seed ^ seedOf(form.name));
  const cuisines = form.cuisines.filter((each) => each !== request.notCuisine);
  if (cuisines.length === 0) return undefined;
  const cuisine =
    cuisines.find((each) => each === request.cuisine) ?? pick(homesOf(foods.filter(permits), cuisines));
  const has = (food: FoodId) => foods.includes(food) && permits(food);
  const kitchen = { mains, cuisine, limit, permits, has, pick };
  const plan = request.isTicked
    ? planWithFinish(planWithRaw(planWithSide(form, kitchen), form, kitchen), form, kitchen)
    : form.plan(kitchen);
  const isAsked = request.cuisine === cuisine || request.isCuisineAsked === true;
  const isCuisineNamed = isAsked || form.knownIn?.includes(cuisine) === true;
  return settleDish({ form, cuisine, isCuisineNamed, plan, mains }, request);
}

/**
 * Fills the slots of a plan.
 * @returns undefined if a required food is missing, or the dish would use the user's foods only as seasoning
 */
function settleDish(
  planned: Pick<MadeDish, 'form' | 'cuisine' | 'isCuisineNamed' | 'plan' | 'mains'>,
  request: Pick<DishRequest, 'foods' | 'permits' | 'permitsRequired'>,
): MadeDish | undefined {
  const { plan, mains } = planned;
  const { foods, permits } = request;
  const has = (food: FoodId) => foods.includes(food) && permits(food);
  const amounts = new Map<string, Amount>();
  const used = mains.map(({ food }) => food);
  for (const [key, slot] of Object.entries(plan.slots)) {
    if (slot.choices.some(({ food }) => used.includes(food))) continue;
    const amount = fill(slot, request);
    if (amount && isIn(amounts, amount)) continue;
    if (amount) amounts.set(key, amount);
    else if (slot.wanted === 'always' || slot.wanted === 'as own') return undefined;
    if (amount && has(amount.food)) used.push(amount.food);
  }
  if (used.every((food) => SEASONINGS.has(food) && !planned.form.loves?.includes(food))) return undefined;
  return { ...planned, amounts, minutes: minutesOf(plan, mains), used };
}

const isIn = (amounts: ReadonlyMap<string, Amount>, { food }: Amount): boolean =>
  [...amounts.values()].some((amount) => amount.food === food);

/** Chooses one of the user's foods. If the user has none or does not eat it, chooses from the store cupboard. */
function fill(
  { choices, wanted }: Slot,
  { foods, permits, permitsRequired = permits }: Pick<DishRequest, 'foods' | 'permits' | 'permitsRequired'>,
): Amount | undefined {
  const own = choices.find(({ food }) => foods.includes(food) && permits(food));
  if (own) return own;
  if (wanted === 'as own') return undefined;
  if (wanted === 'if given' && !choices.some(({ food }) => foods.includes(food))) return undefined;
  const mayAdd = wanted === 'always' ? permitsRequired : permits;
  return choices.find(({ food }) => STORE_CUPBOARD.has(food) && mayAdd(food));
}

/** A plan's time covers cleaning and cutting three foods; each further food adds a minute. */
const minutesOf = ({ steps }: DishPlan, mains: readonly Main[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, Math.max(0, mains.length - 3));
