import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { matchFood, type Match } from '../../nutrition/foods/match-food.ts';
import { weigh } from '../../nutrition/weigh.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { Diet, Difficulty } from '../../recipe/recipe.ts';
import type { Unit } from '../../nutrition/units.ts';

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** What a model measures by: the units of a metric kitchen. */
const METRIC_UNITS: readonly Unit[] = [
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
  'can',
];

/** One ingredient as a model writes it. It names food and weight; what is in it, we compute. */
export const DraftLine = v.object({
  /** The plain English name that the food table is searched for. */
  food: text(80),
  /** As the recipe calls it, in the recipe's language. */
  name: text(120),
  quantity: v.nullable(between(0.01, 10_000)),
  unit: v.nullable(v.picklist(METRIC_UNITS)),
  /** Of the edible part. */
  grams: between(0, 20_000),
  note: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))),
});
export type DraftLine = v.InferOutput<typeof DraftLine>;

/** What a model is asked to answer: first what it sees, then the recipe, in the order in which it is streamed. */
export const Draft = v.object({
  ingredients: v.array(text(80)),
  title: text(160),
  /** Empty where the dish has none. */
  cuisine: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  difficulty: Difficulty,
  dietaryPreferences: v.array(Diet),
  /** Minutes from the first cut to the table. */
  prepTime: v.pipe(between(1, 24 * 60), v.integer()),
  servings: v.pipe(between(1, 24), v.integer()),
  lines: v.pipe(v.array(DraftLine), v.minLength(1), v.maxLength(40)),
  steps: v.pipe(v.array(text(1_200)), v.minLength(1), v.maxLength(30)),
});
export type Draft = v.InferOutput<typeof Draft>;

/**
 * A draft as it is answered. The embedded author may say which confirmed foods its dish cannot use; the shape that models
 * are asked for has no place for that.
 */
export const AnsweredDraft = v.object({
  ...Draft.entries,
  /** In plain English. */
  notUsed: v.optional(v.array(text(80)), []),
});
export type AnsweredDraft = v.InferOutput<typeof AnsweredDraft>;

/** The part of a draft that says whether there was any food to write about. */
export const Sighting = v.pick(Draft, ['ingredients']);

/** An answer that says what is there and writes nothing. */
export const SightingAlone = v.strictObject(Sighting.entries);

/** A model's grams may be so many times those of its quantity and unit, or so many times less; beyond, they are wrong. */
const PLAUSIBLE_FACTOR = 2;

/**
 * The line of a recipe that a model's line becomes: with the food of the table that it names, where there is one. Where
 * its grams contradict its quantity and unit grossly, what the table says of them counts.
 */
export function lineOf({ food, name, quantity, unit, grams, note }: DraftLine, language: Language): Line {
  const match = surer(matchFood(food, 'en', note ?? ''), matchFood(name, language, note ?? ''));
  const ours = match && quantity !== null ? weigh(match.food, quantity, unit ?? 'piece') : undefined;
  const isWrong = ours !== undefined && (grams > ours * PLAUSIBLE_FACTOR || grams < ours / PLAUSIBLE_FACTOR);
  return {
    ...(match && { food: match.food.id, confidence: match.confidence }),
    name,
    ...(quantity !== null && { quantity }),
    ...(unit && { unit }),
    grams: isWrong ? Math.round(ours * 10) / 10 : grams,
    weighed: isWrong ? 'measure' : 'author',
    ...(note && { note }),
  };
}

/** The plain English name that a model gives counts, unless the name in the recipe is surer. */
const surer = (food: Match | undefined, name: Match | undefined): Match | undefined =>
  (name?.confidence ?? 0) > (food?.confidence ?? 0) ? name : food;
