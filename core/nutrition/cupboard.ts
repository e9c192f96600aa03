import * as v from 'valibot';

/**
 * Foods that a user says are in their cupboard or not, by ID. Of all other foods, the cupboard has those of any
 * kitchen.
 */
export const Cupboard = v.object({ has: v.array(v.string()), lacks: v.array(v.string()) });
export type Cupboard = v.InferOutput<typeof Cupboard>;
