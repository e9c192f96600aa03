import { energyOf, type Food, type FoodId } from '../nutrition/food.ts';
import { stemsOf } from '../nutrition/fold-name.ts';
import { eatenFoodById } from '../nutrition/foods/eaten/dishes.ts';
import { basisOf, eatenAs, heldBy, spreadOf } from '../nutrition/foods/eaten/habits.ts';
import { servingOf } from '../nutrition/foods/eaten/servings.ts';
import { isDrunk } from '../nutrition/measured.ts';
import type { TypedAmount } from './typed-amount.ts';
import { gramsOfFood } from './nutrition-of-amount.ts';
import type { DescribedFood } from './described-food.ts';
import { inOwnUnit, several } from './own-unit.ts';

/**
 * Returns the foods as they are on the plate, each in an amount that its food has: rice is cooked, butter is on as many
 * slices as there are, milk goes into coffee or over flakes.
 */
export const onPlate = (described: readonly DescribedFood[]): readonly DescribedFood[] =>
  described
    .flatMap((each, at) =>
      isInOthers(each, described.slice(at + 1)) ? basis(each, described.slice(at + 1)) : each,
    )
    .filter((each, at, all) => !isPartOf(each, all[at - 1]))
    .map(around)
    .map(cooked)
    .map(besideOthers)
    .map(inOwnUnit)
    .map(several);

const WITH = /^(?:with|mit|aus|of|w\/)$/i;

/** Returns whether the following foods are in this one: a smoothie with a banana, but not a burger with fries. */
function isInOthers(
  { food, amount, words }: DescribedFood,
  [next, ...more]: readonly DescribedFood[],
): boolean {
  const left = food && basisOf(food.id);
  if (left === undefined || !next?.food || !WITH.test(next.joint ?? '')) return false;
  // A plate of which most is named; a ham sandwich keeps its ham.
  if (left === '' && !isDrunk(food ?? next.food)) return more.length >= MOST_OF_IT;
  if (left !== 'bread' && !isPlainly(words, food ?? next.food)) return false;
  if (amount?.unit !== undefined && amount.unit !== 'glass' && amount.unit !== 'bowl') return false;
  if (isDrunk(food ?? next.food)) return true;
  return [next, ...more].some(
    (each) => each.food && (left === 'oats' ? isMilk(each.food) : isFilling(each.food)),
  );
}

/** Further foods, apart from the first, that make up a plate. */
const MOST_OF_IT = 2;

/** Returns whether the words are the food's first name, and not that of one of its kinds. */
const isPlainly = (words: string, { names }: Food): boolean =>
  names.en.slice(0, 2).some((name) => stemsOf(name) === stemsOf(words));

const isFilling = ({ group }: Food): boolean => group !== 'drinks' && group !== 'pantry';

/** "Fish fingers in a sandwich", "in a wrap": bread around what is named. */
function around(each: DescribedFood): DescribedFood {
  const [bread] = /^im?n?$/i.test(each.joint ?? '') && !each.amount?.unit ? basis(each) : [];
  return bread ? { ...bread, ...(each.joint && { joint: each.joint }) } : each;
}

function basis(
  { food, amount, ...each }: DescribedFood,
  others: readonly DescribedFood[] = [],
): readonly DescribedFood[] {
  const left = eatenFoodById((food && basisOf(food.id)) ?? '');
  // "Overnight oats with oats", "a sandwich with two slices of rye bread".
  const isNamed = others.some((other) => other.food === left || (isBread(left) && isBread(other.food)));
  const times = each.times * (amount && !amount.unit ? amount.quantity : 1);
  return left && !isNamed ? [{ written: each.written, words: each.words, times, food: left }] : [];
}

/** Minimum fat of a drink that is made of milk, such as a latte, in g per 100 g. */
const MILKY = 0.4;

