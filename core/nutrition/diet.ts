import * as v from 'valibot';

/** Diets that a recipe can keep. */
export const DIETS = ['vegetarian', 'vegan', 'no-pork', 'no-alcohol', 'lactose-free', 'gluten-free'] as const;
export const Diet = v.picklist(DIETS);
export type Diet = v.InferOutput<typeof Diet>;
