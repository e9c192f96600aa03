import * as v from 'valibot';

/** What only the cook knows of a recipe: how many it serves, or how much of a line goes into it. */
export const Question = v.variant('about', [
  v.object({ about: v.literal('servings') }),
  v.object({
    about: v.literal('line'),
    /** Its index. */
    line: v.number(),
    unit: v.picklist(['g', 'tbsp']),
    /** What one of the unit weighs. */
    grams: v.number(),
  }),
]);
export type Question = v.InferOutput<typeof Question>;

/** What a cook has said of a recipe. */
export const Answers = v.object({
  servings: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What lines weigh in all, in g, by their indexes. */
  grams: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
});
export type Answers = v.InferOutput<typeof Answers>;