/** "A latte with oat milk", "a sandwich on brown bread": the dish before has its milk and its bread. */
function isPartOf({ food, amount, joint = '' }: DescribedFood, before: DescribedFood | undefined): boolean {
  const whole = before?.food;
  if (!food || !whole || amount || whole.group !== 'pantry') return false;
  if (isMilk(food))
    return WITH.test(joint) && isDrunk(whole) && whole.per100g.fat >= MILKY && whole.contains.has('milk');
  return ON.test(joint) && isBread(food) && whole.contains.has('gluten');
}

const ON = /^(?:on|auf)$/i;

const RAW = /(?<!\p{L})(?:raw|dry|dried|uncooked|roh\p{L}*|trocken\p{L}*|ungekocht\p{L}*)(?!\p{L})/iu;

function cooked(each: DescribedFood): DescribedFood {
  const food = each.food && !RAW.test(each.words) ? eatenFoodById(eatenAs(each.food.id)) : each.food;
  return food ? { ...each, food } : each;
}

/** Gives a spread the amount for its slices, and milk that of its bowl or cup. */
function besideOthers(each: DescribedFood, at: number, all: readonly DescribedFood[]): DescribedFood {
  if (!each.food || each.amount) return each;
  const before = all.slice(0, at).toReversed();
  if (isMilk(each.food)) {
    const under = before.map(({ food }) => food && milkFor(food)).find((ml) => ml !== undefined);
    return under === undefined ? each : guessed(each, { quantity: under, unit: 'ml' });
  }
  const grams = spreadOf(each.food.id);
  if (grams === undefined) return each;
  const next = all[at + 1];
  const bread =
    next && ON.test(next.joint ?? '') && isBread(next.food) ? next : before.find(({ food }) => isBread(food));
  return bread ? guessed(each, { quantity: Math.round(grams * slicesOf(bread)), unit: 'g' }) : each;
}

const guessed = (each: DescribedFood, amount: TypedAmount): DescribedFood => ({
  ...each,
  amount,
  isGuessed: true,
});

const isMilk = (food: Food): boolean => food.group === 'dairy and eggs' && isDrunk(food);

/** Millilitres that go into a cup, and over a bowl of flakes. */
const MILK = { cup: 30, bowl: 125 };

function milkFor(food: Food): number | undefined {
  if (isDrunk(food)) return energyOf(food.per100g) < 10 ? MILK.cup : undefined;
  return food.per100g.carbs > 50 && isScooped(food) ? MILK.bowl : undefined;
}

/** A serving of flakes is small. */
const isScooped = (food: Food): boolean =>
  (servingOf(food) ?? 0) >= 30 && (servingOf(food) ?? Infinity) <= 60;

/** Most grams of a piece that is spread as a whole: a roll, but no loaf. */
const LARGEST_SPREAD = 110;

/** Weight of one slice or piece of bread, in g. */
const sliceOf = ({ weights: { slice, piece } }: Food): number | undefined =>
  piece !== undefined && piece <= LARGEST_SPREAD ? piece : (slice ?? piece);

/** Returns whether a food is bread, or is spread like bread: pancakes, rice cakes. */
export function isBread(food: Food | undefined): boolean {
  const slice = food && sliceOf(food);
  if (!food || slice === undefined || heldBy(food.id) === 0) return false;
  return slice >= 5 && slice <= LARGEST_SPREAD && food.per100g.carbs >= 21;
}

/** Slices that a piece holds the spread of, by its weight in g: crispbread has less, a bagel more. */
const slicesIn = (id: FoodId, piece: number): number =>
  heldBy(id) ?? (piece < 15 ? 0.6 : piece < 95 ? 1 : 1.5);

function slicesOf({ food, amount, times }: DescribedFood): number {
  const slice = (food && sliceOf(food)) ?? 1;
  const { quantity, unit } = amount ?? { quantity: ((food && servingOf(food)) ?? slice) / slice };
  const isWeighed = unit === 'g' || unit === 'kg' || unit === 'oz';
  const grams = food && unit && isWeighed ? gramsOfFood(food, { quantity, unit }) : undefined;
  return times * (grams === undefined ? quantity : grams / slice) * (food ? slicesIn(food.id, slice) : 1);
}
