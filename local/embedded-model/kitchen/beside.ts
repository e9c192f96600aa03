import type { FoodId } from '#core/nutrition/food.ts';
import type { Language } from '#core/language.ts';
import { cleanAndCut } from './cleaning.ts';
import { factsOf, rawFoods, type CookingFacts } from './cooking-facts.ts';
import { cutOf } from './cuts.ts';
import type { Amount, DishForm, DishPlan, Kitchen, Slots, Step } from './dish.ts';
import { foodNames, isSeveral, knownFood } from './food-names.ts';
import { CHEESES, CRUMBLY, readFoods, YOGHURTS } from './notation.ts';
import { both, joined, servedWith, type Text } from './words.ts';

type Raw = { readonly food: FoodId; readonly facts: CookingFacts; readonly amount: Amount };

/** Weight of a food beside a dish, as a share of its portion as a main food. */
const SHARE = 0.5;
/** Weight of a piece from which it is counted, in g. */
const LEAST_COUNTED = 18;
/** Minutes that a salad takes. */
const WORK = 5;

/** Foods that dress a salad. */
export const DRESSINGS: readonly FoodId[] = [...YOGHURTS, 'sour-cream'];
export const GRATED: readonly FoodId[] = ['parmesan', ...CRUMBLY, ...CHEESES];

const WITH_YOGHURT = {
  foods: `dressing: given 100 g ${DRESSINGS.join('|')}`,
  text: 'Stir the {RAW} into the {dressing} and season with a little salt. / {RAW} unter {dressing} rühren und mit wenig Salz würzen.',
};
const WITH_VINEGAR = {
  foods: 'dressing: maybe 1 tbsp lemon-juice|vinegar',
  text: 'Toss the {RAW} with the {dressing} and season with a little salt. / {RAW} mit {dressing} mischen und mit wenig Salz würzen.',
};
const WITH_CHEESE = {
  foods: `shavings: given 30 g ${GRATED.join('|')}`,
  text: both('Grate or crumble the {shavings} over it. / {shavings} darüberreiben oder -bröckeln.'),
};
const SERVED = both('Serve the salad beside it. / Den Salat dazu servieren.');
const AFTERWARDS =
  'Serve the {RAW} afterwards, washed or peeled and cut up. / {RAW} gewaschen oder geschält und aufgeschnitten danach servieren.';

/** Prefix of the keys of foods beside a dish, not in it. */
export const BESIDE = 'beside';

/** Adds the cook's foods that do not go into the dish: raw vegetables as a salad beside it, fruit afterwards. */
export function planWithRaw(plan: DishPlan, form: DishForm, kitchen: Kitchen): DishPlan {
  const minutes = plan.steps.reduce((sum, step) => sum + step.minutes, WORK);
  const last = plan.steps.at(-1);
  if (!form.hasSalad || !last || minutes > kitchen.limit) return plan;
  const rest = (role: 'vegetable' | 'fruit') =>
    rawFoods(role).flatMap((food) => rawOf(food, plan, form, kitchen));
  const [vegetables, fruit] = [rest('vegetable'), rest('fruit')];
  const salad = saladOf(vegetables, plan, kitchen);
  const ends = [
    last.text,
    ...(vegetables.length > 0 ? [SERVED] : []),
    ...(fruit.length > 0 ? [both(AFTERWARDS.replaceAll('RAW', keysOf(fruit)))] : []),
  ];
  return {
    ...plan,
    slots: { ...plan.slots, ...salad.slots, ...slotsOf(fruit) },
    steps: [...plan.steps.slice(0, -1), ...salad.steps, { ...last, text: ends.reduce(servedWith) }],
  };
}

/** Slots and steps of a salad; empty without vegetables. */
function saladOf(
  vegetables: readonly Raw[],
  plan: DishPlan,
  { has }: Kitchen,
): { readonly slots: Slots; readonly steps: readonly Step[] } {
  if (vegetables.length === 0) return { slots: {}, steps: [] };
  const isFree = (foods: readonly FoodId[]) => foods.some(has) && !isInPlan(plan, foods);
  const dressing = isFree(DRESSINGS) ? WITH_YOGHURT : WITH_VINEGAR;
  const cheese = isFree(GRATED) ? [WITH_CHEESE] : [];
  const dressed = both(dressing.text.replaceAll('RAW', keysOf(vegetables)));
  const text = [prepared(vegetables), dressed, ...cheese.map((each) => each.text)].reduce(joined);
  const foods = [dressing, ...cheese].map((each) => each.foods).join(', ');
  return { slots: { ...slotsOf(vegetables), ...readFoods(foods, {}) }, steps: [{ minutes: WORK, text }] };
}

function rawOf(food: FoodId, plan: DishPlan, { servings }: DishForm, { mains, has }: Kitchen): Raw[] {
  const facts = factsOf(food);
  const isIn = mains.some((main) => main.food === food) || isInPlan(plan, [food]);
  if (!facts || !has(food) || isIn) return [];
  return [{ food, facts, amount: amountOf(food, facts.portion * SHARE * servings) }];
}

function amountOf(food: FoodId, grams: number): Amount {
  const { piece = 0 } = knownFood(food).weights;
  if (piece < LEAST_COUNTED) return { food, quantity: Math.max(10, Math.round(grams / 10) * 10), unit: 'g' };
  return { food, quantity: Math.max(1, Math.round(grams / piece)), unit: 'piece' };
}

const keyOf = ({ food }: Raw): string => `${BESIDE}_${food.replaceAll('-', '_')}`;
const keysOf = (raw: readonly Raw[]): string => raw.map(keyOf).join(' ');
const slotsOf = (raw: readonly Raw[]): Slots =>
  Object.fromEntries(raw.map((each) => [keyOf(each), { choices: [each.amount], wanted: 'if given' }]));

const isInPlan = ({ slots }: DishPlan, foods: readonly FoodId[]): boolean =>
  Object.values(slots).some(({ choices }) => choices.some(({ food }) => foods.includes(food)));

/** Sentences that clean and cut vegetables. */
function prepared(vegetables: readonly Raw[]): Text {
  const textIn = (language: Language) => {
    const toClean = vegetables.map(({ food, facts, amount }) => {
      const { one, several } = foodNames(food, language);
      const name = amount.unit === 'piece' && amount.quantity === 1 ? one : several;
      return { name, isPlural: name !== one || isSeveral(name), clean: facts.clean };
    });
    return cleanAndCut(toClean, cutOf('raw', vegetables), language);
  };
  return { en: textIn('en'), de: textIn('de') };
}
