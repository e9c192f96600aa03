import type { Language } from '../language.ts';
import { isStaple } from '../nutrition/foods/cupboard.ts';
import type { Food } from '../nutrition/food.ts';
import { lineOfText } from '../line-of-text.ts';
import { foldName, stemName } from '../nutrition/fold-name.ts';
import { namesOf } from '../nutrition/food-names.ts';
import { foodById, foodByName } from '../nutrition/foods/foods.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { foodByTurnedName } from '../nutrition/foods/turned-name.ts';
import { readAmount, type Amount } from '../recipe/lines/read-amount.ts';
import { splitAmount } from '../recipe/lines/split-amount.ts';
import type { Line } from '../recipe/lines/line.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { kitchenMeasure } from '../recipe/scaling/kitchen-measure.ts';
import type { Aisle } from './aisle.ts';
import { isHouseholdGood, mayBeHouseholdGood } from './household-goods.ts';
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

/** Reads all that a cook types at once: "parmesan, olives and basil" are three things, "salt and pepper" is one. */
export const readAllWanted = (typed: string, language: Language): readonly Wanted[] =>
  thingsIn(typed, language).flatMap((each) => readWanted(each, language) ?? []);

/** Divides a text where each part of it is called a thing of the shop. */
function thingsIn(text: string, language: Language): readonly string[] {
  if (foodNamed(text.trim(), language).food !== undefined) return [text];
  const parts = text.split(BETWEEN_THINGS).filter((part) => part.trim() !== '');
  const areThings = parts.every((part) => isThing(splitAmount(part, language).name, language));
  return parts.length > 1 && areThings ? parts : [text];
}

/** Commas and "and", but no comma inside of a number. */
const BETWEEN_THINGS = /\s*[;\n]\s*|,(?!\d)\s*(?:(?:and|und)\s)?\s*|\s+(?:and|und|&|\+)\s+/iu;

function isThing(name: string, language: Language): boolean {
  const { food, aisle } = foodNamed(name.trim(), language);
  return food !== undefined || aisle === 'household';
}

/** Returns the aisle of what is named, and the food if it is called so. */
export function foodNamed(
  name: string,
  language: Language,
): { readonly food?: string; readonly aisle: Aisle } {
  if (isHouseholdGood(name)) return { aisle: 'household' };
  const [first = '', behind, ...more] = name.split(', ');
  const turned =
    behind === undefined || more.length > 0 ? undefined : foodByTurnedName(first, behind, language);
  if (turned) return { food: turned.id, aisle: aisleOf(turned.id) };
  const food = foodByName(name, language) ?? matchFood(name, language)?.food;
  if (!food && mayBeHouseholdGood(name)) return { aisle: 'household' };
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
  recipe: Pick<Recipe, 'id' | 'userId' | 'title' | 'servings' | 'lines' | 'language'>,
  { servings, withoutStaples }: { readonly servings: number; readonly withoutStaples: boolean },
): readonly Wanted[] {
  const from: ListSource = {
    recipeId: recipe.id,
    cookId: recipe.userId,
    title: lineOfText(recipe.title, 200),
    servings,
  };
  const scale = { language: recipe.language, factor: servings / recipe.servings, from };
  const wanted = recipe.lines
    .filter(({ food }) => food !== 'water' && !(withoutStaples && food !== undefined && isStaple(food)))
    .flatMap((line) => linesOf(line, recipe.language))
    .map((line) => ({ of: line.food, item: wantedLine(line, scale) }));
  return wanted.flatMap(({ of, item }) => (item && takesMost(of, item, wanted) ? [item] : []));
}

type Scale = { readonly language: Language; readonly factor: number; readonly from: ListSource };

/**
 * Returns whether an item is the whole of a part that no other part takes more of: one lemon gives juice and peel, one egg
 * white and yolk.
 * @param of the food of its line
 */
function takesMost(
  of: string | undefined,
  { food }: Wanted,
  wanted: readonly { readonly of: string | undefined; readonly item: Wanted | undefined }[],
): boolean {
  if (of === food) return true;
  const sums = new Map<string | undefined, number>();
  for (const each of wanted)
    if (each.item?.food === food && each.of !== food)
      sums.set(each.of, (sums.get(each.of) ?? 0) + (each.item?.amount?.quantity ?? 0));
  const most = Math.max(...sums.values());
  return [...sums].find(([, sum]) => sum === most)?.[0] === of;
}

/** A line that counts things which nobody measures, "parmesan, olives and basil, to serve", is a line for each. */
function linesOf(line: Line, language: Language): readonly Line[] {
  const text = line.note ? `${line.name}, ${line.note}` : line.name;
  if (line.quantity !== undefined || !COUNTS_THINGS.test(text)) return [line];
  const things = [text, text.slice(0, text.lastIndexOf(','))]
    .map((each) => thingsIn(each, language))
    .find(({ length }) => length > 1);
  if (!things) return [line];
  return things.map((name) => {
    const { food } = foodNamed(name, language);
    return { name, ...(food !== undefined && { food }) };
  });
}

const COUNTS_THINGS = /\s(?:and|und|&)\s/iu;

/** Parts are bought as the whole thing, counted as such or not at all. */
function wantedLine(line: Line, { language, factor, from }: Scale): Wanted | undefined {
  const { name, unit, between } = line;
  const isCounted = unit === 'piece';
  const row = line.food === undefined ? undefined : foodById(line.food);
  const whole = row?.partOf && (line.part || isCounted) ? foodById(row.partOf[0] ?? '') : undefined;
  const food = whole?.id ?? line.food;
  const quantity = whole && !isCounted ? undefined : line.quantity;
  const shown = lineOfText(whole && !line.part ? namesOf(whole, language).several : name, MAX_NAME);
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
