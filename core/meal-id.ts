import * as v from 'valibot';

/** ID of a planned meal, chosen at random by the device. Short IDs save bytes in every read. */
export const MealId = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/));
export type MealId = v.InferOutput<typeof MealId>;
