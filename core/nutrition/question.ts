import * as v from 'valibot';

/** Fact that only the user knows: the number of servings, or the amount of a line. */
export const Question = v.variant('about', [
  v.object({ about: v.literal('servings') }),
  v.object({
    about: v.literal('line'),
    line: v.number(),
    unit: v.picklist(['g', 'tbsp']),
    /** Grams of one unit. */
    grams: v.number(),
  }),
]);
export type Question = v.InferOutput<typeof Question>;

/** The user's answers about a recipe. */
export const Answers = v.object({
  servings: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Total grams of lines, by index. */
  grams: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
});
export type Answers = v.InferOutput<typeof Answers>;
