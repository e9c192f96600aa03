import type { Food } from '../nutrition/food.ts';
import { foldName, stemName, withoutUmlauts } from '../nutrition/fold-name.ts';
import { servingOf } from '../nutrition/foods/eaten/servings.ts';
import { isDrunk } from '../nutrition/measured.ts';
import { gramsOfFood } from './nutrition-of-amount.ts';
import type { DescribedFood } from './described-food.ts';
import { portionsOfFood } from './portions.ts';
import type { TypedAmount } from './typed-amount.ts';

/** Packets hold more than anybody eats at once, unless they are small. */
const SERVINGS_IN_PACKET = 3;

/** Returns the amount in a unit that the food has; what it is not measured by counts its usual portion. */
export function inOwnUnit(each: DescribedFood): DescribedFood {
  const { food, amount } = each;
  if (!food || !amount) return each;
  const { quantity } = amount;
  const unit = unitOf(each, food, amount);
  const serving = servingOf(food);
  // Half a bag of crisps is one that is shared.
  const isPack =
    unit === 'packet' &&
    quantity >= 1 &&
    serving !== undefined &&
    (food.weights.packet ?? Infinity) > serving * SERVINGS_IN_PACKET;
  if (unit && !isPack && gramsOfFood(food, { quantity, unit }) !== undefined)
    return { ...each, amount: { quantity, unit } };
  const [usual] = portionsOfFood(food);
  return usual
    ? {
        ...each,
        amount: {
          quantity:
            Math.round((isFew(each) || unit === 'cm' ? 1 : quantity) * usual.amount.quantity * 100) / 100,
          unit: usual.amount.unit,
        },
      }
    : each;
}

/** "A few nuts" are a handful, not three. */
const isFew = ({ written, amount }: DescribedFood): boolean =>
  !amount?.unit && /(?<!\p{L})(?:a few|several|ein paar|einige)(?!\p{L})/iu.test(written);

/** Most grams that one takes with a small spoon: sugar. */
const SPOONED = 5;

function unitOf(
  { written }: DescribedFood,
  food: Food,
  { quantity, unit }: TypedAmount,
): TypedAmount['unit'] {
  if (unit === 'piece' && isCut(food)) return 'slice';
  // A spoon of sugar, unless it is called a tablespoon.
  if (unit === 'tbsp' && (servingOf(food) ?? Infinity) <= SPOONED && !/tb|table|ess|\bel\b/iu.test(written))
    return 'tsp';
  // "Ein Viertel Wein" is a quarter of a litre.
  if (unit === undefined && isDrunk(food) && quantity < 0.5) return 'l';
  return unit ?? countedBy(food);
}

/** A piece of pizza or of bread is a slice, where a number alone counts whole ones. */
const isCut = ({ weights: { piece = 0, slice } }: Food): boolean => slice !== undefined && piece >= 200;

/** Most grams of what is eaten whole. */
const MOST = 400;

function countedBy(food: Food): TypedAmount['unit'] {
  const { piece, slice, can } = food.weights;
  if (isDrunk(food)) return can === undefined ? undefined : 'can';
  return piece !== undefined && piece <= MOST ? 'piece' : slice === undefined ? undefined : 'slice';
}

/** Nobody eats one of what is lighter; of what is heavier, one is enough. In grams. */
const SMALL = 30;
const LARGE = 130;

/** "Sausages", "boiled eggs" are two, if nothing tells how many. Fruit and vegetables have servings. */
export function several(each: DescribedFood): DescribedFood {
  const { food, amount, words } = each;
  const piece = food?.weights.piece ?? 0;
  if (!food || amount || servingOf(food) !== undefined || piece < SMALL || piece > LARGE) return each;
  if (food.group === 'fruit' || food.group === 'vegetables' || !isSeveral(words, food)) return each;
  return { ...each, amount: { quantity: 2, unit: 'piece' } };
}

const rootOf = (word: string): string => withoutUmlauts(stemName(word));

/** Returns whether the words end like a name that is another one's plural: "sausages" beside "sausage". */
function isSeveral(words: string, { names }: Food): boolean {
  const last = foldName(words).split(' ').at(-1) ?? '';
  const others = [...names.en, ...names.de].flatMap((name) => foldName(name).split(' ').at(-1) ?? []);
  return others.some(
    (other) => other.length < last.length && (rootOf(other) === rootOf(last) || last === `${other}er`),
  );
}
