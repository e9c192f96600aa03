import * as v from 'valibot';

/** ID of a planned meal. Random, made by the device that plans it. Short ones are cheaper to read. */
export const MealId = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/));
export type MealId = v.InferOutput<typeof MealId>;
