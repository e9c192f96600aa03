import type { Language } from '../language.ts';
import type { Cupboard } from '../nutrition/cupboard.ts';
import { isStaple } from '../nutrition/foods/cupboard.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { foldName } from '../nutrition/fold-name.ts';
import { namesOf } from '../nutrition/food-names.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { readAmount, type Amount } from '../recipe/lines/read-amount.ts';
import { splitAmount } from '../recipe/lines/split-amount.ts';
import type { Line } from '../recipe/lines/line.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { kitchenMeasure } from '../recipe/scaling/kitchen-measure.ts';
import { aisleOf, foodNamed } from './aisle-of-food.ts';
import type { ListChange } from './list-change.ts';
import { MAX_QUANTITY, type ListAmount, type ListSource } from './list-item.ts';

/** Addition to the list. */
export type Wanted = Extract<ListChange, { type: 'add' }>['item'];

/** Reads a typed item: "500 ml Milch", "2x Brot", "Milch 1 l". Understands names of foods in both languages. */
export function readWanted(typed: string, language: Language): Wanted | undefined {
  const { amount: read, name: typedName } = splitAmount(typed, language);
  const amount = read && amountOf(mostOf(read), read.unit ?? 'piece');
  const name = lineOfText(typedName, MAX_NAME);
  if (foldName(name) === '') return undefined;
  return { name, ...foodNamed(name, language, read?.unit), ...(amount && { amount }) };
}

/** Returns the larger end of a range: for "4-5 eggs", five are bought. */
const mostOf = ({
  quantity,
  between,
}: {
  readonly quantity: number;
  readonly between?: Amount['between'] | undefined;
}): number => between?.[1] ?? quantity;

/** Reads several typed items: "parmesan, olives and basil" are three, "salt and pepper" is one. */
export function readAllWanted(typed: string, language: Language): readonly Wanted[] {
  const whole = readWanted(typed, language);
  if (!whole || whole.food !== undefined) return whole ? [whole] : [];
  const parts = typed.split(BETWEEN_THINGS).flatMap((part) => readWanted(part, language) ?? []);
  const areThings = parts.every(({ food, aisle }) => food !== undefined || aisle === 'household');
  return parts.length > 1 && areThings ? parts : [whole];
}

/** Commas and "and", but no comma inside a number. */
const BETWEEN_THINGS = /\s*[;\n]\s*|,(?!\d)\s*(?:(?:and|und)\s)?\s*|\s+(?:and|und|&|\+)\s+/iu;

/**
 * Reads an amount without a name, as `amountText` writes it.
 * @returns undefined if it is invalid
 */
export function readListAmount(typed: string, language: Language): ListAmount | undefined {
  const amount = readAmount(typed.trim(), language);
  return amount?.rest === '' ? amountOf(mostOf(amount), amount.unit ?? 'piece') : undefined;
}

export type Needs = {
  readonly servings: number;
  /** Skips foods in the cupboard. */
  readonly withoutStaples: boolean;
  readonly cupboard?: Cupboard | undefined;
};

/** Returns the items that a recipe needs for a number of servings. */
export function wantedOf(
  recipe: Pick<Recipe, 'id' | 'userId' | 'title' | 'servings' | 'lines' | 'language'>,
  { servings, withoutStaples, cupboard }: Needs,
): readonly Wanted[] {
  const from: ListSource = {
    recipeId: recipe.id,
    cookId: recipe.userId,
    title: lineOfText(recipe.title, 200),
    servings,
  };
  const scale = { language: recipe.language, factor: servings / recipe.servings, from };
  const wanted = recipe.lines
    .filter(
      ({ food }) => food !== 'water' && !(withoutStaples && food !== undefined && isStaple(food, cupboard)),
    )
    .flatMap((line) => linesOf(line, recipe.language))
    .map((line) => ({ of: line.food, item: wantedLine(line, scale) }));
  const most = partsTakenMost(wanted);
  return wanted.flatMap(({ of, item }) =>
    item && (of === undefined || of === item.food || most.has(of)) ? [item] : [],
  );
}

type Scale = { readonly language: Language; readonly factor: number; readonly from: ListSource };

/** Addition with the whole food of its line. The line may use only a part of that food. */
type OfLine = { readonly of: string | undefined; readonly item: Wanted | undefined };

/** Returns the part of each whole food that needs most of it: one lemon gives juice and peel. */
function partsTakenMost(wanted: readonly OfLine[]): ReadonlySet<string> {
  const taken = new Map<string, { readonly whole: string; readonly sum: number }>();
  for (const { of, item } of wanted) {
    if (of === undefined || item?.food === undefined || item.food === of) continue;
    taken.set(of, { whole: item.food, sum: (taken.get(of)?.sum ?? 0) + (item.amount?.quantity ?? 0) });
  }
  const most = new Map<string, string>();
  for (const [part, { whole, sum }] of taken)
    if (sum > (taken.get(most.get(whole) ?? '')?.sum ?? -1)) most.set(whole, part);
  return new Set(most.values());
}

/** Splits a line of several foods without amounts: "parmesan, olives and basil, to serve". */
function linesOf(line: Line, language: Language): readonly Line[] {
  const text = line.note ? `${line.name}, ${line.note}` : line.name;
  if (line.quantity !== undefined || !COUNTS_THINGS.test(text)) return [line];
  const things = [text, text.slice(0, text.lastIndexOf(','))]
    .map((each) => readAllWanted(each, language))
    .find(({ length }) => length > 1);
  if (!things) return [line];
  return things.map(({ name, food, amount }) => ({ name, ...(food !== undefined && { food }), ...amount }));
}

const COUNTS_THINGS = /\s(?:and|und|&)\s/iu;

/** Converts a line to an addition. A food used in part is bought whole: in pieces, or without amount. */
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
    aisle: aisleOf(food, line.state),
    ...(amount && { amount }),
    from,
  };
}

/** Rounds like a scaled recipe. Unscaled amounts stay as they are. */
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

/** @returns undefined for zero, or for more than the list's maximum */
const amountOf = (quantity: number, unit: ListAmount['unit']): ListAmount | undefined =>
  quantity >= 0.001 && quantity <= MAX_QUANTITY ? { quantity, unit } : undefined;

const MAX_NAME = 100;
