import { otherLanguage, type Language } from '../../language.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import { foodById, foodByName, listedFood } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE } from '../../nutrition/foods/match-food.ts';
import { foodsLike, unclearName } from '../../nutrition/foods/foods-like.ts';
import type { Unit } from '../../nutrition/units.ts';
import { ratioOf, weigh } from '../../nutrition/weigh.ts';
import { findFood, otherFoods, type FoundFood } from './find-food.ts';
import type { Amount } from './read-amount.ts';
import { splitAmount } from './split-amount.ts';

/** Amount of a food, in the units of a generation request. */
type RequestAmount = { readonly quantity: number; readonly unit: 'g' | 'ml' | 'piece' };

/** Text that the user has typed for one food, and its meaning. */
export type TypedFood = { readonly written: string } & (
  | {
      readonly kind: 'known';
      readonly food: FoodId;
      readonly amount?: RequestAmount;
      /** True if the text is a name in the table. Its meaning is then not shown. */
      readonly isExact: boolean;
    }
  /** Several foods are possible: the user is asked. */
  | { readonly kind: 'unclear'; readonly choices: readonly TypedChoice[] }
  | { readonly kind: 'unknown' }
);

export type TypedChoice = { readonly food: FoodId; readonly amount?: RequestAmount };

/** Reads foods separated by commas: "2 eggs, 200 g Mehl". A comma inside a number does not separate. */
export const readTypedFoods = (typed: string, language: Language): readonly TypedFood[] =>
  typed
    .split(/;|(?<!\d),|,(?!\d)/)
    .map((part) => part.trim().replace(AND_FIRST, ''))
    .filter((part) => part !== '')
    .flatMap((part) => readEach(part, language));

/**
 * Splits "tomatoes and onions", unless the whole names one food. An amount behind "and" begins another food: "broccoli
 * and 2 eggs".
 */
function readEach(part: string, language: Language): readonly TypedFood[] {
  const whole = readTypedFood(part, language);
  if (whole.kind === 'known' && whole.isExact) return [whole];
  const parts = part.split(AND).map((food) => food.trim());
  const each = parts.map((food) => readTypedFood(food, language));
  if (each.length < 2 || each.some(({ kind }) => kind === 'unknown')) return [whole];
  const areApart =
    whole.kind === 'unknown' ||
    each.every((food) => food.kind === 'known' && food.isExact) ||
    parts.slice(1).some((food) => splitAmount(food, language).amount !== undefined);
  return areApart ? each : [whole];
}

const AND = /\s(?:and|und|&|\+|plus)\s/i;

/** Last part of a list: "Carrots, and an onion". */
const AND_FIRST = /^(?:and|und|&|\+|plus)\s+/i;

/**
 * Reads one typed food in either language, with an optional amount: "ein Pfund Hackfleisch". Tolerates one typing
 * mistake. If several foods are possible, it does not guess.
 */
export function readTypedFood(written: string, language: Language): TypedFood {
  const exact = foodByName(written, language);
  if (exact && !unclearName(written)) return { written, kind: 'known', food: exact.id, isExact: true };
  const { amount, name } = splitAmount(written, language);
  const { match, either, notes, ...inName } = matchTyped(name, amount, language);
  const unit = inName.unit ?? inName.weighedBy ?? amount?.unit;
  const choose = (food: Food): TypedChoice => {
    const measured = name === written ? undefined : measuredAmount(amount, food, unit);
    return { food: food.id, ...(measured && { amount: measured }) };
  };
  const unclear = unclearName(name);
  if (unclear) return { written, kind: 'unclear', choices: unclear.map(choose) };
  const { alternatives = [] } = otherFoods(match?.food.id, [either ?? ''], language);
  const offered = match ? [match.food, ...alternatives.flatMap((id) => foodById(id) ?? [])] : [];
  // In "1 tbsp butter or 2 tbsp oil" the first amount is only the butter's.
  const isShared = !/\d/.test(either ?? '');
  if (offered.length > 1) {
    const choices = offered.map((each, at) => (isShared || at === 0 ? choose(each) : { food: each.id }));
    return { written, kind: 'unclear', choices };
  }
  const isSure = match !== undefined && match.confidence >= CONFIDENCE.words;
  // "Plum" with an unknown word may be mistyped prunes.
  const found = [...new Set([...(match ? [match.food] : []), ...(isSure ? [] : foodsLike(name, language))])];
  const [food, ...others] = found;
  if (!food || NONE.test(written)) return { written, kind: 'unknown' };
  if (others.length > 0) return { written, kind: 'unclear', choices: found.map(choose) };
  const known = choose(food);
  const isRead = name === written || known.amount !== undefined;
  const isExact =
    isRead &&
    (match?.confidence === CONFIDENCE.name || listedFood(name, language) === food) &&
    notes.length === 0;
  return { written, kind: 'known', ...known, isExact };
}

/** Finds the food in the language of the screen, or else in the other one. */
function matchTyped(name: string, amount: Amount | undefined, language: Language): FoundFood {
  const counted = amount ?? { read: '' };
  const found = findFood(name, counted, '', language);
  return found.match ? found : findFood(name, counted, '', otherLanguage(language));
}

/** "0 eggs": there are none. */
const NONE = /^0(?![.,]?\d)/;

/** Returns the amount in g, ml or pieces; undefined if it cannot be converted. */
function measuredAmount(
  amount: Amount | undefined,
  food: Food,
  unit: Unit | undefined,
): RequestAmount | undefined {
  if (!amount) return undefined;
  const { quantity, each } = amount;
  if (each) return within(quantity * (weigh(food, each.quantity, each.unit) ?? NaN), 'g');
  if (unit === undefined || (unit === 'piece' && food.weights.piece !== undefined))
    return within(quantity, 'piece');
  for (const measure of ['g', 'ml'] as const) {
    const ratio = ratioOf(unit, measure);
    if (ratio !== undefined) return within(quantity * ratio, measure);
  }
  return within(weigh(food, quantity, unit) ?? NaN, 'g');
}

const MIN_QUANTITY = 0.1;
const MAX_QUANTITY = 10_000;

function within(quantity: number, unit: RequestAmount['unit']): RequestAmount | undefined {
  const rounded = Math.round(quantity * 10) / 10;
  return rounded >= MIN_QUANTITY && rounded <= MAX_QUANTITY ? { quantity: rounded, unit } : undefined;
}
