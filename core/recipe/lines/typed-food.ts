import type { Language } from '../../language.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { foodById, foodByName } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, matchFood } from '../../nutrition/foods/match-food.ts';
import { foodsLike, unclearName } from '../../nutrition/foods/mistyped.ts';
import { ratioOf, weigh } from '../../nutrition/weigh.ts';
import { readAmount, type Amount } from './read-amount.ts';

/** Amount of a food, in the measures that a recipe is asked for with. */
type TypedAmount = { readonly quantity: number; readonly unit: 'g' | 'ml' | 'piece' };

/** The words that a cook has typed for one food, and their meaning. */
export type TypedFood = { readonly written: string } & (
  | {
      readonly kind: 'known';
      readonly food: FoodId;
      readonly amount?: TypedAmount;
      /** The cook has written it as the table has it: there is nothing else to show. */
      readonly isExact: boolean;
    }
  /** It may be any of these: the cook is asked. */
  | { readonly kind: 'unclear'; readonly choices: readonly TypedChoice[] }
  | { readonly kind: 'unknown' }
);

export type TypedChoice = { readonly food: FoodId; readonly amount?: TypedAmount };

/** Reads foods with commas between: "2 eggs, 200 g Mehl". A comma inside a number parts nothing. */
export const readTypedFoods = (typed: string, language: Language): readonly TypedFood[] =>
  typed
    .split(/;|(?<!\d),|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => readEach(part, language));

/** "Tomatoes and onions" are two foods; "salt and pepper" is a name of one. */
function readEach(part: string, language: Language): readonly TypedFood[] {
  const whole = readTypedFood(part, language);
  if (whole.kind !== 'unknown') return [whole];
  const each = part.split(/\s(?:and|und|&|\+)\s/i).map((food) => readTypedFood(food.trim(), language));
  return each.length > 1 && each.every(({ kind }) => kind !== 'unknown') ? each : [whole];
}

/**
 * Reads one food as a cook types it, in either language, with an amount before it: "ein Pfund Hackfleisch". One typing
 * mistake is forgiven. Where several foods may be meant, it guesses none.
 */
export function readTypedFood(written: string, language: Language): TypedFood {
  const exact = foodByName(written, language);
  if (exact) return { written, kind: 'known', food: exact.id, isExact: true };
  const other = language === 'en' ? 'de' : 'en';
  const amount = readAmount(written, language) ?? readAmount(written, other);
  const name = amount && amount.rest !== '' ? amount.rest : written;
  const choose = (food: Food): TypedChoice => {
    const measured = name === written ? undefined : measuredAmount(amount, food);
    return { food: food.id, ...(measured && { amount: measured }) };
  };
  const unclear = unclearName(name);
  if (unclear)
    return { written, kind: 'unclear', choices: unclear.flatMap((id) => foodById(id) ?? []).map(choose) };
  const match = matchFood(name, language, amount?.unit) ?? matchFood(name, other, amount?.unit);
  const isSure = match !== undefined && match.confidence >= CONFIDENCE.words;
  // A kind of plum that nobody knows may be prunes, mistyped.
  const found = [...new Set([...(match ? [match.food] : []), ...(isSure ? [] : foodsLike(name, language))])];
  const [food, ...others] = found;
  if (!food || NONE.test(written)) return eitherOf(written, language) ?? { written, kind: 'unknown' };
  if (others.length > 0) return { written, kind: 'unclear', choices: found.map(choose) };
  const known = choose(food);
  const isRead = name === written || known.amount !== undefined;
  const isExact = isRead && (match?.confidence === CONFIDENCE.name || isFormOf(name, food));
  return { written, kind: 'known', ...known, isExact };
}

/** None of a food is not a food on the table. */
const NONE = /^0(?![.,]?\d)/;

/** "Milk or cream": the cook chooses. */
function eitherOf(written: string, language: Language): TypedFood | undefined {
  const each = written.split(/\s(?:or|oder)\s/i);
  if (each.length < 2) return undefined;
  const choices = each.flatMap((part) => {
    const read = readTypedFood(part, language);
    return read.kind === 'known' ? [{ food: read.food, ...(read.amount && { amount: read.amount }) }] : [];
  });
  return choices.length === each.length ? { written, kind: 'unclear', choices } : undefined;
}

/** In g, ml or pieces; undefined where it cannot be said in them. */
function measuredAmount(amount: Amount | undefined, food: Food): TypedAmount | undefined {
  if (!amount) return undefined;
  const { quantity, unit, each } = amount;
  if (each) return within(quantity * (weigh(food, each.quantity, each.unit) ?? NaN), 'g');
  if (unit === undefined || (unit === 'piece' && food.weights.piece !== undefined))
    return within(quantity, 'piece');
  for (const measure of ['g', 'ml'] as const) {
    const ratio = ratioOf(unit, measure);
    if (ratio !== undefined) return within(quantity * ratio, measure);
  }
  return within(weigh(food, quantity, unit) ?? NaN, 'g');
}

const LEAST = 0.1;
const MOST = 10_000;

function within(quantity: number, unit: TypedAmount['unit']): TypedAmount | undefined {
  const rounded = Math.round(quantity * 10) / 10;
  return rounded >= LEAST && rounded <= MOST ? { quantity: rounded, unit } : undefined;
}

/** Returns whether it is one of the food's names, but for capitals and accents. */
const isFormOf = (name: string, { names }: Food): boolean =>
  [...names.en, ...names.de].some((each) => foldName(each) === foldName(name));
