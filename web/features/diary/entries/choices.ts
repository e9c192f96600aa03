import type { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import type { DiaryAmount } from '#core/diary/amount.ts';
import type { DiarySource } from '#core/diary/diary-entry.ts';
import { nutritionOfAmount, type Countable } from '#core/diary/nutrition-of-amount.ts';
import { portionsOfFood, portionsOfProduct, type Portion } from '#core/diary/portions.ts';
import type { TypedAmount } from '#core/diary/typed-amount.ts';
import type { Language } from '#core/language.ts';
import type { Food } from '#core/nutrition/food.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { eatenFoodById } from '#core/nutrition/foods/eaten/dishes.ts';
import { scaleKnown, type KnownNutrition } from '#core/nutrition/nutrition.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { HeldProduct } from '../../../offline/schema.ts';

/** Item that can be logged, with its usual portions. */
export type Choice = {
  /** Identifies the item. */
  readonly key: string;
  readonly name: string;
  /** Brand of a product. */
  readonly detail?: string;
  readonly source: DiarySource;
  readonly isFavourite?: boolean;
  readonly amount: DiaryAmount;
  /** One for each unit, including the suggested one. */
  readonly portions: readonly (Pick<Portion, 'amount'> & {
    readonly size?: number;
    readonly measure?: 'g' | 'ml';
  })[];
  /** Empty if the amount cannot be calculated. */
  readonly nutritionOf: (amount: DiaryAmount) => KnownNutrition;
};

const nutritionFrom = (of: Countable) => (amount: DiaryAmount) => nutritionOfAmount(of, amount) ?? {};

const ONE_SERVING: DiaryAmount = { quantity: 1, unit: 'serving' };

export function choiceOfFood(food: Food, language: Language, amount?: DiaryAmount): Choice {
  const portions = portionsOfFood(food).map((each) => ({ ...each, measure: 'g' as const }));
  return {
    key: food.id,
    name: food.names[language][0] ?? food.id,
    source: { food: food.id },
    amount: amount ?? portions[0]?.amount ?? { quantity: 100, unit: 'g' },
    portions: withUnitOf(amount, portions),
    nutritionOf: nutritionFrom({ food }),
  };
}

export function choiceOfProduct(product: HeldProduct, amount?: DiaryAmount): Choice {
  const { barcode, name, brand, unit } = product;
  const portions = portionsOfProduct(product).map((each) => ({ ...each, measure: unit }));
  return {
    key: barcode,
    name,
    ...(brand !== undefined && { detail: brand }),
    source: product.source === 'own' ? { own: true } : { barcode },
    amount: amount ?? portions[0]?.amount ?? { quantity: 100, unit },
    portions: withUnitOf(amount, portions),
    nutritionOf: nutritionFrom({ product }),
  };
}

export const choiceOfRecipe = (
  { id, title, nutrition }: Pick<Recipe, 'id' | 'nutrition'> & { readonly title: string },
  cookId?: string,
  amount = ONE_SERVING,
): Choice => ({
  key: `recipe ${id}`,
  name: title,
  source: { recipeId: id, ...(cookId !== undefined && { cookId }) },
  amount,
  portions: [{ amount: ONE_SERVING }],
  nutritionOf: nutritionFrom({ recipe: { nutrition } }),
});

/** Returns a choice for an own dish as typed, or for an item known only from its entry, in its unit. */
const choiceOfAmount = (
  key: string,
  { name, source, amount, ...nutrition }: Pick<Choice, 'name' | 'source' | 'amount'> & KnownNutrition,
): Choice => ({
  key,
  name,
  source,
  amount,
  portions: [{ amount: { ...amount, quantity: amount.unit === 'g' || amount.unit === 'ml' ? 100 : 1 } }],
  nutritionOf: ({ quantity, unit }) =>
    unit === amount.unit ? scaleKnown(nutrition, quantity / amount.quantity) : {},
});

/** Returns a choice that repeats an entry with the same amount. */
export function choiceOfEntry(
  entry: TrackingEntry,
  language: Language,
  products: ReadonlyMap<string, HeldProduct>,
): Choice {
  const key = keyOf(entry);
  if (entry.type !== 'diary')
    return choiceOfAmount(key, {
      ...entry,
      name: entry.title,
      source: { recipeId: entry.recipeId },
      amount: { quantity: entry.servings, unit: 'serving' },
    });
  const { source, amount } = entry;
  const food = 'food' in source ? eatenFoodById(source.food) : undefined;
  if (food) return choiceOfFood(food, language, amount);
  const product = 'barcode' in source ? products.get(source.barcode) : undefined;
  return product ? choiceOfProduct(product, amount) : choiceOfAmount(key, entry);
}

export function keyOf(entry: TrackingEntry): string {
  if (entry.type !== 'diary') return `recipe ${entry.recipeId}`;
  const { source, name } = entry;
  if ('food' in source) return source.food;
  if ('barcode' in source) return source.barcode;
  return 'recipeId' in source ? `recipe ${source.recipeId}` : `own ${foldName(name)}`;
}

/** Returns the latest entries, each item once, newest first. */
export function recentEntries(days: readonly TrackedDay[]): readonly TrackingEntry[] {
  const newest = days
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .flatMap(({ entries }) => entries.toSorted((a, b) => b.timestamp - a.timestamp));
  const seen = new Set<string>();
  return newest.filter((entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry)));
}

