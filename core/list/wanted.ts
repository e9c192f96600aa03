import type { Language } from '../language.ts';
import { isStaple } from '../nutrition/foods/cupboard.ts';
import type { Food } from '../nutrition/food.ts';
import { lineOfText } from '../line-of-text.ts';
import { foldName, stemName } from '../nutrition/fold-name.ts';
import { foodById, foodByName } from '../nutrition/foods/foods.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { foodByTurnedName } from '../nutrition/foods/turned-name.ts';
import { readAmount, type Amount } from '../recipe/lines/read-amount.ts';
import { splitAmount } from '../recipe/lines/split-amount.ts';
import type { Line } from '../recipe/lines/line.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { kitchenMeasure } from '../recipe/scaling/kitchen-measure.ts';
import type { Aisle } from './aisle.ts';
import type { ListChange } from './list-change.ts';
import { MAX_QUANTITY, type ListAmount, type ListSource } from './list-item.ts';

/** Something to buy, as an addition to the list says it. */
export type Wanted = Extract<ListChange, { type: 'add' }>['item'];

/** Reads what a cook types: "500 ml Milch", "2x Brot", "Milch 1 l". Understands names of foods in both languages. */
export function readWanted(typed: string, language: Language): Wanted | undefined {
  const { amount: read, name: typedName } = splitAmount(typed, language);
  const amount = read && amountOf(mostOf(read), read.unit ?? 'piece');
  const name = lineOfText(typedName, MAX_NAME);
  if (foldName(name) === '') return undefined;
  return { name, ...foodNamed(name, language), ...(amount && { amount }) };
}

/** Of "4-5 eggs" five are bought. */
const mostOf = ({
  quantity,
  between,
}: {
  readonly quantity: number;
  readonly between?: Amount['between'] | undefined;
}): number => between?.[1] ?? quantity;

/** Returns the aisle of what is named, and the food if it is called so. */
export function foodNamed(
  name: string,
  language: Language,
): { readonly food?: string; readonly aisle: Aisle } {
  const [first = '', behind, ...more] = name.split(', ');
  const turned =
    behind === undefined || more.length > 0 ? undefined : foodByTurnedName(first, behind, language);
  if (turned) return { food: turned.id, aisle: aisleOf(turned.id) };
  const food = foodByName(name, language) ?? matchFood(name, language)?.food;
  return { ...(food && isCalled(food, name) && { food: food.id }), aisle: aisleOf(food?.id) };
}

/** "Tomatoes" are the food. "Salt sticks" only stand in its aisle: they would take the place of the salt. */
function isCalled({ names }: Food, name: string): boolean {
  const stem = stemName(foldName(name));
  return [...names.en, ...names.de].some((each) => stemName(foldName(each)) === stem);
}

/** Reads an amount as `amountText` shows it, without a name; undefined if it is none. */
export function readListAmount(typed: string, language: Language): ListAmount | undefined {
  const amount = readAmount(typed.trim(), language);
  return amount?.rest === '' ? amountOf(mostOf(amount), amount.unit ?? 'piece') : undefined;
}

/** Returns the aisle of a food by the category that the table has it in. */
export const aisleOf = (food: string | undefined): Aisle =>
  (food === undefined ? undefined : foodById(food)?.group) ?? 'other';

/**
 * Returns what a recipe needs for a number of servings.
 * @param withoutStaples leaves out what a cupboard usually has
 */
export function wantedOf(
  recipe: Pick<Recipe, 'id' | 'userId' | 'title' | 'servings' | 'lines'>,
  { servings, withoutStaples }: { readonly servings: number; readonly withoutStaples: boolean },
): readonly Wanted[] {
  const from: ListSource = {
    recipeId: recipe.id,
    cookId: recipe.userId,
    title: lineOfText(recipe.title, 200),
    servings,
  };
  const factor = servings / recipe.servings;
  return recipe.lines
    .filter(({ food }) => food !== 'water' && !(withoutStaples && food !== undefined && isStaple(food)))
    .flatMap((line) => wantedLine(line, factor, from) ?? []);
}

function wantedLine(
  { food, name, quantity, unit, between }: Line,
  factor: number,
  from: ListSource,
): Wanted | undefined {
  const shown = lineOfText(name, MAX_NAME);
  if (foldName(shown) === '') return undefined;
  const amount =
    quantity === undefined
      ? undefined
      : scaled(mostOf({ quantity, between }) * factor, unit ?? 'piece', food, factor);
  return {
    name: shown,
    ...(food !== undefined && { food }),
    aisle: aisleOf(food),
    ...(amount && { amount }),
    from,
  };
}

/** Rounds as a scaled recipe does, and leaves an amount as it is where nothing is scaled. */
function scaled(
  quantity: number,
  unit: ListAmount['unit'],
  food: string | undefined,
  factor: number,
): ListAmount | undefined {
  const measure =
    factor === 1
      ? { quantity, unit }
      : kitchenMeasure({ quantity, unit }, food === undefined ? undefined : foodById(food));
  return amountOf(measure.quantity, measure.unit ?? 'piece');
}

/** Returns undefined for what is no amount to buy: nothing, or more than the list keeps. */
const amountOf = (quantity: number, unit: ListAmount['unit']): ListAmount | undefined =>
  quantity >= 0.001 && quantity <= MAX_QUANTITY ? { quantity, unit } : undefined;

const MAX_NAME = 100;
