import { seedOf } from '#core/generation/generation-input.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { factsOf } from './kitchen/cooking-facts.ts';
import type { Cuisine } from './kitchen/cuisine.ts';
import type { Amount, DishForm, DishPlan, Main, Slot } from './kitchen/dish.ts';
import { picker } from './picker.ts';
import { STORE_CUPBOARD } from './store-cupboard.ts';

/** What a dish has to be made of, and for whom. */
export type DishRequest = {
  readonly foods: readonly FoodId[];
  /** Whether the cook eats a food. */
  permits(food: FoodId): boolean;
  readonly cuisine?: Cuisine;
  /** What a variation is not to be. */
  readonly notCuisine?: Cuisine | undefined;
  /** Whether any cuisine was asked for: then the dish names its own. */
  readonly isCuisineAsked?: boolean;
  /** In minutes. */
  readonly limit: number;
  readonly seed: number;
};

/** A dish that can be cooked: what goes in is settled. */
export type Served = {
  readonly form: DishForm;
  readonly cuisine: Cuisine;
  readonly plan: DishPlan;
  readonly mains: readonly Main[];
  /** What fills the slots, by their keys. */
  readonly amounts: ReadonlyMap<string, Amount>;
  readonly minutes: number;
  /** Which of the cook's foods are in it. */
  readonly used: readonly FoodId[];
  /** Whether its cuisine was asked for, or is one that it is known for. */
  readonly isCuisineNamed: boolean;
};

/**
 * The dish that a form makes of an order, with as many of its foods as can be done in time.
 * @returns undefined where none of them suits it, or it needs what the cook does not eat
 */
export function serve(form: DishForm, order: DishRequest): Served | undefined {
  let mains = mainsFor(form, order);
  let dish = cook(form, order, mains);
  while (dish && dish.minutes > order.limit && mains.length > 1) {
    mains = withoutSlowest(mains);
    dish = cook(form, order, mains);
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

function cook(form: DishForm, order: DishRequest, mains: readonly Main[]): Served | undefined {
  if (mains.length === 0 && !form.isGoodPlain) return undefined;
  const { foods, permits, limit } = order;
  const pick = picker(order.seed ^ seedOf(form.name));
  const cuisines = form.cuisines.filter((each) => each !== order.notCuisine);
  if (cuisines.length === 0) return undefined;
  const cuisine = cuisines.find((each) => each === order.cuisine) ?? pick(cuisines);
  const has = (food: FoodId) => foods.includes(food) && permits(food);
  const plan = form.plan({ mains, cuisine, limit, permits, has, pick });
  const isAsked = order.cuisine === cuisine || order.isCuisineAsked === true;
  const isCuisineNamed = isAsked || form.knownIn?.includes(cuisine) === true;
  return settleDish({ form, cuisine, isCuisineNamed, plan, mains }, order);
}

/**
 * Settles what goes into the slots of a plan.
 * @returns undefined where it needs what is not to be had, or uses nothing of the cook's
 */
export function settleDish(
  planned: Pick<Served, 'form' | 'cuisine' | 'isCuisineNamed' | 'plan' | 'mains'>,
  order: Pick<DishRequest, 'foods' | 'permits'>,
): Served | undefined {
  const { plan, mains } = planned;
  const { foods, permits } = order;
  const has = (food: FoodId) => foods.includes(food) && permits(food);
  const amounts = new Map<string, Amount>();
  const used = mains.map(({ food }) => food);
  for (const [key, slot] of Object.entries(plan.slots)) {
    if (slot.choices.some(({ food }) => used.includes(food))) continue;
    const amount = fill(slot, order);
    if (amount && isIn(amounts, amount)) continue;
    if (amount) amounts.set(key, amount);
    else if (slot.wanted === 'always') return undefined;
    if (amount && has(amount.food)) used.push(amount.food);
  }
  if (used.length === 0) return undefined;
  return { ...planned, amounts, minutes: minutesOf(plan, mains), used };
}

const isIn = (amounts: ReadonlyMap<string, Amount>, { food }: Amount): boolean =>
  [...amounts.values()].some((amount) => amount.food === food);

/** A food of the cook's own, or one from the store cupboard; that too in the place of one that the cook has but does not eat. */
function fill(
  { choices, wanted }: Slot,
  { foods, permits }: Pick<DishRequest, 'foods' | 'permits'>,
): Amount | undefined {
  const own = choices.find(({ food }) => foods.includes(food) && permits(food));
  if (own) return own;
  if (wanted === 'if given' && !choices.some(({ food }) => foods.includes(food))) return undefined;
  return choices.find(({ food }) => food in STORE_CUPBOARD && permits(food));
}

/** Three foods are cleaned and cut in the time that a plan gives; each further one takes another minute. */
const minutesOf = ({ steps }: DishPlan, mains: readonly Main[]): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, Math.max(0, mains.length - 3));
