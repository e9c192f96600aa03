import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { findFood, otherFoods, type FoundFood } from '../../recipe/lines/find-food.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { splitFreeFrom } from '../../nutrition/foods/free-from.ts';
import { isKindOf } from '../../nutrition/foods/kind-of.ts';
import { Diet } from '../../nutrition/diet.ts';
import { Difficulty } from '../../recipe/facts/difficulty.ts';
import type { Unit } from '../../nutrition/units.ts';
import { mendedGrams } from './line-weight.ts';

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
/** Optional text: dropped if it is empty, too long or missing. */
const optionalText = (longest: number) => v.fallback(v.optional(text(longest)), undefined);
/** Models write an empty value for nothing; older answers have null. */
const orNull = <Value extends string | number | null>(value: Value): Exclude<Value, '' | 0> | null =>
  (value || null) as Exclude<Value, '' | 0> | null;
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** Units that a model may use: metric units, spoons, cups and counted units. */
export const DRAFT_UNITS: readonly Unit[] = [
  'g',
  'kg',
  'ml',
  'l',
  'cm',
  'tsp',
  'tbsp',
  'cup',
  'pinch',
  'handful',
  'piece',
  'clove',
  'slice',
  'bunch',
  'sprig',
  'stalk',
  'leaf',
  'head',
  'sheet',
  'can',
  'jar',
  'tub',
  'packet',
  'dash',
];

/** Ingredient line as a model writes it. It gives food and weight; nutrition is calculated here. */
export const DraftLine = v.object({
  /** Plain English name, looked up in the food table. If it is empty, `name` is looked up. */
  food: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  /** Name in the recipe's language. A name that ends in ":" is the heading of a section. */
  name: text(120),
  quantity: v.pipe(v.nullable(between(0, 10_000)), v.transform(orNull)),
  unit: v.pipe(v.nullable(v.picklist(['', ...DRAFT_UNITS])), v.transform(orNull)),
  /** Grams of the edible part. */
  grams: between(0, 20_000),
  note: v.pipe(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))), v.transform(orNull)),
});
export type DraftLine = v.InferOutput<typeof DraftLine>;

/** Expected answer of a model: first the foods it sees, then the recipe, in streaming order. */
export const Draft = v.object({
  ingredients: v.array(text(80)),
  title: text(160),
  /** One sentence. */
  description: optionalText(240),
  /** Empty if the dish has none. */
  cuisine: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  difficulty: Difficulty,
  dietaryPreferences: v.array(Diet),
  /** Minutes from start to table. */
  prepTime: v.pipe(between(1, 24 * 60), v.integer()),
  /** Minutes of active work within `prepTime`. */
  activeTime: v.fallback(v.optional(v.pipe(between(1, 24 * 60), v.integer())), undefined),
  servings: v.pipe(between(1, 24), v.integer()),
  /** Equipment other than pots and knives. */
  equipment: v.fallback(v.optional(v.pipe(v.array(text(60)), v.maxLength(12))), undefined),
  lines: v.pipe(v.array(DraftLine), v.minLength(1), v.maxLength(48)),
  /** A step that ends in ":" is the heading of a section. */
  steps: v.pipe(v.array(text(1_200)), v.minLength(1), v.maxLength(40)),
  /** Parts of the dish that can be prepared earlier. */
  makeAhead: optionalText(240),
  servingTip: optionalText(240),
  storageTip: optionalText(240),
});
export type Draft = v.InferOutput<typeof Draft>;

/** Available foods that do not fit the dish, by their plain English names, with a reason for the cook. */
const UnusedFoods = v.array(
  v.object({ food: text(80), reason: v.pipe(v.string(), v.trim(), v.maxLength(160)) }),
);

/** Schema that is sent to models. */
export const RequestedDraft = v.object({ ...Draft.entries, notUsed: UnusedFoods });

/** Schema that answers are parsed with: `notUsed` may be missing. */
export const AnsweredDraft = v.object({ ...Draft.entries, notUsed: v.optional(UnusedFoods, []) });
export type AnsweredDraft = v.InferOutput<typeof AnsweredDraft>;

/** The foods that the model saw in the photos. */
export const SeenFoods = v.pick(Draft, ['ingredients']);

/** Answer with foods and without a recipe. */
export const OnlySeenFoods = v.strictObject(SeenFoods.entries);

/** Answer without a recipe from a model whose schema requires every member. */
export const NoDishWritten = v.object({
  lines: v.pipe(v.array(v.unknown()), v.maxLength(0)),
  steps: v.pipe(v.array(v.unknown()), v.maxLength(0)),
});

/**
 * Converts a model's line into a recipe line and matches its food. Grams that grossly contradict quantity and unit are
 * replaced by the table's weight.
 */
export function lineOf({ food, name, quantity, unit, grams, note }: DraftLine, language: Language): Line {
  const counted = { ...(unit && { unit }), read: '' };
  const plain = findFood(food, counted, note ?? '', 'en');
  const called = findFood(name, counted, note ?? '', language);
  // The English name wins, unless the recipe's name is matched more surely, says what the food lacks ("vegane Butter"),
  // or says its kind ("Gouda" for cheese).
  const surer = rankOf(name, called) - rankOf(food, plain);
  const { match, ...found } = surer > 0 || (surer === 0 && saysKind(called, plain)) ? called : plain;
  const told = [plain, called].flatMap(({ either = '', notes }) => [either, ...notes]);
  const part = called.part ?? plain.part;
  const state = called.state ?? plain.state;
  const by = found.unit ?? found.weighedBy ?? unit ?? 'piece';
  const mended =
    match && quantity !== null
      ? mendedGrams(match.food, { quantity, unit: by, grams, note: note ?? '' })
      : undefined;
  return {
    ...(match && { food: match.food.id, confidence: match.confidence }),
    ...otherFoods(match?.food.id, [...told, note ?? ''], language),
    ...(part && { part }),
    ...(state && { state }),
    name,
    ...(quantity !== null && { quantity }),
    ...(unit && { unit }),
    grams: mended ?? grams,
    weighed: mended === undefined ? 'author' : 'measure',
    ...(note && { note }),
  };
}

const saysKind = ({ match: called }: FoundFood, { match: plain }: FoundFood): boolean =>
  called !== undefined && plain !== undefined && isKindOf(called.food.id, plain.food.id);

const rankOf = (name: string, { match }: FoundFood): number =>
  match === undefined ? 0 : match.confidence + (splitFreeFrom(name) ? 1 : 0);