/** Minimum number of entries that make an item a favourite. */
const OFTEN = 3;

/** Returns the most frequent entries, logged three times or more. */
export function favouriteEntries(days: readonly TrackedDay[]): readonly TrackingEntry[] {
  const counts = new Map<string, number>();
  for (const entry of days.flatMap(({ entries }) => entries))
    counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  const count = (entry: TrackingEntry) => counts.get(keyOf(entry)) ?? 0;
  return recentEntries(days)
    .filter((entry) => count(entry) >= OFTEN)
    .toSorted((a, b) => count(b) - count(a));
}

/**
 * Returns a choice in a typed amount; unchanged if the weight of the amount is unknown. A number alone counts pieces:
 * two slices of bread.
 */
function inAmount(choice: Choice, { quantity, unit }: TypedAmount): Choice {
  const counted = choice.portions.map((each) => each.amount.unit).filter((each) => !MEASURED.has(each));
  // "Six nuggets" are six pieces and one serving.
  const inPieces = [...counted.filter((each) => each !== 'serving'), 'piece', 'serving'] as const;
  const units = unit === undefined ? inPieces : [unit];
  const amount = units
    .map((each): DiaryAmount => ({ quantity, unit: each }))
    .find((each) => Object.keys(choice.nutritionOf(each)).length > 0);
  return amount ? { ...choice, amount, portions: withUnitOf(amount, choice.portions) } : choice;
}

/** Returns a choice in the described amount: a large latte is 1.3 times a latte. */
export function inAmountOf(
  choice: Choice,
  { amount, times }: { readonly amount?: TypedAmount | undefined; readonly times: number },
): Choice {
  const counted = amount ? inAmount(choice, amount) : choice;
  const { quantity, unit } = counted.amount;
  return times === 1
    ? counted
    : { ...counted, amount: { quantity: Math.round(quantity * times * 100) / 100, unit } };
}

/** Units whose amounts users type. */
const MEASURED: ReadonlySet<DiaryAmount['unit']> = new Set(['g', 'kg', 'ml', 'cl', 'l', 'tbsp', 'tsp']);

/** Adds the unit of an unusual amount. */
const withUnitOf = (amount: DiaryAmount | undefined, portions: Choice['portions']): Choice['portions'] =>
  amount === undefined || portions.some((each) => each.amount.unit === amount.unit)
    ? portions
    : [{ amount }, ...portions];
